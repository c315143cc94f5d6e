import type { AdminResult } from "sandbank/client";
import { type AdminOperationName, adminOperations } from "../generated/admin-operations.ts";
import type { Replayer } from "./replayer.ts";
import type { Source } from "./source.ts";

/**
 * Creates the source of a bank at an instant of a session. The content of the source never changes.
 *
 * @param session A name that is unique among the opened sessions.
 * @param instant The instant, as a number of journal entries.
 * @param step One of the steps of the instant; undefined for the last.
 * @param server The server that the session comes from, for operations that concern all banks. Null without a server.
 */
export function createSessionSource(
  replayer: Replayer,
  session: string,
  instant: number,
  server: Source | null,
  step?: number,
): Source {
  return {
    kind: "session",
    key: `${session} at ${instant} ${step}`,
    admin<Name extends AdminOperationName>(name: Name, params: object = {}) {
      if (server !== null && adminOperations[name].scope !== "bank") return server.admin(name, params as never);
      return replayer.admin(name, params, instant, step) as Promise<AdminResult<Name>>;
    },
    api: (request) => replayer.api(request, instant, step),
    follow(listener) {
      listener({ type: "connection", connection: { state: "open" } });
      return () => {};
    },
  };
}
