import { Duplex } from "node:stream";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import postgres, { type Sql } from "postgres";

/** The messages of a client that ask the server to answer now: `Query`, `Sync` and `Flush`. */
const asking = ["Q", "S", "H"].map((type) => type.charCodeAt(0));

/** A connection that counts its round trips. */
export interface CountedPostgres<Client> {
  readonly client: Client;
  /** How often the client has waited for an answer so far. */
  roundTrips(): number;
  close(): Promise<void>;
}

/** Connects `pg` with a PostgreSQL in this process: the client and the server exchange the messages of the real protocol. */
export async function connectPg(): Promise<CountedPostgres<pg.Client>> {
  const server = await PGlite.create();
  const wire = new Wire(server);
  const client = new pg.Client({ stream: () => wire, user: "postgres", database: "postgres" });
  await client.connect();
  return { client, roundTrips: () => wire.roundTrips, close: () => server.close() };
}

/** Connects `postgres` in the same way. */
export async function connectPostgresJs(): Promise<CountedPostgres<Sql>> {
  const server = await PGlite.create();
  const wire = new Wire(server);
  // The types of the driver do not have this option.
  const options = { socket: () => wire, max: 1, fetch_types: false, user: "postgres", database: "postgres" };
  const client = postgres(options as object);
  return {
    client,
    roundTrips: () => wire.roundTrips,
    async close() {
      await client.end({ timeout: 0 });
      await server.close();
    },
  };
}

/** In place of the socket of a driver. */
class Wire extends Duplex {
  roundTrips = 0;
  readonly #server: PGlite;
  #isOpen = false;

  constructor(server: PGlite) {
    super();
    this.#server = server;
  }

  connect(): void {
    setImmediate(() => this.emit("connect"));
  }

  setNoDelay(): void {}

  setKeepAlive(): void {}

  override _read(): void {}

  override _write(sent: Uint8Array, _encoding: string, done: (error?: Error | null) => void): void {
    // The first message has no type.
    if (this.#isOpen) this.roundTrips += typesOf(sent).filter((type) => asking.includes(type)).length;
    this.#isOpen = true;
    this.#server.execProtocolRaw(sent).then((answer) => {
      this.push(answer);
      done();
    }, done);
  }
}

/** The types of messages, each of which is a byte, followed by the length of the rest in four bytes. */
function typesOf(messages: Uint8Array): number[] {
  const view = new DataView(messages.buffer, messages.byteOffset, messages.byteLength);
  const types: number[] = [];
  for (let at = 0; at < messages.length; at += 1 + view.getUint32(at + 1)) types.push(view.getUint8(at));
  return types;
}
