"""The headers of netlify.toml, read as the host reads them."""

from __future__ import annotations

from pathlib import Path

import pytest

from site_build.failure import BuildError
from site_build.headers import Rule, headers_for, read_rules

ROOT = Path(__file__).parents[2]


def test_a_folder_rule_covers_what_is_in_it() -> None:
    rule = Rule("/a/*", (("X", "1"),))
    assert rule.matches("/a/b/c.js")
    assert rule.matches("/a/")
    assert not rule.matches("/about")


def test_a_plain_rule_covers_one_path() -> None:
    assert Rule("/", ()).matches("/")
    assert not Rule("/", ()).matches("/index.html")


def test_values_of_all_matching_blocks_are_joined() -> None:
    rules = (Rule("/*", (("X", "1"), ("Y", "2"))), Rule("/a/*", (("X", "3"),)))
    assert headers_for("/a/b", rules) == {"X": "1, 3", "Y": "2"}


def test_no_header_of_ours_is_sent_twice() -> None:
    """Joined policies are enforced both, and joined cache rules are nonsense."""
    rules = read_rules(ROOT / "netlify.toml")
    for path in ("/", "/index.html", "/sw.js", "/manifest.webmanifest", "/a/0/js/app.js", "/wheels/x.whl", "/other"):
        names = [name for rule in rules if rule.matches(path) for name, _ in rule.values]
        assert len(names) == len(set(names)), path


@pytest.mark.parametrize(
    "text",
    [
        *("[[headers]", "[build]\n", '[[headers]]\nfor = "/*"\n'),
        '[[headers]]\nfor = "/*.js"\n[headers.values]\nX = "1"\n',
        '[[headers]]\nfor = "/*"\n[headers.values]\nX = 1\n',
        '[[headers]]\nfor = "/*"\n[headers.values]\nX = "1\\r\\nY: 2"\n',
        '[[headers]]\nfor = "/*"\n[headers.values]\nX = "\u0436"\n',
        "[[headers]]\nfor = 1\n[headers.values]\n",
    ],
)
def test_what_cannot_be_read_is_one_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "netlify.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BuildError, match=r"netlify\.toml .*\.$"):
        read_rules(file)
