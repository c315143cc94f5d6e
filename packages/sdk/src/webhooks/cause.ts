/**
 * The property with the error behind a response. A deliverer in the same process reads it, so that a test can print why
 * a webhook failed. The property is not enumerable and never part of what is sent.
 */
const key = Symbol.for("@sandbank/sdk/webhookCause");

/** Attaches the error to a response, or to what a server makes its response of. */
export function withCause<Target extends object>(target: Target, error: unknown): Target {
  Reflect.defineProperty(target, key, { value: error, configurable: true });
  return target;
}

/** Attaches the error of one response to another one that is made of it. */
export function passCause<Target extends object>(from: object, to: Target): Target {
  const error: unknown = Reflect.get(from, key);
  return error === undefined ? to : withCause(to, error);
}
