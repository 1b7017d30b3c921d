"""A program at a table, in plain Python: `python program.py http://localhost:8054 TABLE TOKEN`."""

import json
import random
import secrets
import sys
import time
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def ask(address: str, token: str, body: dict[str, Any] | None = None) -> Any:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = json.dumps(body).encode() if body else None
    return urlopen(Request(address, data, headers), timeout=90)


def say(address: str, token: str, **body: Any) -> None:
    try:
        ask(address, token, body).read()
    except HTTPError as refused:
        print(json.load(refused)["error"]["text"], file=sys.stderr)
        if refused.code == 429:  # too fast: wait, then say the same with the same key
            time.sleep(int(refused.headers["Retry-After"]))
            say(address, token, **body)


def play(here: str, token: str) -> str:
    for message in map(json.loads, ask(f"{here}/stream", token)):
        if message.get("status") == "over":
            return " ".join(message["ending"])
        if asked := message.get("question"):
            answer = {"type": "answer", "key": secrets.token_hex(8), "sequence": asked["sequence"]}
            say(f"{here}/say", token, **answer, option=random.choice(asked["options"])["option"])
    return "The stream has ended."


print(play(f"{sys.argv[1]}/api/tables/{sys.argv[2]}", sys.argv[3]))
