/** Where the webhook router of `@sandbank/sdk` leaves the error behind a response. It is never part of what is sent. */
const key = Symbol.for("@sandbank/sdk/webhookCause");

/** The error behind a response; undefined if the receiver did not leave one. */
export function webhookCause(response: object): unknown {
  return Reflect.get(response, key);
}

/** Leaves the error behind one response with another one that is made of it. */
export function passWebhookCause<Target extends object>(from: object, to: Target): Target {
  const cause = webhookCause(from);
  if (cause !== undefined) Reflect.defineProperty(to, key, { value: cause, configurable: true });
  return to;
}
