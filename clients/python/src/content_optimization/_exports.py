"""Exports, read part by part as their rows are asked for."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

import httpx

from ._requests import CallOptions

Row = TypeVar("Row")


class ExportOptions(CallOptions, total=False):
    """Of an export."""

    cursor: str | None
    """Where to go on: `cursor` of rows that were read before."""
    limit: int
    """Rows of a part: of what is held in memory at a time."""
    page_ids: Sequence[int]
    """Of pages, recommendations, links and content: only these pages, 200 at most."""


class _Parts(Generic[Row]):
    def __init__(self, cursor: str | None) -> None:
        self.cursor = cursor
        """Of the part whose rows are being read; keep it to go on from there. None is the beginning."""
        self._rows: deque[Row] = deque()
        self._next: str | None = None
        self._is_read = False

    def _advance(self) -> bool:
        """Turns to the part that is to be read; False at the end. One that could not be read is asked for again."""
        if self._is_read:
            if self._next is None:
                return False
            self.cursor, self._is_read = self._next, False
        return True

    def _take(self, response: httpx.Response) -> None:
        # Not by lines of Unicode: a title may hold such a separator.
        self._rows.extend(json.loads(line) for line in response.text.split("\n") if line)
        self._next = next_cursor(response)
        self._is_read = True


class ExportRows(_Parts[Row]):
    """An iterator. After an error it goes on where it was: no row is lost or doubled."""

    def __init__(self, read: Callable[[str | None], httpx.Response], cursor: str | None = None) -> None:
        super().__init__(cursor)
        self._read = read

    def __iter__(self) -> ExportRows[Row]:
        return self

    def __next__(self) -> Row:
        while not self._rows:
            if not self._advance():
                raise StopIteration
            self._take(self._read(self.cursor))
        return self._rows.popleft()


class AsyncExportRows(_Parts[Row]):
    """An asynchronous iterator. After an error it goes on where it was: no row is lost or doubled."""

    def __init__(self, read: Callable[[str | None], Awaitable[httpx.Response]], cursor: str | None = None) -> None:
        super().__init__(cursor)
        self._read = read

    def __aiter__(self) -> AsyncExportRows[Row]:
        return self

    async def __anext__(self) -> Row:
        while not self._rows:
            if not self._advance():
                raise StopAsyncIteration
            self._take(await self._read(self.cursor))
        return self._rows.popleft()


def next_cursor(response: httpx.Response) -> str | None:
    """`cursor` of the address with `rel="next"` in the header `Link`."""
    address = response.links.get("next", {}).get("url")
    return None if address is None else httpx.URL(address).params.get("cursor")
