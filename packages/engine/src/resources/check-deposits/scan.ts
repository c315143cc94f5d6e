import type { CheckDepositSubmitParams } from "@sandbank/contract";
import { nextWord, type RandomState } from "../../ports/random.ts";
import { withChecksum } from "../../routing-number.ts";
import type { World } from "../../world.ts";

/** What is read from a check of which the client says nothing. */
export function madeUpScan({ state: { random } }: World): NonNullable<CheckDepositSubmitParams["scan"]> {
  const institution = `0${digits(random, 7)}`;
  return {
    account_number: digits(random, 10),
    routing_number: withChecksum(institution),
    serial_number: digits(random, 4),
  };
}

function digits(random: RandomState, length: number): string {
  return Array.from({ length }, () => nextWord(random) % 10).join("");
}
