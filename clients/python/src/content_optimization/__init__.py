"""Typed client of the Content Optimization API."""

from . import models
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
