"""The parts of a list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ._requests import Query


def next_part(part: Mapping[str, Any]) -> Query | None:
    """The query for the next part; None at the end. A list that shrinks in between ends early, never endlessly."""
    data, meta = part["data"], part["meta"]
    if "next_cursor" in meta:
        return None if meta["next_cursor"] is None else {"cursor": meta["next_cursor"]}
    if not data or meta["page"] * meta["per_page"] >= meta["total"]:
        return None
    return {"page": meta["page"] + 1}
