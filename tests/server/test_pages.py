"""Pages, texts, pictures: headers, packing, and what a browser need not fetch twice."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from cadwallon.library import load_content
from cadwallon.library.texts import Texts
from cadwallon.server.catalog import Catalog
from cadwallon.server.guard import ALWAYS, HEADERS
from cadwallon.server.parcels import lay_out
from cadwallon.server.payload import name_of
from cadwallon.server.static import Static
from cadwallon.server.texts import OF_AROUND, OF_HOME, Locale
from tests.server.browser import Browser, running

pytestmark = pytest.mark.asyncio


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A small build."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Cadwallon</title>")
    (folder / "assets" / "index-Ab3_xY-9.js").write_text("let x = 1\n" * 500)
    (folder / "assets" / "index-Ab3_xY-9.js.br").write_bytes(b"brotli")
    (folder / "plain.css").write_text("a { color: red }\n" * 100)
    (tmp_path / "secret.txt").write_text("not for you")
    (folder / "way-out.txt").symlink_to(tmp_path / "secret.txt")
    return folder


async def test_what_is_no_page_says_what_it_is(device: Browser) -> None:
    for path in ("/locale/en/interface.ftl", "/locale/ru/cards.ftl"):
        answer = await device.http.get(path)
        for name, value in ALWAYS:
            assert answer.headers[name.decode()] == value.decode(), path


async def test_every_page_has_the_headers(device: Browser) -> None:
    for path in ("/", "/game/abc", "/api/me", "/api/content", "/nothing", "/boards/district.svg"):
        answer = await device.http.get(path)
        for name, value in HEADERS:
            assert answer.headers[name.decode()] == value.decode(), path
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "default-src 'self'" in policy
        assert "server" not in answer.headers or "python" not in answer.headers["server"].lower()


async def test_the_cookie_is_for_the_server_alone(device: Browser) -> None:
    gangs = list(load_content().gangs)[:2]
    wish = {"adventure": "adv_01", "seats": [{"gang": gang, "kind": "here"} for gang in gangs]}
    answer = await device.http.post("/api/games", json=wish)
    cookie = answer.headers["set-cookie"]
    for word in ("HttpOnly", "SameSite=lax", "Path=/"):
        assert word in cookie
    assert "set-cookie" not in (await device.http.post("/api/games", json=wish)).headers


async def test_only_who_plays_gets_a_cookie(device: Browser) -> None:
    """An answer that comes late cannot replace the cookie of a game that was begun meanwhile."""
    for path in ("/", "/about", "/api/me", "/api/content"):
        assert "set-cookie" not in (await device.http.get(path)).headers, path


async def test_pages_and_files(built: Path, tmp_path: Path) -> None:
    async with running(tmp_path / "g.sqlite", static=Static(built)) as address, Browser(address) as device:
        for path in ("/", "/new", "/game/abc", "/join/abc", "/rules", "/about"):
            answer = await device.http.get(path)
            assert answer.text.startswith("<!doctype html>"), path
            assert answer.headers["cache-control"] == "no-cache"
        script = await device.http.get("/assets/index-Ab3_xY-9.js", headers={"Accept-Encoding": "gzip"})
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.text == "let x = 1\n" * 500
        packed = await device.http.send(
            device.http.build_request("GET", "/assets/index-Ab3_xY-9.js", headers={"Accept-Encoding": "br, gzip"}),
            stream=True,
        )
        assert b"".join([part async for part in packed.aiter_raw()]) == b"brotli"
        plain = await device.http.get("/plain.css", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        again = await device.http.get("/plain.css", headers={"If-None-Match": plain.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        head = await device.http.head("/plain.css")
        assert (head.status_code, head.content) == (200, b"")
        for path in ("/way-out.txt", "/../secret.txt", "/%2e%2e/secret.txt", "/assets", "/assets/", "/a\\b"):
            assert (await device.http.get(path)).status_code == 404, path


async def test_pages_where_visits_begin_name_their_files(built: Path, tmp_path: Path) -> None:
    (built / "home.html").write_text("<!doctype html><title>first page</title>")
    (built / "game.html").write_text("<!doctype html><title>table</title>")
    async with running(tmp_path / "g.sqlite", static=Static(built)) as address, Browser(address) as device:
        for path, title in (
            ("/", "first page"),
            ("/game/abc", "table"),
            ("/new", "Cadwallon"),
            ("/join/a", "Cadwallon"),
        ):
            assert f"<title>{title}<" in (await device.http.get(path)).text, path


async def test_what_the_build_packed_is_sent_where_it_is_the_same(built: Path, tmp_path: Path) -> None:
    lay_out(built)
    for parcel in (built / "packed").iterdir():
        parcel.with_name(parcel.name + ".br").write_bytes(b"packed " + parcel.name.encode())
        parcel.unlink()
    accepting = {"Accept-Encoding": "br, gzip"}
    async with running(tmp_path / "g.sqlite", static=Static(built)) as address, Browser(address) as device:
        for path in ("/api/content", "/locale/en/cards.ftl", "/locale/ru/home.ftl", "/locale/fr/adv_09.ftl"):
            request = device.http.build_request("GET", path, headers=accepting)
            answer = await device.http.send(request, stream=True)
            assert answer.headers["content-encoding"] == "br", path
            sent = b"".join([part async for part in answer.aiter_raw()])
            plain = await device.http.get(path, headers={"Accept-Encoding": "identity"})
            assert sent == b"packed " + name_of(plain.content).encode(), path
    pack = tmp_path / "pack"
    (pack / "locale" / "en").mkdir(parents=True)
    (pack / "locale" / "en" / "more.ftl").write_text("arc_run = Sprint\n")
    (pack / "pack.toml").write_text('id = "fast"\ntitle = "Fast"\nversion = "1"\n')
    own = Locale(load_content(pack), [pack], Static(built)).part("en", "cards")
    assert own is not None
    assert own.packed == {}, "what a pack changed is not what was packed"


async def test_without_a_build_the_page_says_how_to_get_one(tmp_path: Path) -> None:
    empty = Static(tmp_path / "nowhere")
    async with running(tmp_path / "g.sqlite", static=empty) as address, Browser(address) as device:
        assert "make play" in (await device.http.get("/")).text


async def test_the_catalog_is_what_its_types_say(device: Browser) -> None:
    answer = await device.http.get("/api/content")
    found = msgspec.json.decode(answer.content, type=Catalog)
    library = load_content()
    assert found.fingerprint == library.fingerprint
    assert {a.id for a in found.adventures} == set(library.adventures)
    assert set(found.arcana) == set(library.arcana)
    for id_, board in library.boards.items():
        entry = found.boards[id_]
        assert list(entry.spaces) == [space.slug for space in board.spaces]
        for space in entry.spaces.values():
            assert space.figures
            assert len(space.outline[0]) >= 3
        assert sum(p.kind in ("door", "window", "arrow") for p in entry.passages) == len(board.doors)
    again = await device.http.get("/api/content", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


async def test_pictures_have_no_text(device: Browser) -> None:
    for board in load_content().boards:
        picture = await device.http.get(f"/boards/{board}.svg")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert "<text" not in picture.text


# -- texts -------------------------------------------------------------------------------------------
def bundle(text: str) -> FluentBundle:
    made = FluentBundle(["en"], use_isolating=False)
    made.add_resource(FluentResource(text))
    return made


async def test_parts_hold_everything_once(device: Browser) -> None:
    library = load_content()
    locale = Locale(library)
    everything = locale._pieces("en")
    served: dict[str, int] = {}
    for part in locale.part_names:
        answer = await device.http.get(f"/locale/en/{part}.ftl")
        assert answer.headers["content-type"].startswith("text/plain")
        made = bundle(answer.text)
        for id_ in everything:
            if made.has_message(id_):
                served[id_] = served.get(id_, 0) + 1
    assert set(served) == {id_ for id_ in everything if not id_.startswith("-")}
    cards = bundle((await device.http.get("/locale/en/cards.ftl")).text)
    for id_ in (*library.arcana, *library.treasures, *library.adventures, *library.intrigues, *library.equipment):
        assert cards.has_message(id_), id_
    sheet = bundle((await device.http.get("/locale/en/adv_04.ftl")).text)
    assert sheet.has_message("adv_04_zombie")
    assert "text" in sheet.get_message("adv_04_zombie").attributes
    assert not sheet.has_message("adv_05")
    overview = bundle((await device.http.get("/locale/en/adventures.ftl")).text)
    assert "wants" in overview.get_message("adv_04").attributes
    assert not overview.has_message("adv_04_zombie")
    for language in ("fr", "es", "ru"):
        assert (await device.http.get(f"/locale/{language}/cards.ftl")).status_code == 200


CLIENT = Path(__file__).parents[2] / "client" / "src"


def needed_by(*names: str) -> set[Path]:
    """Components and modules that come with these: all that they import, but not what they import later."""
    found = {CLIENT / name for name in names}
    todo = list(found)
    while todo:
        path = todo.pop()
        for name in re.findall(r"""^\s*(?:import|export) [^;]*?from '(\.[^']+)';""", path.read_text(), re.MULTILINE):
            base = path.parent / name
            for ending in ("", ".ts", ".svelte", "/index.ts"):
                other = base.with_name(base.name + ending).resolve() if ending != "/index.ts" else base / "index.ts"
                if other.is_file() and other not in found:
                    found.add(other)
                    todo.append(other)
    return found


async def test_no_board_waits_for_texts_that_come_after_it() -> None:
    """What the first view of the table says must not be among the texts that are fetched once it is there."""
    first = needed_by("table/TablePage.svelte", "table/PhoneTable.svelte", "table/ChoicePanel.svelte")
    assert CLIENT / "table" / "BoardArea.svelte" in first
    assert CLIENT / "table" / "FightPanel.svelte" not in first
    later = re.compile(rf"""\bt\(\s*['`]({"|".join(OF_AROUND)})[\w-]*""")
    assert [f"{path.name}: {hit[0]}" for path in sorted(first) for hit in later.finditer(path.read_text())] == []


async def test_the_first_page_has_its_texts() -> None:
    locale = Locale(load_content())
    part, whole = locale.part("en", "home"), locale.part("en", "pages")
    assert part is not None
    assert whole is not None
    pages, used = bundle(whole.body.decode()), set[str]()
    for path in needed_by("pages/HomePage.svelte", "pages/home/GameCard.svelte"):
        used |= set(re.findall(r"""\bt\(\s*['`]([\w-]+)""", path.read_text()))
    here = {id_ for id_ in used if pages.has_message(id_)}
    assert len(here) > 10
    assert {id_ for id_ in here if not id_.startswith(OF_HOME)} <= {"new-friend"}, (
        "a draft with a friend is not made here"
    )


async def test_packs_are_laid_over(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    (pack / "locale" / "en").mkdir(parents=True)
    (pack / "locale" / "en" / "more.ftl").write_text("arc_run = Sprint\n    .text = Faster.\n")
    (pack / "pack.toml").write_text('id = "fast"\ntitle = "Fast"\nversion = "1"\n')
    library = load_content(pack)
    locale = Locale(library, [pack])
    for language in ("en", "fr", "ru"):
        found = locale.part(language, "cards")
        assert found is not None
        made = bundle(found.body.decode())
        message = made.get_message("arc_run")
        assert message.value is not None
        assert made.format_pattern(message.value)[0] == "Sprint", "what a pack says in English only holds for all"


async def test_packs_are_laid_over_text_by_text(tmp_path: Path) -> None:
    """What a pack leaves unsaid is said by those below: the pages read what the rest of the program reads."""
    below, top = tmp_path / "below", tmp_path / "top"
    said = {
        below: {"en": "arc_run = Sprint\n    .flavour = Quick.\narc_hop = Hop\n    .text = Jump.\n"},
        top: {"en": "arc_run =\n    .text = Faster.\narc_hop =\n    .text = High.\n", "fr": "arc_hop = Saut\n"},
    }
    for pack, files in said.items():
        for language, text in files.items():
            (pack / "locale" / language).mkdir(parents=True)
            (pack / "locale" / language / "more.ftl").write_text(text)
        (pack / "pack.toml").write_text(f'id = "{pack.name}"\ntitle = "{pack.name}"\nversion = "1"\n')
    packs = [below, top]
    locale = Locale(load_content(), packs)
    compared = 0
    for language in ("en", "fr", "es", "ru"):
        texts = Texts(language, packs)
        assert (texts.name("arc_run"), texts.text("arc_run")) == ("Sprint", "Faster.")
        for part in ("cards", "notes"):
            found = locale.part(language, part)
            assert found is not None
            made = bundle(found.body.decode())
            # a card that is new in English only is read there by the pages
            for id_ in ("arc_run", "arc_hop") if language in ("en", "fr") else ("arc_run",):
                message = made.get_message(id_)
                here = {name: made.format_pattern(pattern)[0] for name, pattern in message.attributes.items()}
                assert here == {name: texts.text(id_, name) for name in here}
                compared += len(here)
                if part == "cards":
                    assert message.value is not None
                    assert made.format_pattern(message.value)[0] == texts.name(id_)
                else:
                    assert "text" in here
    assert compared > 8


async def test_texts_are_packed(device: Browser) -> None:
    request = device.http.build_request("GET", "/locale/en/cards.ftl", headers={"Accept-Encoding": "gzip"})
    answer = await device.http.send(request, stream=True)
    raw = b"".join([part async for part in answer.aiter_raw()])
    assert len(raw) < len(gzip.decompress(raw)) / 2
