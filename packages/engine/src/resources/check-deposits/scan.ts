import type { CheckDepositSubmitParams } from "@sandbank/contract";
import { nextWord, type RandomState } from "../../ports/random.ts";
import type { World } from "../../world.ts";

/** The weights of the checksum of a routing number: the weighted sum of its nine digits is a multiple of ten. */
const CHECKSUM_WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7];

/** What is read from a check of which the client says nothing. */
export function madeUpScan({ state: { random } }: World): NonNullable<CheckDepositSubmitParams["scan"]> {
  const institution = `0${digits(random, 7)}`;
  return {
    account_number: digits(random, 10),
    routing_number: `${institution}${checkDigit(institution)}`,
    serial_number: digits(random, 4),
  };
}

function checkDigit(institution: string): number {
  const sum = CHECKSUM_WEIGHTS.reduce((total, weight, index) => total + weight * Number(institution[index]), 0);
  return (10 - (sum % 10)) % 10;
}

function digits(random: RandomState, length: number): string {
  return Array.from({ length }, () => nextWord(random) % 10).join("");
}
