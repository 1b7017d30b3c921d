# What `othersight serve` says on the command line.

serve-help = Serve tables to browsers; everybody who opens the address can play.
    .host = The address to listen on; use 0.0.0.0 for connections from other machines.
    .port = The port to listen on; 0 takes a free one.
    .data = The folder where tables are stored.
    .database = Another database, such as postgresql://user@host/name. The default is SQLite in the data folder.
    .workers = Processes in which bots think, for each server process; with 0 they think in the server process itself.
    .processes = Server processes that share the address and the tables; more than one need --redis.
    .redis = The Redis through which several server processes notify each other of changes, such as redis://host.
    .proxy = The address of a trusted proxy in front of the server, which reports the addresses of the clients.
    .players = Players of your own that may be named as bots besides the levels, each as module:Class.
    .schema = Print the JSON schema of the protocol and stop.
    .open = Open the page in a browser.
serve-at = Othersight is at { $address } (tables are stored in { $data }). Press Ctrl+C to stop.
serve-bad-database = --database takes the address of a database, such as postgresql://user:password@host/name; without it tables are stored in the data folder
serve-cannot-keep = cannot store tables in { $where }: { $reason }
serve-cannot-listen = cannot listen on { $host }, port { $port }: { $reason }
serve-in-use = another Othersight server uses { $where }; stop it, or start both with --redis redis://host so that they notify each other
serve-newer-storage = the tables in { $where } were stored by a newer Othersight; use that version
serve-no-answer = no PostgreSQL answers at { $where }; start it, or correct the host and port
serve-no-driver = PostgreSQL needs the driver psycopg: pip install "{ $extra }"
serve-wrong-password = { $where } refuses this user name or password; write postgresql://user:password@host/name
serve-bad-redis = --redis takes the address of a Redis, such as redis://host:6379
serve-needs-redis = several processes need a Redis to notify each other: add --redis redis://host
serve-no-redis = no Redis answers at the address of --redis; start it, or correct host and port
serve-no-redis-driver = --redis needs the driver redis: pip install "{ $extra }"
