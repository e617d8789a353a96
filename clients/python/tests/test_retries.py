from __future__ import annotations

import threading
import time
from email.utils import formatdate

import pytest
from conftest import MakeCalls, Server, cut, hang_up, refuse, respond

from content_optimization import ApiConnectionError, ApiError, RateLimitedError, ServerError
from content_optimization.errors import parse_seconds

at_once = {"retry-after": "0"}


def test_follows_429_after_the_seconds_that_the_api_asks_for(server: Server, make_calls: MakeCalls) -> None:
    server.script = [refuse(429, "rate_limited", at_once), respond(200, {"data": {"name": "a"}})]
    assert make_calls().do("get_me") == {"data": {"name": "a"}}
    assert len(server.received) == 2


def test_is_not_waited_for_longer_than_the_client_is_willing_to(server: Server, make_calls: MakeCalls) -> None:
    server.script = [refuse(429, "rate_limited", {"retry-after": "120"})]
    with pytest.raises(RateLimitedError) as raised:
        make_calls().do("get_me")
    assert raised.value.retry_after_seconds == 120
    assert len(server.received) == 1


def test_follows_a_retry_after_that_is_a_date(server: Server, make_calls: MakeCalls) -> None:
    server.script = [refuse(503, "internal_error", {"retry-after": formatdate(0, usegmt=True)}), respond(200, {})]
    make_calls().do("get_me")
    server.script = [refuse(503, "internal_error", {"retry-after": formatdate(time.time() + 3_600, usegmt=True)})]
    with pytest.raises(ServerError):
        make_calls().do("get_me")
    assert len(server.received) == 3


@pytest.mark.parametrize(
    ("header", "seconds"),
    [("7", 7), (" 7 ", 7), ("-7", None), ("soon", None), ("²", None), ("", None), ("Mon, 01 Jan 0001 00:00:00 GMT", 0)],
)
def test_a_retry_after_that_is_no_time_is_none(header: str, seconds: float | None) -> None:
    assert parse_seconds(header) == seconds


def test_follows_a_response_that_is_cut_off_in_its_body(server: Server, make_calls: MakeCalls) -> None:
    server.script = [cut(200), cut(500), respond(200, {"data": {"name": "a"}})]
    assert make_calls().do("get_me") == {"data": {"name": "a"}}
    assert len(server.received) == 3
    server.script = [cut(200)]
    with pytest.raises(ApiConnectionError) as raised:
        make_calls(retries=0).do("get_me")
    assert raised.value.__cause__ is not None


def test_of_a_write_that_lost_its_response_has_the_key_of_the_first_attempt(
    server: Server, make_calls: MakeCalls
) -> None:
    server.script = [hang_up, refuse(503, "internal_error", at_once), respond(201, {"data": {"id": 1}})]
    make_calls().do("create_site", {"domain": "shop.example"})
    keys = [received.headers["idempotency-key"] for received in server.received]
    assert len(keys) == 3
    assert len(set(keys)) == 1


def test_does_not_follow_a_refusal_and_a_second_call_has_another_key_or_its_own(
    server: Server, make_calls: MakeCalls
) -> None:
    server.script = [refuse(409, "conflict")]
    calls = make_calls()
    for options in ({}, {}, {"idempotency_key": "mine"}):
        with pytest.raises(ApiError):
            calls.do("create_site", {"domain": "a.example"}, **options)
    keys = [received.headers["idempotency-key"] for received in server.received]
    assert len(set(keys)) == 3
    assert keys[2] == "mine"


def test_follows_a_conflict_with_an_attempt_that_is_still_running(server: Server, make_calls: MakeCalls) -> None:
    server.script = [refuse(409, "conflict", at_once, reason="still_running"), respond(201, {"data": {"id": 1}})]
    make_calls().do("create_site", {"domain": "shop.example"})
    assert len(server.received) == 2


def test_ends_and_the_last_error_is_raised(server: Server, make_calls: MakeCalls) -> None:
    server.script = [refuse(503, "internal_error", at_once)]
    with pytest.raises(ServerError):
        make_calls(retries=2).do("get_me")
    assert len(server.received) == 3


def test_time_ends_an_attempt_without_a_response(server: Server, make_calls: MakeCalls) -> None:
    is_over = threading.Event()
    server.script = [lambda _: hold(is_over)]
    with pytest.raises(ApiConnectionError):
        make_calls(retries=0).do("get_me", timeout_seconds=0.05)
    is_over.set()


def hold(is_over: threading.Event) -> None:
    is_over.wait(10)
