import type { CheckTransfer } from "@sandbank/contract";
import { latest } from "../../store/table.ts";
import type { World } from "../../world/world.ts";

type Numbered = Pick<CheckTransfer, "source_account_number_id" | "check_number">;

/** The key of a check in the index by its numbers. */
export const numberKey = ({ source_account_number_id, check_number }: Numbered) =>
  `${source_account_number_id} ${check_number}`;

/** Finds the check that is drawn on an Account Number with a number, which may begin with zeros. There is at most one. */
export function findCheck(
  { state }: World,
  number: CheckTransfer["source_account_number_id"],
  checkNumber: string,
): CheckTransfer | undefined {
  const key = numberKey({ source_account_number_id: number, check_number: checkNumber.replace(/^0+/, "") });
  return latest(state.tables.checkTransfers, { number: [key] });
}
