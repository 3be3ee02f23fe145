"""Ten people upload photos, one after the other, until the input is closed: `python uploading.py PORT`.

Says "ready" when the first photo was kept, and at the end how many were.
"""

from __future__ import annotations

import http.client
import json
import sys
import threading
from io import BytesIO

from PIL import Image

PEOPLE = 10
JSON, JPEG = "application/json", "image/jpeg"


def photo() -> bytes:
    """As large as those of a phone, 12 megapixels."""
    made = BytesIO()
    Image.effect_noise((1000, 750), 60).resize((4000, 3000)).convert("RGB").save(made, "JPEG", quality=90)
    return made.getvalue()


class Uploader:
    def __init__(self, number: int, port: int) -> None:
        # Everybody has an address of their own, as at home.
        self._address, self._port = (f"127.0.1.{number + 1}", 0), port
        self._token = f"token-of-somebody-who-uploads-{number}"

    def post(self, path: str, kind: str, body: bytes) -> dict[str, str]:
        link = http.client.HTTPConnection("127.0.0.1", self._port, source_address=self._address)
        link.request("POST", path, body, {"authorization": f"Bearer {self._token}", "content-type": kind})
        answer = link.getresponse()
        content = answer.read()
        link.close()
        if answer.status == 429:
            return {}
        if answer.status >= 400:
            sys.exit(f"{path}: {answer.status} {content[:200]!r}")
        found: dict[str, str] = json.loads(content)
        return found

    def upload(self, content: bytes, stop: threading.Event, kept: list[str]) -> None:
        deck = self.post("/api/own", JSON, json.dumps({"name": "Photos"}).encode())["id"]
        while not stop.is_set():
            if found := self.post(f"/api/own/{deck}/pictures", JPEG, content):
                kept.append(found["photo"])
                if len(kept) == 1:
                    print("ready", flush=True)
            else:
                stop.wait(1)


def main(port: int) -> None:
    content, stop, kept = photo(), threading.Event(), list[str]()
    given = ((Uploader(number, port), content) for number in range(PEOPLE))
    threads = [threading.Thread(target=each.upload, args=(photo, stop, kept)) for each, photo in given]
    for thread in threads:
        thread.start()
    sys.stdin.read()
    stop.set()
    for thread in threads:
        thread.join()
    print(len(kept))


if __name__ == "__main__":
    main(int(sys.argv[1]))
