"""Every screen of the page on file: which there are, how each is reached, and their pictures (`build.py screens`).

The page asks an engine that runs here, beside the browser, so that no picture waits for Python in WebAssembly.
"""
