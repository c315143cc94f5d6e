import type * as z from "zod";

/** An operation of the admin API, as data: routes, OpenAPI, the client, the commands and the reference are made from it. */
export interface AdminOperation<Params extends z.ZodObject = z.ZodObject, Result extends z.ZodType = z.ZodType> {
  /** A `GET` has its parameters in the query, a `POST` in a JSON body. */
  readonly method: "GET" | "POST";
  /** Below `/_sandbank`. */
  readonly path: `/${string}`;
  /** `bank`: about one bank, whose API key is enough. `server`: needs the admin token. `public`: needs no key. */
  readonly scope: "bank" | "server" | "public";
  /** `destroy`: what it removes cannot be brought back. */
  readonly effect: "read" | "write" | "destroy";
  /** One sentence. */
  readonly summary: string;
  readonly params: Params;
  readonly result: Result;
  /** How the command line calls it; absent for what has no command of its own. */
  readonly command?: AdminCommand;
}

interface AdminCommand {
  /** `clock advance`. */
  readonly words: string;
  /** The parameters that are given without a flag, in order. */
  readonly positional?: readonly string[];
  /** What follows `sandbank`, as in `clock advance 31d`. */
  readonly examples: readonly string[];
  /** Whether it is written by hand, because it does more than the operation. Otherwise it is made from the table. */
  readonly isByHand?: true;
  /** What the command waits for up to `--timeout`: the clock to arrive, or the receivers of the webhooks to respond. */
  readonly waitsFor?: "clock" | "receivers";
  /**
   * Whether the command of an operation of the whole server has `--bank` all the same: a proxy in front of several servers
   * sends it to the server of that bank.
   */
  readonly isRouted?: true;
}

/** Keeps the literal types of an operation. */
export function defineOperation<Params extends z.ZodObject, Result extends z.ZodType>(
  operation: AdminOperation<Params, Result>,
): AdminOperation<Params, Result> {
  return operation;
}
