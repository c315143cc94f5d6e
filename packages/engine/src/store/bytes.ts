/** Whether a value is a `Uint8Array` of any realm, a `Buffer` included: test environments have one of their own. */
export function isBytes(value: unknown): value is Uint8Array {
  return Object.prototype.toString.call(value) === "[object Uint8Array]";
}
