import { mistake } from "@sandbank/engine/private/errors";
import { described } from "../bank-value.ts";

/** The function that reads the app for an invariant returned a wrong value, so the invariant cannot be checked. */
export class WrongReader extends TypeError {}

/** Throws a `TypeError` if an invariant is created without the function that it reads the app with. */
export function requireReader(invariant: string, reader: unknown, what: string): void {
  if (typeof reader === "function") return;
  throw mistake(
    `create the invariant ${invariant}`,
    `its argument is ${described(reader)}`,
    `Pass a function that returns ${what}.`,
  );
}
