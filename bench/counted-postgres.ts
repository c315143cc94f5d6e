import { Duplex } from "node:stream";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";

/** `ReadyForQuery`, the type of the message that ends the server's answer to a query. */
const READY_FOR_QUERY = "Z".charCodeAt(0);

/** A connection of `pg` that counts its round trips. */
export interface CountedPostgres {
  readonly client: pg.Client;
  /** The answers of the server so far. `pg` sends the next query after the end of an answer. */
  roundTrips(): number;
  close(): Promise<void>;
}

/** Connects `pg` with a PostgreSQL in this process: the client and the server exchange the messages of the real protocol. */
export async function connectCounted(): Promise<CountedPostgres> {
  const server = await PGlite.create();
  const wire = new Wire(server);
  const client = new pg.Client({ stream: () => wire, user: "postgres", database: "postgres" });
  await client.connect();
  return { client, roundTrips: () => wire.answers, close: () => server.close() };
}

/** In place of the socket of `pg`. */
class Wire extends Duplex {
  answers = 0;
  readonly #server: PGlite;

  constructor(server: PGlite) {
    super();
    this.#server = server;
  }

  connect(): void {
    setImmediate(() => this.emit("connect"));
  }

  setNoDelay(): void {}

  override _read(): void {}

  override _write(sent: Uint8Array, _encoding: string, done: (error?: Error | null) => void): void {
    this.#server.execProtocolRaw(sent).then((answer) => {
      this.answers += typesOf(answer).filter((type) => type === READY_FOR_QUERY).length;
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
