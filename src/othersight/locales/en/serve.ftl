# What `othersight serve` says on the command line.

serve-help = Serve tables to browsers: everybody who opens the address can play.
    .host = The address to listen at; 0.0.0.0 is reached from other machines.
    .port = The port to listen at; 0 takes a free one.
    .data = The folder where tables are kept.
    .database = Another database, such as postgresql://user@host/name; without it, SQLite in the data folder.
    .workers = Processes in which bots think, for each server; 0 lets them think in the server itself.
    .processes = Processes that serve together; more than one need --bell.
    .bell = The Redis by which several servers with the same tables hear of each other, such as redis://host.
    .proxy = The address of a proxy in front of the server, which is believed when it says from where people come.
    .schema = Print the JSON schema of the protocol and stop.
    .open = Open the page in a browser.
serve-at = Othersight is at { $address } (tables are kept in { $data }). Press Ctrl+C to stop.
serve-bad-database = --database takes the address of a database, such as postgresql://user:password@host/name; without it tables are kept in the data folder
serve-cannot-keep = cannot keep tables in { $where }: { $reason }
serve-cannot-listen = cannot listen at { $host }, port { $port }: { $reason }
serve-in-use = another Othersight keeps its tables in { $where }; stop it, or start both with --bell redis://host so that they hear of each other
serve-newer-storage = the tables in { $where } were kept by a newer Othersight; use that one
serve-no-answer = no PostgreSQL answers at { $where }; start it, or correct the host and port
serve-no-driver = PostgreSQL needs the driver psycopg: pip install "{ $extra }"
serve-wrong-password = { $where } refuses this user name or password; write postgresql://user:password@host/name
serve-bad-bell = --bell takes the address of a Redis, such as redis://host:6379
serve-needs-bell = several processes need a bell between them: --bell redis://host
serve-no-bell = no Redis answers at the address that --bell names; start it, or correct host and port
serve-no-bell-driver = the bell needs the driver redis: pip install "{ $extra }"
