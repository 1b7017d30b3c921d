"""`python -m bench.server_start`: how long `othersight serve` takes from its start to its first answer.

The first run lays out a new data folder, the others find it. Told are processor seconds of the server, which do not
depend on what else the machine does, and seconds that somebody waits."""

import re
import subprocess
import sys
import tempfile
import time
import urllib.request

from bench.environment import with_bytecode
from bench.server_load import processor_time

RUNS = 3
COMMAND = "import sys; from othersight.cli._start import main; main()"


def start(folder: str) -> tuple[float, float]:
    """Processor seconds and seconds until `/api/health` answers."""
    began = time.perf_counter()
    flags = ["serve", "--port", "0", "--data", folder]
    command = [sys.executable, "-c", COMMAND, *flags]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=with_bytecode())
    try:
        assert server.stdout is not None
        found = re.search(r":(\d+)/", server.stdout.readline())
        assert found is not None, "the server did not start"
        address = f"http://127.0.0.1:{found[1]}/api/health"
        with urllib.request.urlopen(address, timeout=60) as reply:
            reply.read()
        return processor_time(server.pid), time.perf_counter() - began
    finally:
        server.terminate()
        server.wait()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for number in range(RUNS):
            worked, waited = start(folder)
            kind = "an old" if number else "a new"
            print(f"with {kind} data folder: {worked:.2f} s of processor time, {waited:.2f} s")


if __name__ == "__main__":
    main()
