"""Typed client of the Content Optimization API."""

from importlib import import_module
from typing import TYPE_CHECKING

from ._exports import AsyncExportRows, ExportRows
from ._jobs import EndedJob, JobsProgress
from ._requests import CallOptions
from ._version import __version__
from .async_client import AsyncClient
from .client import Client
from .errors import (
    ApiConnectionError,
    ApiError,
    AuthenticationError,
    ConflictError,
    ContentOptimizationError,
    IdempotencyConflictError,
    JobFailedError,
    NotFoundError,
    PermissionDeniedError,
    RateLimitedError,
    ServerError,
    VersionConflictError,
    WaitTimeoutError,
    WebhookVerificationError,
)
from .webhooks import verify_webhook

if TYPE_CHECKING:
    from . import models

__all__ = [
    "ApiConnectionError",
    "ApiError",
    "AsyncClient",
    "AsyncExportRows",
    "AuthenticationError",
    "CallOptions",
    "Client",
    "ConflictError",
    "ContentOptimizationError",
    "EndedJob",
    "ExportRows",
    "IdempotencyConflictError",
    "JobFailedError",
    "JobsProgress",
    "NotFoundError",
    "PermissionDeniedError",
    "RateLimitedError",
    "ServerError",
    "VersionConflictError",
    "WaitTimeoutError",
    "WebhookVerificationError",
    "__version__",
    "models",
    "verify_webhook",
]


def __getattr__(name: str) -> object:
    # The types take longer to load than all the rest, and a program needs them at its type check alone.
    if name == "models":
        return import_module(".models", __name__)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
