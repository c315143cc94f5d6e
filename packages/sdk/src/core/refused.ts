import { BankArgumentError } from "../errors/bank-argument-error.ts";

/** How much is shown of what the caller wrote. */
const longest = 200;

/** An argument that cannot be used. `name` is as the caller wrote it, `rule` the end of the sentence "It must be". */
export function refused(name: string, rule: string): BankArgumentError {
  return new BankArgumentError(`[sandbank] Failed to use ${name}: it must be ${rule}.`);
}

/** What the caller wrote, for a message: the beginning of its JSON, or what it is where JSON cannot say it. */
export function shown(value: unknown): string {
  const isNumber = typeof value === "number";
  const text = isNumber ? `${value}` : typeof value === "bigint" ? `${value}n` : (toJson(value) ?? `${typeof value}`);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Undefined for what JSON does not know, such as a function, and for what it fails at, such as an object in itself. */
function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
