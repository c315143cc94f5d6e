import { dollars as printed } from "@sandbank/engine/private/text";

/** An amount in cents as people write it: `dollars(-1_234_56)` is `-$1,234.56`. */
export function dollars(cents: number): string {
  return printed(cents);
}
