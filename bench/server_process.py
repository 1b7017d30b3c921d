"""`python -m bench.server_process FOLDER`: a server as people run it, but for the limit on new tables."""

import sys
from pathlib import Path

import uvicorn

from othersight.cli.serve import listen
from othersight.server.app import create_app
from othersight.server.settings import Settings

if __name__ == "__main__":
    settings = Settings(data=Path(sys.argv[1]), tables_per_minute=1_000_000, max_in_memory=10_000)
    listening = listen("127.0.0.1", 0)
    config = uvicorn.Config(create_app(settings), log_level="error", ws_ping_interval=None)
    print(f"listening at :{listening.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run(sockets=[listening])
