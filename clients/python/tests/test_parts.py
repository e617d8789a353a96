"""What comes in parts, or takes time: lists, exports and jobs."""

from __future__ import annotations

import json
from typing import Any

import pytest
from conftest import MakeCalls, Respond, Server, cut, refuse, respond

from content_optimization import ApiConnectionError, JobFailedError, WaitTimeoutError


def page(first: int, count: int, number: int) -> Respond:
    items = [{"id": first + at} for at in range(count)]
    return respond(200, {"data": items, "meta": {"total": 5, "page": number, "per_page": 2}})


def test_a_list_is_read_page_by_page_as_its_items_are_needed(server: Server, make_calls: MakeCalls) -> None:
    server.script = [page(1, 2, 1), page(3, 2, 2), page(5, 1, 3)]
    calls = make_calls()
    assert [item["id"] for item in calls.take(calls.api.each.list_sites(limit=2))] == [1, 2, 3, 4, 5]
    queries = [received.path for received in server.received]
    assert queries == ["/v1/sites?limit=2", "/v1/sites?limit=2&page=2", "/v1/sites?limit=2&page=3"]


def test_a_list_is_not_read_on_when_the_caller_has_seen_enough(server: Server, make_calls: MakeCalls) -> None:
    server.script = [page(1, 2, 1)]
    calls = make_calls()
    calls.take(calls.api.each.list_sites(limit=2), 2)
    assert len(server.received) == 1


def test_a_list_that_became_shorter_in_between_ends(server: Server, make_calls: MakeCalls) -> None:
    server.script = [page(1, 2, 1), page(3, 0, 2)]
    calls = make_calls()
    assert len(calls.take(calls.api.each.list_sites(limit=2))) == 2


def test_a_list_with_a_cursor_is_read_to_its_end(server: Server, make_calls: MakeCalls) -> None:
    def part(number: int, following: str | None) -> Respond:
        return respond(200, {"data": [{"id": number}], "meta": {"limit": 1, "next_cursor": following}})

    server.script = [part(1, "c/1"), part(2, None)]
    calls = make_calls()
    assert len(calls.take(calls.api.each.list_crawls(1))) == 2
    assert server.received[1].path == "/v1/sites/1/crawls?cursor=c%2F1"


def rows(*ids: int, following: str | None = None) -> Respond:
    # The title holds a line separator of Unicode, which is no end of a row.
    text = "".join(json.dumps({"id": number, "title": "a\u2028b"}, ensure_ascii=False) + "\n" for number in ids)
    link = {} if following is None else {"link": f'</v1/sites/1/export/links?cursor={following}>; rel="next"'}
    return respond(200, text, link, "application/jsonl")


def test_an_export_is_read_part_by_part_and_a_part_that_is_cut_off_is_asked_for_again(
    server: Server, make_calls: MakeCalls
) -> None:
    server.script = [rows(1, 2, following="c2"), cut(200, "application/jsonl"), rows(3)]
    calls = make_calls()
    read = calls.take(calls.api.export.links(1, limit=2, page_ids=[7, 8]))
    assert [row["id"] for row in read] == [1, 2, 3]
    assert [received.path.partition("?")[2] for received in server.received] == [
        "limit=2&page_ids=7%2C8",
        "cursor=c2&limit=2&page_ids=7%2C8",
        "cursor=c2&limit=2&page_ids=7%2C8",
    ]
    assert server.received[0].headers["accept"] == "application/jsonl"


def test_an_export_that_broke_goes_on_where_it_was(server: Server, make_calls: MakeCalls) -> None:
    calls = make_calls(retries=0)
    server.script = [rows(1, 2, following="c2"), cut(200, "application/jsonl"), rows(3)]
    export = calls.api.export.links(1)
    with pytest.raises(ApiConnectionError):
        calls.take(export)
    assert export.cursor == "c2"
    assert [row["id"] for row in calls.take(export)] == [3]
    assert calls.take(export) == []
    server.script = [rows(3)]
    assert [row["id"] for row in calls.take(calls.api.export.links(1, cursor="c2"))] == [3]
    assert server.received[-1].path == "/v1/sites/1/export/links?cursor=c2"


def test_the_cursor_of_an_export_is_that_of_the_part_whose_rows_are_being_read(
    server: Server, make_calls: MakeCalls
) -> None:
    calls = make_calls()
    server.script = [rows(1, 2, following="c2"), rows(3)]
    export = calls.api.export.links(1)
    calls.take(export, 2)
    assert export.cursor is None
    calls.take(export, 1)
    assert export.cursor == "c2"


def job(status: str, **more: Any) -> Respond:
    return respond(200, {"data": {"id": "job_an_1", "status": status, "error": None, "retry_after_seconds": 0, **more}})


def test_wait_for_job_polls_until_the_job_is_completed_and_shows_each_poll(
    server: Server, make_calls: MakeCalls
) -> None:
    server.script = [job("queued"), refuse(503, "internal_error", {"retry-after": "0"}), job("completed")]
    seen: list[str] = []
    done = make_calls().do("wait_for_job", "job_an_1", on_progress=lambda job: seen.append(job["status"]))
    assert done["status"] == "completed"
    assert seen == ["queued", "completed"]


@pytest.mark.parametrize("status", ["failed", "skipped"])
def test_wait_for_job_raises_for_a_job_without_a_result(server: Server, make_calls: MakeCalls, status: str) -> None:
    server.script = [job(status, error="Analysis failed")]
    with pytest.raises(JobFailedError, match="Analysis failed") as raised:
        make_calls().do("wait_for_job", "job_an_1")
    assert raised.value.job["status"] == status


def test_wait_for_job_ends_when_its_time_is_up(server: Server, make_calls: MakeCalls) -> None:
    server.script = [job("processing", retry_after_seconds=50)]
    with pytest.raises(WaitTimeoutError, match="job_an_1 still runs"):
        make_calls().do("wait_for_job", "job_an_1", timeout_seconds=0.02)


def jobs(**statuses: str) -> Respond:
    data = [{"id": job_id, "status": status, "retry_after_seconds": 0} for job_id, status in statuses.items()]
    return respond(200, {"data": data, "meta": {}})


def test_wait_for_jobs_returns_all_as_they_ended_and_asks_only_for_those_that_run(
    server: Server, make_calls: MakeCalls
) -> None:
    server.script = [jobs(j2="processing", j1="completed", j3="not_found"), jobs(j2="failed")]
    running: list[int] = []
    ended = make_calls().do(
        "wait_for_jobs", ["j2", "j1", "j3"], on_progress=lambda progress: running.append(len(progress.running))
    )
    assert [(one["id"], one["status"]) for one in ended] == [("j2", "failed"), ("j1", "completed"), ("j3", "not_found")]
    assert running == [1, 0]
    assert [received.path for received in server.received] == ["/v1/jobs?ids=j2%2Cj1%2Cj3", "/v1/jobs?ids=j2"]


def test_wait_for_jobs_asks_for_fifty_at_a_time(server: Server, make_calls: MakeCalls) -> None:
    server.script = [jobs(j1="completed")]
    make_calls().do("wait_for_jobs", [f"j{at}" for at in range(1, 121)])
    assert [received.path.count("j") for received in server.received] == [51, 51, 21]
