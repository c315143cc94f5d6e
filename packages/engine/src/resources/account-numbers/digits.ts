import { derivedDigits } from "../../digits/derived-digits.ts";
import { fingerprint } from "../../ports/random.ts";
import { hasAny } from "../../store/table.ts";
import type { World } from "../../world/world.ts";

/** Derives twelve digits from the id that no other Account Number has (D-53). */
export function newAccountNumber({ state }: World, id: string): string {
  for (let attempt = 0; ; attempt++) {
    const digits = deriveDigits(id, attempt);
    if (!hasAny(state.tables.accountNumbers, { account_number: [digits] })) return digits;
  }
}

/** Without a leading zero, because a spreadsheet would drop it. */
function deriveDigits(id: string, attempt: number): string {
  const first = 1 + (fingerprint(`first digit ${attempt}`, id) % 9);
  return `${first}${derivedDigits(`account number ${attempt}`, id, 11)}`;
}
