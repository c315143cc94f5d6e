import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import type { Random } from "./random.ts";

/** The name of PostgreSQL's socket in a folder. */
const SOCKET = ".s.PGSQL.5432";

export interface PostgresProxy {
  /** The folder of its socket. */
  readonly host: string;
  /** Cuts so many connections at most. What was sent may have arrived, and its answer is lost. */
  cut(count: number, random: Random): void;
  close(): void;
}

/** Starts a proxy between the app and the PostgreSQL whose socket is in `host`. */
export async function startProxy(host: string): Promise<PostgresProxy> {
  const folder = join(host, "proxy");
  mkdirSync(folder, { recursive: true });
  const cuts: (() => void)[] = [];
  const server = createServer((app) => {
    const postgres = connect(join(host, SOCKET));
    const cut = () => {
      app.destroy();
      postgres.destroy();
      if (cuts.includes(cut)) cuts.splice(cuts.indexOf(cut), 1);
    };
    cuts.push(cut);
    for (const socket of [app, postgres]) socket.on("error", cut).on("close", cut);
    app.pipe(postgres).pipe(app);
  });
  server.listen(join(folder, SOCKET));
  await once(server, "listening");
  return {
    host: folder,
    cut(count, random) {
      for (let left = count; left > 0 && cuts.length > 0; left--) cuts[random(cuts.length)]?.();
    },
    close() {
      server.close();
      for (const cut of [...cuts]) cut();
    },
  };
}
