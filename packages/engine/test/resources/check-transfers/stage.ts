import type { AccountNumber, CheckTransfer, CheckTransferCreateParams } from "@sandbank/contract";
import type { Bank } from "../../../src/index.ts";

const mailing_address = { city: "Springfield", line1: "1 Main Street", postal_code: "62701", state: "il" };

/** The parameters of a check that the bank prints. */
export const printed = {
  fulfillment_method: "physical_check",
  physical_check: { mailing_address, memo: "Rent", recipient_name: "Landlord" },
} as const;

/** The parameters of a check that others print. */
export const byOthers = { fulfillment_method: "third_party", third_party: {} } as const;

type More = Partial<CheckTransferCreateParams>;

/** A check of 100 cents, drawn on an Account Number. */
export function write(
  bank: Bank,
  { account_id, id }: Pick<AccountNumber, "account_id" | "id">,
  more: More = {},
): CheckTransfer {
  const common = { account_id, source_account_number_id: id, amount: 100 };
  const how = more.fulfillment_method === undefined ? printed : {};
  return bank.checkTransfers.create({ ...common, ...how, ...more } as CheckTransferCreateParams);
}

/** A check of 100 cents, drawn on a new Account Number of a new Account, which has the amount. */
export function create(bank: Bank, more: More = {}): CheckTransfer {
  const [entity, program] = [bank.entities.list().data.at(-1), bank.programs.list().data.at(-1)];
  const owners = { entity_id: entity?.id, program_id: program?.id } as const;
  const { id: account_id } = bank.accounts.create({ name: "Operating", ...owners });
  bank.network.interestPayments.create({ account_id, amount: 100 });
  return write(bank, bank.accountNumbers.create({ account_id, name: "Checks" }), more);
}

/** Presents a check for its amount. */
export function present(
  bank: Bank,
  { amount, check_number, source_account_number_id }: CheckTransfer,
  more: object = {},
) {
  const params = { account_number_id: source_account_number_id as never, amount, check_number, ...more };
  return bank.network.inboundCheckDeposits.create(params);
}
