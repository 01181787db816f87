"""Something that is sent to many and changes seldom: packed once, and not sent again to who has it already."""

from __future__ import annotations

import gzip
import hashlib
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

WORTH_PACKING = 512
PACKED_ALREADY = ("image/png", "image/webp", "font/woff2", "audio/")
IMMUTABLE = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


def name_of(body: bytes) -> str:
    """A name that no other content has."""
    return hashlib.sha256(body).hexdigest()[:24]


class Payload:
    """Bytes with their kind, and the packed forms there are."""

    def __init__(
        self, body: bytes, kind: str, *, immutable: bool = False, packed: dict[str, bytes] | None = None
    ) -> None:
        """``packed`` are forms that were made before, by their encoding (``br``, ``gzip``)."""
        self.body = body
        self.kind = kind
        self.cache = IMMUTABLE if immutable else ASK_AGAIN
        self.packed = packed or {}

    @cached_property
    def tag(self) -> str:
        """Names this content."""
        return f'"{name_of(self.body)}"'

    @cached_property
    def _gzip(self) -> bytes:
        return gzip.compress(self.body, 9, mtime=0)

    def _form(self, accepted: str) -> tuple[bytes, str]:
        """The shortest form that the browser understands, and its encoding."""
        words = {word.split(";")[0].strip() for word in accepted.split(",")}
        for encoding in ("br", "gzip"):
            if encoding in words and encoding in self.packed:
                return self.packed[encoding], encoding
        if "gzip" in words and len(self.body) >= WORTH_PACKING and not self.kind.startswith(PACKED_ALREADY):
            return self._gzip, "gzip"
        return self.body, ""

    def answer(self, request: Request) -> Response:
        """As an answer to this request."""
        from starlette.responses import Response  # texts are packed while the package is built, without a web server

        headers = {"ETag": self.tag, "Cache-Control": self.cache, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body, encoding = self._form(request.headers.get("accept-encoding", ""))
        if encoding:
            headers["Content-Encoding"] = encoding
        return Response(b"" if request.method == "HEAD" else body, media_type=self.kind, headers=headers)
