"""Verification of deliveries by Standard Webhooks, with the standard library alone."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import time
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, cast

from .errors import WebhookVerificationError

if TYPE_CHECKING:
    from . import models

_PREFIX = "whsec_"


def verify_webhook(
    payload: bytes | str,
    headers: Mapping[str, str],
    secret: str | Iterable[str],
    *,
    tolerance_seconds: float = 300,
) -> models.WebhookEvent:
    """Verifies a delivery and returns its event. Later releases may send further types and fields: ignore them.

    `payload` is the body as it came, before it is parsed. `secret` is `whsec_…`; several while you change over from one
    to the next. Raises WebhookVerificationError for anything but a delivery that was signed with one of the secrets, not
    more than `tolerance_seconds` ago.
    """
    body = payload.encode() if isinstance(payload, str) else payload
    given = {name.lower(): value for name, value in headers.items()}
    delivery_id, timestamp, signatures = (_read(given, f"webhook-{name}") for name in ("id", "timestamp", "signature"))
    if not (timestamp.isascii() and timestamp.isdecimal() and len(timestamp) <= 12):
        raise _refusal("the timestamp is no number")
    if abs(time.time() - int(timestamp)) > tolerance_seconds:
        raise _refusal("the timestamp is too far off")
    signed = _to_bytes(f"{delivery_id}.{timestamp}.") + body
    for key in [_key_of(one) for one in ([secret] if isinstance(secret, str) else secret)]:
        expected = b"v1," + base64.b64encode(hmac.digest(key, signed, hashlib.sha256))
        if any(hmac.compare_digest(expected, _to_bytes(signature)) for signature in signatures.split(" ")):
            return _parse(body)
    raise _refusal("no signature fits")


def _refusal(reason: str) -> WebhookVerificationError:
    return WebhookVerificationError(f"the delivery is refused: {reason}")


def _to_bytes(text: str) -> bytes:
    # A header may hold half of a character.
    return text.encode(errors="replace")


def _read(headers: Mapping[str, str], name: str) -> str:
    if not headers.get(name):
        raise _refusal(f"it has no header {name}")
    return headers[name]


def _key_of(secret: str) -> bytes:
    try:
        key = base64.b64decode(secret.removeprefix(_PREFIX), validate=True) if secret.startswith(_PREFIX) else b""
    except ValueError:
        key = b""
    if not key:
        raise ValueError(f"a secret of a webhook begins with {_PREFIX}")
    return key


def _parse(body: bytes) -> models.WebhookEvent:
    try:
        return cast("models.WebhookEvent", json.loads(body))
    except ValueError as error:
        raise _refusal("its body is no JSON") from error
