import { inspect } from "node:util";
import { createRedactor } from "@sandbank/engine";

/** Prints a bug of the server, without secrets of the request. */
export function reportBug(error: unknown): void {
  console.error(createRedactor()(inspect(error)));
}
