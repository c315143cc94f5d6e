/** Whether a value is a `Uint8Array` or `Buffer` of any realm: some test environments have their own `Uint8Array`. */
export function isBytes(value: unknown): value is Uint8Array {
  return Object.prototype.toString.call(value) === "[object Uint8Array]";
}
