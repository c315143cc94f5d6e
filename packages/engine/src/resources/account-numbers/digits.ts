import type { Program } from "@sandbank/contract";
import { derivedDigits } from "../../digits/derived-digits.ts";
import { withChecksum } from "../../digits/routing-number.ts";
import { fingerprint } from "../../ports/random.ts";
import { saltedSeed } from "../../state/state.ts";
import type { World } from "../../state/world.ts";
import { hasAny } from "../../store/table.ts";

const HALF = 1_000_000;
const DISTRICTS = 12; // of the Federal Reserve: the first two digits of a routing number

/** Derives twelve digits from the id that no other Account Number has (D-53). */
export function newAccountNumber({ state }: World, id: string): string {
  for (let attempt = 0; ; attempt++) {
    const digits = digitsOf(id, attempt);
    if (!hasAny(state.tables.accountNumbers, { account_number: [digits] })) return digits;
  }
}

/** The routing number of a Program's bank: constant within an environment, with a checksum as its last digit (D-53). */
export function routingNumberOf({ state }: World, { bank }: Program): string {
  const { environment, seed } = state.genesis;
  const drawn = fingerprint(saltedSeed(environment, seed), `routing number ${bank}`);
  const district = String(1 + (drawn % DISTRICTS)).padStart(2, "0");
  const institution = String(Math.floor(drawn / DISTRICTS) % HALF).padStart(6, "0");
  return withChecksum(district + institution);
}

/** Without a leading zero, because a spreadsheet would drop it. */
function digitsOf(id: string, attempt: number): string {
  const first = 1 + (fingerprint(`first digit ${attempt}`, id) % 9);
  return `${first}${derivedDigits(`account number ${attempt}`, id, 11)}`;
}
