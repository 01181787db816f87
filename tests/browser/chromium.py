"""Which browser is used, and how it is started."""

from __future__ import annotations

import os
import shutil

CHROMIUM = os.environ.get("CADWALLON_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
