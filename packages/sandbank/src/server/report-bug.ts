import { inspect } from "node:util";
import { createRedactor } from "@sandbank/engine";

/** Prints a bug of the server, without the secrets that it may quote from a request. */
export function reportBug(error: unknown): void {
  console.error(createRedactor()(inspect(error)));
}
