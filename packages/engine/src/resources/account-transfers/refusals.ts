import type { AccountTransfer } from "@sandbank/contract";
import { availableBalanceAt, canReceive } from "../../money/balances.ts";
import { isOpen, type Owned, ownedAccount, staysExact } from "../../refusals/account-refusals.ts";
import { approverRules, type FundsFacts, fundsCover, senderRules } from "../../refusals/sender-refusals.ts";
import type { Rule } from "../../resource-kit/refusal-rule.ts";
import type { World } from "../../world/world.ts";

interface TransferFacts extends Owned, FundsFacts {
  readonly destination: Owned;
  /** Whether every balance of the destination is still a safe integer after the transfer. */
  readonly fits: boolean;
}

/** Loads the facts about a transfer. Refuses with 404 if an Account is unknown. */
export function readFacts(
  world: World,
  {
    account_id,
    destination_account_id,
    amount,
    require_approval,
  }: Pick<AccountTransfer, "account_id" | "destination_account_id" | "amount"> & {
    /** Money that waits for approval does not move yet. */
    readonly require_approval?: boolean | undefined;
  },
): TransferFacts {
  const { ledger, now } = world.state;
  const sender = ownedAccount(world, account_id);
  const destination = ownedAccount(world, destination_account_id);
  return {
    ...sender,
    destination,
    amount,
    availableBalance: availableBalanceAt(ledger, sender.account, now),
    fits: require_approval === true || canReceive(world, destination.account, amount),
  };
}

const isAtSameBank: Rule<TransferFacts> = {
  id: "same-bank",
  condition: "Both Accounts are at the same bank.",
  field: "destination_account_id",
  broken: ({ account, destination }) => account.bank !== destination.account.bank,
  detail: ({ account, destination }) =>
    `names an Account at ${destination.account.bank}, and the money leaves one at ${account.bank}: both must be at the same bank`,
};

const destinationRules: readonly Rule<TransferFacts>[] = [
  {
    id: "destination-open",
    condition: "The destination is open.",
    assumption: "D-39",
    broken: ({ destination }) => isOpen.broken(destination),
    detail: ({ destination: { account } }) =>
      `The destination, Account ${account.id}, was closed at ${account.closed_at}. Name an open Account.`,
  },
  {
    id: "destination-owner-not-disabled",
    condition: "The Entity that owns the destination is not disabled.",
    assumption: "O-04",
    broken: ({ destination }) => destination.owner.status === "disabled",
    detail: ({ destination: { account, owner } }) =>
      `The destination, Account ${account.id}, is owned by Entity ${owner.id}, which is disabled. Name an Account of another Entity.`,
  },
];

const destinationStaysExact: Rule<TransferFacts> = {
  id: "destination-exact",
  condition: "The balances of the destination stay within the safe integers.",
  assumption: "D-41",
  broken: ({ fits }) => !fits,
  detail: ({ destination, fits }) => staysExact.detail({ account: destination.account, fits }),
};

export const createRules: readonly Rule<TransferFacts>[] = [
  isAtSameBank,
  ...senderRules,
  ...destinationRules,
  fundsCover,
  destinationStaysExact,
];

export const approveRules: readonly Rule<TransferFacts>[] = [
  ...approverRules,
  ...destinationRules,
  destinationStaysExact,
];
