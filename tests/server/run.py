"""`python -m tests.server.run FOLDER`: a server with quick bots that tests may kill."""

import sys
from pathlib import Path

import uvicorn

from othersight.cli.serve import listen
from othersight.server.app import application
from tests.server.places import settings

if __name__ == "__main__":
    listening = listen("127.0.0.1", 0)
    app = application(settings(Path(sys.argv[1])))
    config = uvicorn.Config(app, log_level="error", ws_ping_interval=None)
    print(f"listening at :{listening.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run(sockets=[listening])
