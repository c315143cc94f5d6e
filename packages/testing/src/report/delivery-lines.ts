import type { Trace, WebhookAttempt } from "@sandbank/engine";
import { grouped } from "./lines.ts";

/** The attempts that failed, the newest that fit: `account.created to https://app.test/hooks: 500 "out of order"`. */
export function deliveryLines({ steps }: Trace, most: number): readonly string[] {
  const failed = steps.flatMap(({ deliveries }) => deliveries.filter(({ state }) => state === "failed"));
  const lines = grouped(
    failed.map((attempt) => `${attempt.category} to ${attempt.request?.url ?? "?"}: ${causeOf(attempt)}`),
  );
  const shown = lines.length <= most ? lines : lines.slice(-Math.max(1, most - 1));
  return shown.length === lines.length ? lines : [`${lines.length - shown.length} others`, ...shown];
}

/** Why an attempt was no success, or what has become of it so far. */
export function causeOf({ state, status, answer, error, number }: WebhookAttempt): string {
  const said = answer === null || answer === "" ? "" : ` ${JSON.stringify(answer)}`;
  const cause = status === null ? (error ?? state) : `${status}${said}`;
  return number === 1 ? cause : `${cause} (attempt ${number})`;
}
