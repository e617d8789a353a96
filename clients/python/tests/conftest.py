"""A server that responds as a script says, and both clients behind one way to call them."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import httpx
import pytest

from content_optimization import AsyncClient, Client


@dataclass
class Received:
    verb: str
    path: str
    headers: dict[str, str]
    body: bytes


Respond = Callable[["Handler"], None]


@dataclass
class Server:
    """Takes one entry of the script for a request; the last one for all that follow."""

    base_url: str = ""
    script: list[Respond] = field(default_factory=list)
    received: list[Received] = field(default_factory=list)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    state: Server

    def handle_any(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length", "0")))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.state.received.append(Received(self.command, self.path, headers, body))
        script = self.state.script
        (script.pop(0) if len(script) > 1 else script[0])(self)

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = handle_any

    def log_message(self, format: str, *args: Any) -> None:
        pass


def respond(
    status: int, body: object, headers: dict[str, str] | None = None, kind: str = "application/json"
) -> Respond:
    """A whole response; text stays as it is."""
    content = body if isinstance(body, str) else json.dumps(body)

    def write(handler: Handler) -> None:
        sent = content.encode()
        handler.send_response(status)
        for name, value in {"content-type": f"{kind}; charset=utf-8", **(headers or {})}.items():
            handler.send_header(name, value)
        handler.send_header("content-length", str(len(sent)))
        handler.end_headers()
        handler.wfile.write(sent)

    return write


def refuse(status: int, code: str, headers: dict[str, str] | None = None, **details: object) -> Respond:
    """The API's envelope of an error."""
    return respond(status, {"error": {"code": code, "message": f"It is {code}", "details": details}}, headers)


def cut(status: int, kind: str = "application/json") -> Respond:
    """A response that ends in the middle of its body."""

    def write(handler: Handler) -> None:
        handler.send_response(status)
        handler.send_header("content-type", kind)
        handler.send_header("content-length", "100")
        handler.end_headers()
        handler.wfile.write(b'{"data":')
        handler.close_connection = True

    return write


def hang_up(handler: Handler) -> None:
    """No response."""
    handler.close_connection = True


@pytest.fixture
def server() -> Iterator[Server]:
    state = Server()
    handler = type("ScriptedHandler", (Handler,), {"state": state})
    listening = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    listening.daemon_threads = True
    threading.Thread(target=listening.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
    state.base_url = f"http://127.0.0.1:{listening.server_address[1]}"
    yield state
    listening.shutdown()
    listening.server_close()


class Calls:
    """Of the synchronous client."""

    def __init__(self, base_url: str, **options: Any) -> None:
        # Reading the certificates of the machine takes longer than most tests.
        self.http: Any = httpx.Client(verify=False)
        self.api: Any = Client(base_url, "coa_key", http_client=self.http, **options)

    def do(self, name: str, *given: Any, **named: Any) -> Any:
        return getattr(self.api, name)(*given, **named)

    def take(self, items: Any, most: int | None = None) -> list[Any]:
        taken: list[Any] = []
        for item in items:
            taken.append(item)
            if len(taken) == most:
                break
        return taken

    def close(self) -> None:
        self.http.close()


class AsyncCalls(Calls):
    """Of the asynchronous client."""

    def __init__(self, base_url: str, **options: Any) -> None:
        self._loop = asyncio.new_event_loop()
        self.http = httpx.AsyncClient(verify=False)
        self.api = AsyncClient(base_url, "coa_key", http_client=self.http, **options)

    def do(self, name: str, *given: Any, **named: Any) -> Any:
        return self._loop.run_until_complete(getattr(self.api, name)(*given, **named))

    def take(self, items: AsyncIterator[Any], most: int | None = None) -> list[Any]:
        async def collect() -> list[Any]:
            taken: list[Any] = []
            async for item in items:
                taken.append(item)
                if len(taken) == most:
                    break
            return taken

        return self._loop.run_until_complete(collect())

    def close(self) -> None:
        self._loop.run_until_complete(self.http.aclose())
        self._loop.run_until_complete(self._loop.shutdown_asyncgens())
        self._loop.close()


MakeCalls = Callable[..., Calls]


@pytest.fixture(params=[Calls, AsyncCalls], ids=["sync", "async"])
def make_calls(request: pytest.FixtureRequest, server: Server) -> Iterator[MakeCalls]:
    made: list[Calls] = []

    def make(base_url: str | None = None, **options: Any) -> Calls:
        made.append(request.param(base_url or server.base_url, **options))
        return made[-1]

    yield make
    for calls in made:
        calls.close()
