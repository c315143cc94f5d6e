import type { Program } from "@sandbank/contract";
import { withChecksum } from "../../digits/routing-number.ts";
import { fingerprint, nextWord, type RandomState } from "../../ports/random.ts";
import { saltedSeed } from "../../state/state.ts";
import type { World } from "../../state/world.ts";
import { hasAny } from "../../store/table.ts";

const HALF = 1_000_000;
const DISTRICTS = 12; // of the Federal Reserve: the first two digits of a routing number

/** Twelve digits that no other Account Number has (D-53). */
export function drawAccountNumber({ state }: World): string {
  for (;;) {
    const digits = drawDigits(state.random);
    if (!hasAny(state.tables.accountNumbers, { account_number: [digits] })) return digits;
  }
}

/** The routing number of a Program's bank: always the same within an environment, its last digit the checksum (D-53). */
export function routingNumberOf({ state }: World, { bank }: Program): string {
  const { environment, seed } = state.genesis;
  const drawn = fingerprint(saltedSeed(environment, seed), `routing number ${bank}`);
  const district = String(1 + (drawn % DISTRICTS)).padStart(2, "0");
  const institution = String(Math.floor(drawn / DISTRICTS) % HALF).padStart(6, "0");
  return withChecksum(district + institution);
}

/** No leading zero: a spreadsheet would drop it. */
function drawDigits(random: RandomState): string {
  const first = HALF / 10 + (nextWord(random) % (HALF - HALF / 10));
  return `${first}${String(nextWord(random) % HALF).padStart(6, "0")}`;
}
