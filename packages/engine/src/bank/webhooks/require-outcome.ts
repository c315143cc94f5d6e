import { mistake } from "../../mistake.ts";
import { type AttemptOutcome, isHttpStatus } from "../../state/delivery.ts";

/** Throws a `TypeError` unless the outcome has a status from 100 to 599, or an error text. */
export function requireOutcome(outcome: AttemptOutcome): void {
  const { status, error, answer } = (outcome ?? {}) as { readonly [name: string]: unknown };
  const isError = typeof error === "string" && error !== "";
  const isText = answer === undefined || typeof answer === "string";
  if (isHttpStatus(status) ? error === undefined && isText : isError && status === undefined && answer === undefined)
    return;
  throw mistake(
    "record an outcome",
    "pass { status, answer? }, an HTTP status from 100 to 599 and the body, or { error }, the reason why there was no response",
  );
}
