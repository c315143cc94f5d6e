import type * as z from "zod";

/**
 * An operation of the admin API, as data. Routes, OpenAPI, the client, the commands and the reference are made from it.
 */
export interface AdminOperation<Params extends z.ZodObject = z.ZodObject, Result extends z.ZodType = z.ZodType> {
  /** A `GET` has its parameters in the query, a `POST` in a JSON body. */
  readonly method: "GET" | "POST";
  /** Below `/_sandbank`. */
  readonly path: `/${string}`;
  /** `bank`: concerns one bank, and accepts its API key. `server`: needs the admin token. `public`: needs no key. */
  readonly scope: "bank" | "server" | "public";
  /** `destroy`: deletes data permanently. */
  readonly effect: "read" | "write" | "destroy";
  /** One sentence. */
  readonly summary: string;
  readonly params: Params;
  readonly result: Result;
  /** The command for it; absent if it has none. */
  readonly command?: AdminCommand;
}

interface AdminCommand {
  /** `clock advance`. */
  readonly words: string;
  /** The parameters that are written without a flag, in order. */
  readonly positional?: readonly string[];
  /** The arguments of `sandbank`, as in `clock advance 31d`. */
  readonly examples: readonly string[];
  /**
   * Whether the command has `--bank` although the operation concerns the whole server. A proxy in front of several
   * servers uses the bank to select the server.
   */
  readonly isRouted?: true;
}

/** Keeps the literal types of an operation. */
export function defineOperation<Params extends z.ZodObject, Result extends z.ZodType>(
  operation: AdminOperation<Params, Result>,
): AdminOperation<Params, Result> {
  return operation;
}
