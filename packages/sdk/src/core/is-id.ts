/**
 * Whether a value is the id of a type of object: its prefix, `_`, and one part of letters and digits. Dots would be
 * resolved as in a relative path, and `card_payment_1` is no id of a `card`.
 */
export function isId(prefix: string, value: unknown): value is string {
  return (
    typeof value === "string" && value.startsWith(`${prefix}_`) && /^[^\W_]+$/.test(value.slice(prefix.length + 1))
  );
}
