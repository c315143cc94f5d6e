import type { AdminResult } from "sandbank/client";
import { type AdminOperationName, adminOperations } from "../generated/admin-operations.ts";
import type { Replayer } from "./replayer.ts";
import type { Source } from "./source.ts";

export interface SessionSourceOptions {
  readonly replayer: Replayer;
  /** How many entries of the journal have happened. */
  readonly instant: number;
  /** Tells this session from others that were opened. */
  readonly session: string;
  /** The server that the session comes from, which answers what concerns all banks. Null without a server. */
  readonly server: Source | null;
}

/** The bank at an instant of a session. It never changes. */
export function createSessionSource({ replayer, instant, session, server }: SessionSourceOptions): Source {
  return {
    kind: "session",
    key: `${session} at ${instant}`,
    admin<Name extends AdminOperationName>(name: Name, params: object = {}) {
      if (server !== null && adminOperations[name].scope !== "bank") return server.admin(name, params as never);
      return replayer.admin(name, params, instant) as Promise<AdminResult<Name>>;
    },
    api: (request) => replayer.api(request, instant),
    follow(listener) {
      listener({ type: "connection", connection: { state: "open" } });
      return () => {};
    },
  };
}
