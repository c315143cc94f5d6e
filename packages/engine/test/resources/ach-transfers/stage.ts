import type { AchTransfer, AchTransferCreateParams } from "@sandbank/contract";
import type { Bank } from "../../../src/index.ts";

/** An account at another bank. */
export const destination = { account_number: "987654321", routing_number: "101050001" };

/** Parameters of a transfer without its Account. */
export const params = { ...destination, amount: 100, statement_descriptor: "Rent" };

type More = Partial<AchTransferCreateParams>;

/** A transfer from a new Account, which has the amount of a credit. A negative amount is a debit. */
export function create(bank: Bank, more: More = {}): AchTransfer {
  // Named, because tests may have created others.
  const [entity, program] = [bank.entities.list().data.at(-1), bank.programs.list().data.at(-1)];
  const owners = { entity_id: entity?.id, program_id: program?.id } as const;
  const { id: account_id } = bank.accounts.create({ name: "Operating", ...owners });
  const { amount = params.amount } = more;
  if (amount > 0) bank.network.interestPayments.create({ account_id, amount });
  return bank.achTransfers.create({ ...params, account_id, ...more } as AchTransferCreateParams);
}

export function createSubmitted(bank: Bank, more: More = {}): AchTransfer {
  return bank.network.achTransfers.submit(create(bank, more).id);
}
