import { completeRoutingNumber } from "@sandbank/contract";
import { derivedDigits } from "./derived-digits.ts";

/** The routing number of the other bank, derived from the id of the transfer or check that it sent. */
export function foreignRoutingNumber(id: string): string {
  return completeRoutingNumber(`0${derivedDigits("routing number", id, 7)}`);
}
