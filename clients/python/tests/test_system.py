"""Against a running service, where there is one: `COA_BASE_URL` and `COA_API_KEY`; `COA_TEST_DOMAIN` is a site that it can read."""

from __future__ import annotations

import asyncio
import http.client
import os
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import urlsplit

import pytest

from content_optimization import AsyncClient, Client, NotFoundError, VersionConflictError

DOMAIN = os.environ.get("COA_TEST_DOMAIN", "")
pytestmark = pytest.mark.skipif(not DOMAIN, reason="COA_TEST_DOMAIN is not set")


@pytest.fixture(scope="module")
def api() -> Iterator[Client]:
    with Client() as client:
        yield client


@pytest.fixture(scope="module")
def site_id(api: Client) -> int:
    site = api.create_site({"domain": DOMAIN, "auto_run_analysis_scope": "none"})["data"]
    while site["background_status"] is not None:
        time.sleep(0.2)
        site = api.get_site(site["id"])["data"]
    crawl = api.start_crawl(site["id"])["data"]
    api.wait_for_job(crawl["job_id"], timeout_seconds=60)
    return site["id"]


def test_pages_are_listed_and_exported_alike(api: Client, site_id: int) -> None:
    listed = {page["id"] for page in api.each.list_pages(site_id, limit=1)}
    assert len(listed) > 1
    assert {row["id"] for row in api.export.pages(site_id, limit=1)} == listed


def test_many_jobs_are_waited_for_by_the_asynchronous_client(site_id: int) -> None:
    async def analyze() -> list[str]:
        async with AsyncClient() as api:
            page_ids = [page["id"] async for page in api.each.list_pages(site_id)]
            started = (await api.analyze_pages(site_id, {"page_ids": page_ids}))["data"]["jobs"]
            ended = await api.wait_for_jobs([job["job_id"] for job in started], timeout_seconds=60)
            return [job["status"] for job in ended]

    statuses = asyncio.run(analyze())
    assert statuses
    assert set(statuses) == {"completed"}


def test_a_body_that_somebody_else_saved_first_is_a_version_conflict(api: Client, site_id: int) -> None:
    page = next(api.each.list_pages(site_id))
    first = api.get_content(page["id"])["data"]["content_version_id"]
    api.post_content(page["id"], {"markdown": "# One\n\nBody.", "base_version_id": first})
    with pytest.raises(VersionConflictError) as raised:
        api.post_content(page["id"], {"markdown": "# Two\n\nBody.", "base_version_id": first})
    assert (raised.value.status, raised.value.details["reason"]) == (409, "other_version")


def test_what_does_not_exist_is_not_found(api: Client) -> None:
    with pytest.raises(NotFoundError) as raised:
        api.get_page(999_999_999)
    assert raised.value.request_id


class CuttingProxy(BaseHTTPRequestHandler):
    """Passes requests on, and cuts off the first response in its body."""

    protocol_version = "HTTP/1.1"
    to: str
    statuses: list[int]

    def pass_on(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length", "0")))
        connection = http.client.HTTPConnection(self.to, timeout=30)
        headers = {name: value for name, value in self.headers.items() if name.lower() != "host"}
        connection.request(self.command, self.path, body, headers)
        response = connection.getresponse()
        content = response.read()
        self.send_response(response.status)
        self.send_header("content-type", response.getheader("content-type", ""))
        self.send_header("content-length", str(len(content)))
        self.end_headers()
        self.wfile.write(content if self.statuses else content[: len(content) // 2])
        self.close_connection = not self.statuses
        self.statuses.append(response.status)

    do_POST = pass_on

    def log_message(self, format: str, *args: Any) -> None:
        pass


def test_a_write_whose_response_was_cut_off_has_one_effect(api: Client, site_id: int) -> None:
    statuses: list[int] = []
    to = urlsplit(os.environ["COA_BASE_URL"]).netloc
    handler = type("Proxy", (CuttingProxy,), {"to": to, "statuses": statuses})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as proxy:
        threading.Thread(target=proxy.serve_forever, daemon=True).start()
        with Client(f"http://127.0.0.1:{proxy.server_address[1]}") as through_proxy:
            through_proxy.create_page(site_id, {"path": "/cut-off/"})
        proxy.shutdown()
    assert statuses == [201, 201]
    assert [page["path"] for page in api.each.list_pages(site_id, search="/cut-off/")] == ["/cut-off/"]
