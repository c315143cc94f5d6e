import type { AchTransfer, ExternalAccount } from "@sandbank/contract";
import { formatDay } from "../../calendar/days.ts";
import { toLocalDay } from "../../calendar/local-time.ts";
import { availableBalanceAt, canReceive } from "../../money/balances.ts";
import { existing } from "../../objects/objects.ts";
import { canHold } from "../../rails/hold.ts";
import { type Owned, ownedAccount, staysExact } from "../../refusals/account-refusals.ts";
import {
  approverRules,
  type DateFacts,
  dateIsNotPast,
  externalAccountIsActive,
  type FundsFacts,
  fundsCover,
  senderRules,
} from "../../refusals/sender-refusals.ts";
import type { Rule } from "../../resource-kit/refusal-rule.ts";
import type { World } from "../../world/world.ts";

interface SendFacts extends Owned, FundsFacts, DateFacts {
  readonly externalAccount: ExternalAccount | null;
  /** Whether every balance is still a safe integer after the money of a debit has come in and is on hold. */
  readonly fits: boolean;
}

interface Sent extends Pick<AchTransfer, "account_id" | "amount"> {
  readonly external_account_id?: string | null | undefined;
  /** Money that waits for approval does not move yet. */
  readonly require_approval?: boolean | undefined;
  readonly preferred_effective_date?: { readonly date?: string | null | undefined } | undefined;
}

/** Loads the facts about a transfer. Refuses with 404 if an id is unknown. */
export function readFacts(
  world: World,
  { account_id, amount, external_account_id: external, preferred_effective_date: preferred, require_approval }: Sent,
): SendFacts {
  const { ledger, now, tables } = world.state;
  const owned = ownedAccount(world, account_id);
  const { account } = owned;
  return {
    ...owned,
    amount,
    availableBalance: availableBalanceAt(ledger, account, now),
    dates: { wanted: preferred?.date ?? null, today: formatDay(toLocalDay("new_york", now)) },
    externalAccount: external ? existing(tables.externalAccounts, "external_account", external) : null,
    fits:
      require_approval === true ||
      amount > 0 ||
      (canReceive(world, account, -amount) && canHold(world, account, -amount)),
  };
}

export const createRules: readonly Rule<SendFacts>[] = [
  dateIsNotPast("preferred_effective_date.date"),
  ...senderRules,
  externalAccountIsActive,
  fundsCover,
  staysExact,
];

/** For the approval of a transfer, also where a simulation approves it first. */
export const approveRules: readonly Rule<SendFacts>[] = [...approverRules, externalAccountIsActive, staysExact];

interface TransferFacts {
  readonly transfer: AchTransfer;
}

export const acknowledgeRules: readonly Rule<TransferFacts>[] = [
  {
    id: "not-acknowledged",
    condition: "The transfer is not acknowledged.",
    broken: ({ transfer }) => transfer.acknowledgement !== null,
    detail: ({ transfer }) =>
      `${transfer.id} was acknowledged at ${transfer.acknowledgement?.acknowledged_at}. It can be acknowledged once.`,
  },
];

export const settleRules: readonly Rule<TransferFacts>[] = [
  {
    id: "not-settled",
    condition: "The transfer has not settled.",
    broken: ({ transfer }) => transfer.settlement !== null,
    detail: ({ transfer }) => `${transfer.id} settled at ${transfer.settlement?.settled_at}. It can settle once.`,
  },
];
