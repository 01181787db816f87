"""The server: pages, texts, pictures, games."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed
from pathlib import Path
from typing import TypeVar

import msgspec
from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from cadwallon.library import Library
from cadwallon.server.boards import Boards
from cadwallon.server.guard import HEADERS, Guard, same_origin
from cadwallon.server.house import House
from cadwallon.server.identity import COOKIE, checked_name, hashed, is_secret, new_secret
from cadwallon.server.limits import Buckets, Limits
from cadwallon.server.payload import Payload
from cadwallon.server.refusals import status_of
from cadwallon.server.rest import Join, Joined, NewGame, Problem
from cadwallon.server.shelves import catalog
from cadwallon.server.sockets import Visit
from cadwallon.server.static import Static
from cadwallon.server.texts import Locale
from cadwallon.server.wire import encode
from cadwallon.table import Refusal

YEAR = 365 * 24 * 3600
JSON = "application/json"
PAGES = ("/", "/new", "/game/{rest:path}", "/join/{rest:path}", "/rules", "/about")

T = TypeVar("T")


def version() -> str:
    """Of the installed program."""
    try:
        return installed("cadwallon")
    except PackageNotFoundError:
        return "0"


class Server:
    """What the routes share."""

    def __init__(self, data: Path, library: Library, packs: Sequence[Path], limits: Limits, static: Static) -> None:
        self.data = data
        self.library = library
        self.limits = limits
        self.static = static
        self.locale = Locale(library, packs, static)
        self.boards = Boards(library, static, built_in=not packs)
        self.games = Buckets(limits.games_at_once, limits.games_per_hour / 3600)
        self.posts = Buckets(limits.posts_at_once, limits.posts_per_second)
        self._house: House | None = None
        self._content: Payload | None = None

    @property
    def house(self) -> House:
        """The games. They are there as long as the server runs."""
        if self._house is None:
            raise RuntimeError("the server is not running")
        return self._house

    @asynccontextmanager
    async def running(self, app: FastAPI) -> AsyncIterator[None]:
        """From the start of the server to its end."""
        self._house = await House.open(self.data, self.library, version(), self.limits)
        try:
            yield
        finally:
            await self._house.close()

    # -- what is asked for -----------------------------------------------------------------------
    async def me(self, request: Request) -> Response:
        """It gives no cookie: coming late, it would replace that of a game begun meanwhile, which would be lost."""
        device = await self.house.device(_secret(request) or "")
        return _json(await self.house.me(device))

    async def content(self, request: Request) -> Response:
        if self._content is None:
            self._content = await asyncio.to_thread(self._catalog)
        return self._content.answer(request)

    def _catalog(self) -> Payload:
        body = encode(catalog(self.library, self.locale.languages, self.boards.entries()))
        return Payload(body, JSON, packed=self.static.packed(body))

    async def texts(self, request: Request) -> Response:
        found = self.locale.part(request.path_params["language"], request.path_params["part"])
        if found is None:
            raise Refusal("page")
        return found.answer(request)

    async def board(self, request: Request) -> Response:
        found = await asyncio.to_thread(self.boards.picture, request.path_params["board"])
        if found is None:
            raise Refusal("page")
        return found.answer(request)

    async def page(self, request: Request) -> Response:
        return self.static.page(request.url.path).answer(request)

    async def file(self, request: Request) -> Response:
        found = self.static.find(request.path_params["name"])
        if found is not None:
            return found.answer(request)
        if "text/html" not in request.headers.get("accept", ""):
            raise Refusal("page")
        # a person typed it: the page itself says that there is nothing here, in his language
        response = self.static.page().answer(request)
        if response.status_code == 200:
            response.status_code = 404
        return response

    async def record(self, request: Request) -> Response:
        game = request.path_params["game"]
        device = await self.house.device(_secret(request) or "")
        if device is None:
            raise Refusal("token")
        text = await self.house.record(game, device)
        name = f'attachment; filename="cadwallon-{game}.record"'
        return Response(text, media_type="text/plain; charset=utf-8", headers={"Content-Disposition": name})

    # -- what is changed -------------------------------------------------------------------------
    async def create(self, request: Request) -> Response:
        wish = await self._posted(request, NewGame)
        secret, device = await self._device(request)
        self._may_start(request, device)
        return _with_cookie(request, _json(await self.house.create(device, secret, wish), 201), secret)

    async def again(self, request: Request) -> Response:
        await self._body(request)
        secret, device = await self._device(request)
        self._may_start(request, device)
        return _json(await self.house.again(device, secret, request.path_params["game"]), 201)

    async def join(self, request: Request) -> Response:
        wish = await self._posted(request, Join)
        name = checked_name(wish.name)
        found = await self.house.store.by_token(hashed(wish.token)) if is_secret(wish.token) else None
        if found is None:
            raise Refusal("token")
        secret, device = await self._device(request)
        game, seat = found
        await self.house.join(game, seat, device, name)
        return _with_cookie(request, _json(Joined(id=game, seat=seat)), secret)

    def _may_start(self, request: Request, device: int) -> None:
        now = self.house.clock()
        if not self.games.take(("device", device), now) or not self.games.take(("address", _address(request)), now):
            raise Refusal("many-games")

    async def _device(self, request: Request) -> tuple[str, int]:
        """The browser that asks; one that is new here is noted."""
        secret = _secret(request) or new_secret()
        return secret, await self.house.device(secret) or await self.house.new_device(secret)

    async def _posted(self, request: Request, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(await self._body(request), type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Refusal("malformed") from None

    async def _body(self, request: Request) -> bytes:
        """What was posted, if it comes from one of our pages and is not too long."""
        if not same_origin(request):
            raise Refusal("origin")
        if not self.posts.take(_address(request), self.house.clock()):
            raise Refusal("many-messages")
        body = b""
        async for part in request.stream():
            body += part
            if len(body) > self.limits.body:
                raise Refusal("size")
        return body

    async def socket(self, socket: WebSocket) -> None:
        await Visit(self.house, socket).run(socket.path_params["game"])


def make_app(
    data: Path,
    library: Library,
    packs: Sequence[Path] = (),
    limits: Limits | None = None,
    static: Static | None = None,
) -> FastAPI:
    """The server as an ASGI application; ``data`` is the file in which games are kept."""
    server = Server(data, library, packs, limits or Limits(), static or Static())
    app = FastAPI(docs_url=None, redoc_url=None, openapi_url=None, lifespan=server.running)
    app.state.server = server
    app.add_middleware(Guard)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(HTTPException, _missing)
    app.add_exception_handler(Exception, _failed)
    for path, answer in (
        ("/api/me", server.me),
        ("/api/content", server.content),
        ("/api/games/{game}/record", server.record),
        ("/locale/{language}/{part}.ftl", server.texts),
        ("/boards/{board}.svg", server.board),
        *((page, server.page) for page in PAGES),
        ("/{name:path}", server.file),
    ):
        app.add_route(path, answer, methods=["GET", "HEAD"])
    app.add_route("/api/games", server.create, methods=["POST"])
    app.add_route("/api/games/{game}/again", server.again, methods=["POST"])
    app.add_route("/api/join", server.join, methods=["POST"])
    app.add_api_websocket_route("/ws/{game}", server.socket)
    return app


async def _refused(request: Request, problem: Exception) -> Response:
    if not isinstance(problem, Refusal):
        raise problem
    return _json(Problem(why=problem.why, facts=problem.facts), status_of(problem))


async def _missing(request: Request, problem: Exception) -> Response:
    """An address or a method that there is not."""
    status = problem.status_code if isinstance(problem, HTTPException) else 404
    return _json(Problem(why="page"), status)


async def _failed(request: Request, problem: Exception) -> Response:
    """Our mistake: it is in the log, and nobody else's business."""
    response = _json(Problem(why="failed"), 500)
    # this answer is made outside of everything else
    response.raw_headers.extend(HEADERS)
    return response


def _json(value: object, status: int = 200) -> Response:
    return Response(encode(value), status, media_type=JSON)


def _secret(request: Request) -> str | None:
    secret = request.cookies.get(COOKIE)
    return secret if is_secret(secret) else None


def _with_cookie(request: Request, response: Response, secret: str) -> Response:
    if request.cookies.get(COOKIE) != secret:
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return response


def _address(request: Request) -> str:
    return request.client.host if request.client is not None else ""
