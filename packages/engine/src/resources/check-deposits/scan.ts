import type { CheckDepositSubmitParams } from "@sandbank/contract";
import { randomDigits } from "../../digits/random-digits.ts";
import { withChecksum } from "../../digits/routing-number.ts";
import type { World } from "../../state/world.ts";

/** What is read from a check of which the client says nothing. */
export function madeUpScan({ state: { random } }: World): NonNullable<CheckDepositSubmitParams["scan"]> {
  const institution = `0${randomDigits(random, 7)}`;
  return {
    account_number: randomDigits(random, 10),
    routing_number: withChecksum(institution),
    serial_number: randomDigits(random, 4),
  };
}
