/** Where the webhook router of `@sandbank/sdk` leaves the error behind a response. */
const key = Symbol.for("@sandbank/sdk/webhookCause");

/** The error behind a response of a receiver; undefined if the receiver did not leave one. */
export function webhookCause(response: unknown): unknown {
  return typeof response === "object" && response !== null ? Reflect.get(response, key) : undefined;
}
