from __future__ import annotations

import json
import pickle
import re
from urllib.parse import parse_qs, urlsplit

import pytest
from conftest import MakeCalls, Server, refuse, respond

from content_optimization import (
    ApiError,
    AuthenticationError,
    Client,
    ConflictError,
    IdempotencyConflictError,
    NotFoundError,
    ServerError,
    VersionConflictError,
)


def test_sends_the_key_the_parameters_and_a_body_as_json(server: Server, make_calls: MakeCalls) -> None:
    server.script = [respond(200, {"data": {"ok": True}})]
    make_calls().do("lookup_page", url="https://shop.example/a b?c=d&e")
    make_calls(f"{server.base_url}/v1/").do("put_draft", 7, "title", {"draft_value": "ü"})
    make_calls().do("list_pages", 1, has_keyword=True, min_score=0, search=None)
    looked_up, drafted, listed = server.received
    assert urlsplit(looked_up.path).path == "/v1/pages/lookup"
    assert parse_qs(urlsplit(looked_up.path).query) == {"url": ["https://shop.example/a b?c=d&e"]}
    assert looked_up.headers["authorization"] == "Bearer coa_key"
    assert "idempotency-key" not in looked_up.headers
    assert (drafted.verb, drafted.path) == ("PUT", "/v1/pages/7/drafts/title")
    assert drafted.headers["content-type"] == "application/json"
    assert json.loads(drafted.body) == {"draft_value": "ü"}
    assert listed.path == "/v1/sites/1/pages?has_keyword=true&min_score=0"


def test_names_the_client_to_the_service_unless_the_caller_names_itself(server: Server, make_calls: MakeCalls) -> None:
    server.script = [respond(200, {"data": {}})]
    make_calls().do("get_me")
    make_calls(headers={"User-Agent": "shop/2"}).do("get_me")
    named = [received.headers["user-agent"] for received in server.received]
    assert re.fullmatch(r"content-optimization-client-python/\d+\.\d+\.\d+", named[0])
    assert named[1] == "shop/2"


def test_options_of_a_call_become_headers(server: Server, make_calls: MakeCalls) -> None:
    server.script = [respond(200, {"data": {}}, {"content-language": "de"})]
    seen: list[str] = []
    calls = make_calls()
    calls.do("get_analysis", 1, accept_language="de", on_response=lambda r: seen.append(r.headers["content-language"]))
    calls.do("generate_plan", 1, respond_async=True)
    assert server.received[0].headers["accept-language"] == "de"
    assert server.received[1].headers["prefer"] == "respond-async"
    assert seen == ["de"]


def test_a_response_without_content_is_none_and_one_that_is_no_json_is_text(
    server: Server, make_calls: MakeCalls
) -> None:
    server.script = [respond(204, ""), respond(200, "openapi: 3.1.1", kind="application/yaml")]
    assert make_calls().do("delete_draft", 1, "title") is None
    assert make_calls().do("get_openapi") == "openapi: 3.1.1"


def test_cannot_leave_its_path_by_a_parameter(server: Server, make_calls: MakeCalls) -> None:
    server.script = [respond(200, {"data": {}})]
    make_calls().do("get_job", "../sites?x=1")
    assert server.received[0].path == "/v1/jobs/..%2Fsites%3Fx%3D1"
    for job_id in ("", ".", ".."):
        with pytest.raises(ValueError, match="job_id must be an id"):
            make_calls().do("get_job", job_id)
    assert len(server.received) == 1


def test_takes_its_base_and_key_from_the_environment(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    server.script = [respond(200, {"data": {}})]
    monkeypatch.setenv("COA_BASE_URL", server.base_url)
    monkeypatch.setenv("COA_API_KEY", "coa_other")
    with Client() as api:
        api.get_me()
    assert server.received[0].headers["authorization"] == "Bearer coa_other"
    with pytest.raises(ValueError, match="base_url must be an absolute URL: api.example.com"):
        Client("api.example.com")


@pytest.mark.parametrize(
    ("status", "reason", "kind"),
    [
        (400, None, ApiError),
        (401, None, AuthenticationError),
        (404, None, NotFoundError),
        (500, None, ServerError),
        (409, "response_lost", IdempotencyConflictError),
        (409, "other_request", IdempotencyConflictError),
        (409, "other_version", VersionConflictError),
        (409, "of_a_later_version", ConflictError),
    ],
)
def test_raises_the_class_of_its_status_and_reason(
    server: Server, make_calls: MakeCalls, status: int, reason: str | None, kind: type[ApiError]
) -> None:
    server.script = [refuse(status, "conflict", reason=reason)]
    with pytest.raises(ApiError) as raised:
        make_calls(retries=0).do("post_content", 1, {"markdown": "a"})
    assert type(raised.value) is kind
    assert raised.value.details == {"reason": reason}


def test_an_error_has_what_the_api_said_and_survives_a_queue_of_tasks(server: Server, make_calls: MakeCalls) -> None:
    server.script = [refuse(404, "page_not_found", {"x-request-id": "r1"}, at=1)]
    with pytest.raises(NotFoundError) as raised:
        make_calls().do("lookup_page", url="https://shop.example/")
    for error in (raised.value, pickle.loads(pickle.dumps(raised.value))):
        assert (error.code, error.status, error.request_id) == ("page_not_found", 404, "r1")
        assert (error.details, error.request) == ({"at": 1}, "GET /pages/lookup")
        assert str(error) == "It is page_not_found (GET /pages/lookup: 404 page_not_found)"
    assert len(server.received) == 1


def test_a_page_of_a_proxy_is_an_unknown_error(server: Server, make_calls: MakeCalls) -> None:
    server.script = [respond(403, "<h1>No</h1>", kind="text/html")]
    with pytest.raises(ApiError) as raised:
        make_calls().do("get_me")
    assert (raised.value.code, raised.value.status) == ("unknown", 403)
