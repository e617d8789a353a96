"""Errors of the client. The API's are told apart by status, by `code`, and conflicts by `details.reason`."""

from __future__ import annotations

import time
from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Any, cast

import httpx

if TYPE_CHECKING:
    from . import models


class ContentOptimizationError(Exception):
    """Every error of this package."""


class ApiError(ContentOptimizationError):
    """The API refused a request, or failed."""

    def __init__(self, message: str, *, response: httpx.Response, request: str, envelope: Mapping[str, Any]) -> None:
        super().__init__(message)
        self.message = message
        self.code: models.ErrorCode | str = str(envelope.get("code", "unknown"))
        """Switch on this. `unknown`: a response without the API's envelope, from something in front of it."""
        details = envelope.get("details")
        self.details: Mapping[str, Any] = cast("Mapping[str, Any]", details) if isinstance(details, dict) else {}
        self.status = response.status_code
        self.request = request
        """Verb and path, without the query: `GET /sites/1`."""
        self.request_id: str | None = response.headers.get("x-request-id")
        """Names the request in the service's log."""
        self.retry_after_seconds = parse_seconds(response.headers.get("retry-after"))
        """After which a repeat makes sense, where the API says so."""

    def __str__(self) -> str:
        return f"{self.message} ({self.request}: {self.status} {self.code})"

    def __reduce__(self) -> tuple[Any, ...]:
        # Queues of tasks pickle what a task raised.
        return (_restore, (type(self), self.args, self.__dict__))


def _restore(kind: type[ApiError], args: tuple[Any, ...], state: dict[str, Any]) -> ApiError:
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(state)
    return error


class AuthenticationError(ApiError):
    """401: the key is wrong, expired or revoked."""


class PermissionDeniedError(ApiError):
    """403: the key lacks a scope."""


class NotFoundError(ApiError):
    """404."""


class RateLimitedError(ApiError):
    """429, after the retries, or with a `Retry-After` that is longer than the client waits."""


class ServerError(ApiError):
    """5xx, after the retries."""


class ConflictError(ApiError):
    """409: the state of the resource does not allow it."""


class VersionConflictError(ConflictError):
    """Another caller saved first: read the resource again, and decide."""


class IdempotencyConflictError(ConflictError):
    """A write met an earlier one with its `Idempotency-Key`. `reason` says what became of that one."""

    @property
    def reason(self) -> str:
        """`response_lost`: it took effect, so read the resource and do not write again."""
        return str(self.details["reason"])


class ApiConnectionError(ContentOptimizationError):
    """No whole response came. `__cause__` is what httpx raised."""


class JobFailedError(ContentOptimizationError):
    """A job that was waited for ended without a result."""

    def __init__(self, job: models.Job) -> None:
        super().__init__(job)
        self.job = job

    def __str__(self) -> str:
        return self.job["error"] or f"The job {self.job['id']} was {self.job['status']}"


class WaitTimeoutError(ContentOptimizationError):
    """A job that was waited for still runs when the time is up."""


class WebhookVerificationError(ContentOptimizationError):
    """The delivery is not from the service, is too old, or was changed: respond with 400, and do nothing."""


_STATUS_CLASSES: Mapping[int, type[ApiError]] = {
    401: AuthenticationError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    429: RateLimitedError,
}
_CONFLICT_CLASSES: Mapping[str, type[ApiError]] = {
    "other_version": VersionConflictError,
    "response_lost": IdempotencyConflictError,
    "other_request": IdempotencyConflictError,
    "still_running": IdempotencyConflictError,
}


def to_api_error(response: httpx.Response, request: str) -> ApiError:
    """The error of a response that is not a success."""
    envelope = _envelope_in(response)
    message = str(envelope.get("message", f"The API returned status {response.status_code}"))
    return _class_of(response.status_code, envelope)(message, response=response, request=request, envelope=envelope)


def _class_of(status: int, envelope: Mapping[str, Any]) -> type[ApiError]:
    kind = _STATUS_CLASSES.get(status, ServerError if status >= 500 else ApiError)
    details: Any = envelope.get("details")
    if envelope.get("code") != "conflict" or not isinstance(details, dict):
        return kind
    return _CONFLICT_CLASSES.get(str(cast("dict[str, Any]", details).get("reason")), kind)


def _envelope_in(response: httpx.Response) -> Mapping[str, Any]:
    try:
        body: Any = response.json()
    except ValueError:
        return {}
    error: Any = cast("dict[str, Any]", body).get("error") if isinstance(body, dict) else None
    return cast("dict[str, Any]", error) if isinstance(error, dict) and "code" in error else {}


def parse_seconds(header: str | None) -> float | None:
    """`Retry-After` in seconds; a proxy may send a date."""
    if header is None:
        return None
    if header.strip().isascii() and header.strip().isdecimal():
        return float(header)
    try:
        return max(0.0, parsedate_to_datetime(header).timestamp() - time.time())
    except (ValueError, OverflowError):
        return None
