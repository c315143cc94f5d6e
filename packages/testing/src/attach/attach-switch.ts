import { mistake } from "@sandbank/engine/private/errors";
import { described } from "../bank-value.ts";

/** When the fixtures attach the session of a test. */
export type Attach = "failure" | "off";

const VARIABLE = "SANDBANK_ATTACH";

/**
 * Whether sessions are attached: unless the option or the environment variable `SANDBANK_ATTACH` is `off`. Throws a
 * `TypeError` for another value of the variable.
 */
export function attaches(option: Attach = "failure"): boolean {
  const variable = globalThis.process?.env?.[VARIABLE] || "failure";
  if (variable !== "failure" && variable !== "off") {
    throw mistake(
      "read the environment",
      `${VARIABLE} is ${described(variable)}`,
      'Use "off", or "failure", which is the default.',
    );
  }
  return option !== "off" && variable !== "off";
}
