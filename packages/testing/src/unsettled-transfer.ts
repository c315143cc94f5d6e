import type { Bank, Trace } from "@sandbank/engine";
import { findUnsettledTransfer } from "@sandbank/view/reads/unsettled-transfer";
import { copyBank } from "./bank-value.ts";

/** The line about an ACH Transfer that no schedule settles; undefined if there is none. */
export function unsettledTransferIn(bank: Bank, { startedAt }: Trace): string | undefined {
  const id = findUnsettledTransfer(copyBank(bank), startedAt);
  return id && `No schedule settles ${id}: simulate it, or pass \`schedules: "live"\``;
}
