from __future__ import annotations

import base64
import hashlib
import hmac
import time

import pytest

from content_optimization import WebhookVerificationError, verify_webhook

SECRET = "whsec_" + base64.b64encode(b"a secret of a webhook").decode()
OTHER = "whsec_" + base64.b64encode(b"another secret").decode()
BODY = b'{"type":"site.ready","timestamp":"2026-11-21T10:15:00.000Z","data":{"site_id":1,"job_id":"job_cr_1"}}'


def signed(body: bytes = BODY, secret: str = SECRET, seconds_ago: float = 0) -> dict[str, str]:
    timestamp = str(int(time.time() - seconds_ago))
    key = base64.b64decode(secret[len("whsec_") :])
    signature = base64.b64encode(hmac.digest(key, f"msg_1.{timestamp}.".encode() + body, hashlib.sha256)).decode()
    return {"Webhook-Id": "msg_1", "webhook-timestamp": timestamp, "webhook-signature": f"v1,{signature}"}


def test_returns_the_event_of_a_delivery_that_was_signed() -> None:
    event = verify_webhook(BODY, signed(), SECRET)
    assert event["type"] == "site.ready"
    assert event["data"]["site_id"] == 1
    assert verify_webhook(BODY.decode(), signed(), [OTHER, SECRET]) == event


def test_one_of_several_signatures_is_enough() -> None:
    headers = signed()
    headers["webhook-signature"] = f"v1,AAAA v1a,{'é'} {headers['webhook-signature']}"
    assert verify_webhook(BODY, headers, SECRET)["type"] == "site.ready"


@pytest.mark.parametrize(
    ("body", "headers", "secret"),
    [
        (BODY + b" ", signed(), SECRET),
        (BODY, signed(), OTHER),
        (BODY, signed(), []),
        (BODY, signed(seconds_ago=3_600), SECRET),
        (BODY, signed(seconds_ago=-3_600), SECRET),
        (BODY, {**signed(), "webhook-timestamp": "soon"}, SECRET),
        (BODY, {**signed(), "webhook-timestamp": "²"}, SECRET),
        (BODY, {**signed(), "webhook-timestamp": "9" * 5_000}, SECRET),
        (BODY, {name: value for name, value in signed().items() if name != "Webhook-Id"}, SECRET),
        (BODY, {**signed(), "Webhook-Id": "\udc80", "webhook-signature": "v1,\udc80"}, SECRET),
        (b"{", signed(b"{"), SECRET),
        (b"\xff", signed(b"\xff"), SECRET),
    ],
)
def test_refuses_anything_else(body: bytes, headers: dict[str, str], secret: str) -> None:
    with pytest.raises(WebhookVerificationError):
        verify_webhook(body, headers, secret)


@pytest.mark.parametrize("secret", ["", "secret", "whsec_", "whsec_!"])
def test_a_secret_that_is_none_is_a_mistake_of_the_program(secret: str) -> None:
    with pytest.raises(ValueError, match="begins with whsec_"):
        verify_webhook(BODY, signed(), secret)
