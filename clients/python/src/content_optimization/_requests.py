"""Requests and the plan of a call: which attempts are made, and which pauses are between them.

A plan is a generator that neither sends nor sleeps. It yields what is to be done; each client has a driver that does it.
"""

from __future__ import annotations

import json
import random
import uuid
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar
from urllib.parse import quote

import httpx
from typing_extensions import TypedDict

from .errors import ApiConnectionError, ApiError, to_api_error

T = TypeVar("T")
Query: TypeAlias = Mapping[str, str | int | float | bool | None]

_FIRST_PAUSE_SECONDS = 0.5


class CallOptions(TypedDict, total=False):
    """Of a single call."""

    timeout_seconds: float
    """Of each attempt, instead of the client's."""
    idempotency_key: str
    """Of a write. By default each call makes one, which its retries share."""
    accept_language: str
    """In which the API writes its sentences, of the operations that have it."""
    on_response: Callable[[httpx.Response], None]
    """Called with a successful response: for its headers."""


@dataclass(frozen=True)
class Settings:
    """Of a client."""

    base_url: str
    headers: Mapping[str, str]
    timeout_seconds: float
    retries: int
    retry_after_seconds_max: float


@dataclass(frozen=True)
class Send:
    """To be sent as it is."""

    verb: str
    url: str
    query: Query
    headers: Mapping[str, str]
    content: bytes | None
    timeout_seconds: float


@dataclass(frozen=True)
class Pause:
    """To be waited."""

    seconds: float


Step: TypeAlias = Send | Pause
"""A driver sends back what came of it: None after a pause."""
Outcome: TypeAlias = httpx.Response | httpx.HTTPError | None
Plan: TypeAlias = Generator[Step, Outcome, T]


def arguments_of(send: Send) -> dict[str, Any]:
    """For the method `request` of httpx."""
    return {
        "method": send.verb,
        "url": send.url,
        "params": dict(send.query),
        "headers": send.headers,
        "content": send.content,
        "timeout": send.timeout_seconds,
    }


def segment(name: str, value: str | int) -> str:
    """A parameter in a path, which it cannot leave."""
    text = str(value)
    # A dot segment, which no encoding protects.
    if text in ("", ".", ".."):
        raise ValueError(f"{name} must be an id")
    return quote(text, safe="")


def plan_call(
    settings: Settings,
    verb: str,
    path: str,
    query: Query,
    body: object,
    options: CallOptions,
    headers: Mapping[str, str] | None = None,
) -> Plan[httpx.Response]:
    """Attempts until there is a successful response. All attempts of a write share one key, so that a lost response
    cannot become a second effect."""
    send = Send(
        verb=verb,
        url=settings.base_url + path,
        query={name: value for name, value in query.items() if value is not None},
        headers={**_headers_of(settings, verb, body, options), **(headers or {})},
        content=None if body is None else json.dumps(body, ensure_ascii=False).encode(),
        timeout_seconds=options.get("timeout_seconds", settings.timeout_seconds),
    )
    retried = 0
    while True:
        outcome = yield send
        try:
            response = _take(outcome, f"{verb} {path}")
        except (ApiError, ApiConnectionError) as error:
            pause = _pause_before(error, retried, settings) if retried < settings.retries else None
            if pause is None:
                raise
        else:
            if "on_response" in options:
                options["on_response"](response)
            return response
        yield Pause(pause)
        retried += 1


def _headers_of(settings: Settings, verb: str, body: object, options: CallOptions) -> dict[str, str]:
    headers = {"accept": "application/json, */*;q=0.1", **settings.headers}
    if "accept_language" in options:
        headers["accept-language"] = options["accept_language"]
    if body is not None:
        headers["content-type"] = "application/json"
    if verb != "GET":
        headers["idempotency-key"] = options.get("idempotency_key") or str(uuid.uuid4())
    return headers


def _take(outcome: Outcome, request: str) -> httpx.Response:
    if isinstance(outcome, httpx.Response):
        if outcome.is_success:
            return outcome
        raise to_api_error(outcome, request)
    raise ApiConnectionError(f"No whole response to {request}: {outcome}") from outcome


def _is_passing(error: ApiError | ApiConnectionError) -> bool:
    """A repeat may succeed: 429, 5xx, no response, and a conflict with an attempt of ours that is still running."""
    if isinstance(error, ApiConnectionError):
        return True
    return error.status == 429 or error.status >= 500 or (error.status == 409 and error.retry_after_seconds is not None)


def _pause_before(error: ApiError | ApiConnectionError, retried: int, settings: Settings) -> float | None:
    """Seconds; None when the call has failed. Without `Retry-After` the pauses double, with jitter."""
    if not _is_passing(error):
        return None
    longest = settings.retry_after_seconds_max
    asked = error.retry_after_seconds if isinstance(error, ApiError) else None
    if asked is not None:
        return asked if asked <= longest else None
    return min(_FIRST_PAUSE_SECONDS * 2.0**retried * random.uniform(0.5, 1), longest)


def read_body(response: httpx.Response, request: str) -> Any:
    """The JSON or the text of a response; None where there is none."""
    if response.status_code == 204:
        return None
    kind = response.headers.get("content-type", "").partition(";")[0].strip()
    if kind != "application/json":
        return response.text
    try:
        return response.json()
    except ValueError as error:
        raise ApiConnectionError(f"The response to {request} is no JSON") from error
