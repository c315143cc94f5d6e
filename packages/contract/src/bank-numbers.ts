import * as z from "zod";
import { patterned } from "./schema-kit.ts";

/** The weights of the nine digits of a routing number. */
const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Whether a text is nine digits with a right ABA checksum: their sum, weighted by 3, 7 and 1 in turn, ends with 0. */
export function isRoutingNumber(text: string): boolean {
  return /^\d{9}$/.test(text) && weightedSum(text) % 10 === 0;
}

/** Completes a routing number from its first eight digits, with the checksum as the ninth. */
export function completeRoutingNumber(digits: string): string {
  return digits + String((10 - (weightedSum(digits) % 10)) % 10);
}

function weightedSum(digits: string): number {
  return [...digits].reduce((sum, digit, index) => sum + Number(digit) * (WEIGHTS[index] as number), 0);
}

/** The routing number of any bank in a request: nine digits with a right ABA checksum (O-01). */
export function routingNumber(description: string) {
  return z
    .string()
    .regex(/^\d{9}$/, "must be 9 digits")
    .refine(
      (text) => isRoutingNumber(text) || !/^\d{9}$/.test(text),
      "must have a right ABA checksum: check each of the 9 digits",
    )
    .meta({ description: `${description}, 9 digits with a right ABA checksum.` });
}

/** The number of an account at any bank in a request: 1 to `maximum` letters and digits. */
export function bankAccountNumber(description: string, maximum = 17) {
  const pattern = new RegExp(`^[0-9A-Za-z]{1,${maximum}}$`);
  return patterned(description, { pattern, form: `1 to ${maximum} letters and digits` });
}

/** A kind of transfers in which not every bank takes part. */
export type LimitedRail =
  | "fednow_transfers"
  | "real_time_payments_request_for_payment"
  | "real_time_payments_transfers"
  | "wire_transfers";

const instant = ["fednow_transfers", "real_time_payments_request_for_payment", "real_time_payments_transfers"] as const;

/** The banks that do not take part in some, by their routing number (O-02). */
const absent: Readonly<Record<string, readonly LimitedRail[]>> = {
  "122000030": instant,
  "113000023": [...instant, "wire_transfers"],
};

/** Whether the bank with a routing number takes part in a kind of transfers. */
export function takesPart(routingNumber: string, rail: LimitedRail): boolean {
  return absent[routingNumber]?.includes(rail) !== true;
}
