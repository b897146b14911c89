"""The chapters of build.py: how the site, its wheel and its checks are made. No part of the wheel."""
