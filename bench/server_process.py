"""`python -m bench.server_process FOLDER`: a server as people run it, but for the limits on tables."""

import argparse
from pathlib import Path

from othersight.cli.serve import listen, run, run_several
from othersight.server.settings import Settings

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--database", default="")
    parser.add_argument("--redis", default="")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--port", type=int, default=0)
    asked = parser.parse_args()
    settings = Settings(
        data=asked.folder,
        database=asked.database,
        redis=asked.redis,
        tables_per_minute=1_000_000,
        max_tables=1_000_000,
        max_in_memory=10_000,
        own_process=True,
    )
    listening = listen("127.0.0.1", asked.port)
    print(f"listening at :{listening.getsockname()[1]}", flush=True)
    if asked.processes == 1:
        run(listening, settings)
    else:
        run_several(listening, settings, asked.processes)
