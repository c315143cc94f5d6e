import { type ExternalAccount, type LimitedRail, takesPart } from "@sandbank/contract";
import { availableBalanceAt } from "../money/balances.ts";
import { existing } from "../objects/objects.ts";
import { type Owned, ownedAccount } from "../refusals/account-refusals.ts";
import {
  approverRules,
  externalAccountIsActive,
  type FundsFacts,
  fundsCover,
  senderRules,
  sourceNumberIsActive,
} from "../refusals/sender-refusals.ts";
import type { Rule } from "../resource-kit/refusal-rule.ts";
import type { World } from "../world/world.ts";

/** The facts about a transfer that moves money to an account at another bank. */
export interface DestinationFacts extends Owned, FundsFacts {
  readonly externalAccount: ExternalAccount | null;
  readonly sourceNumber: Parameters<typeof sourceNumberIsActive.broken>[0]["sourceNumber"];
  /** The account at the other bank, also if an External Account was named. */
  readonly destination: { readonly account_number: string; readonly routing_number: string };
}

interface Sent {
  readonly account_id: string;
  readonly amount: number;
  readonly account_number?: string | undefined;
  readonly routing_number?: string | undefined;
  readonly external_account_id?: string | null | undefined;
  readonly source_account_number_id?: string | null | undefined;
}

/** Loads the facts about a transfer. Refuses with 404 if an id is unknown. */
export function readDestinationFacts(world: World, sent: Sent): DestinationFacts {
  const { ledger, now, tables } = world.state;
  const { amount, external_account_id: external, source_account_number_id: source } = sent;
  const owned = ownedAccount(world, sent.account_id);
  const externalAccount = external ? existing(tables.externalAccounts, "external_account", external) : null;
  const { account_number = "", routing_number = "" } = externalAccount ?? sent;
  return {
    ...owned,
    amount,
    availableBalance: availableBalanceAt(ledger, owned.account, now),
    externalAccount,
    sourceNumber: source ? existing(tables.accountNumbers, "account_number", source) : null,
    destination: { account_number, routing_number },
  };
}

/** For the creation of a transfer over a rail in which not every bank takes part. A number in the request is checked before. */
export function bankTakesPart(rail: LimitedRail): Rule<DestinationFacts> {
  return {
    id: "bank-takes-part",
    condition: "The bank of the External Account takes part in the rail, if one is named.",
    assumption: "O-02",
    field: "external_account_id",
    broken: ({ destination, externalAccount }) =>
      externalAccount !== null && !takesPart(destination.routing_number, rail),
    detail: ({ destination }) =>
      `names an account at the bank ${destination.routing_number}, which takes no ${rail.replaceAll("_", " ")}: choose a number whose row in \`routing_numbers\` has \`${rail}\` as \`supported\``,
  };
}

/** For the creation of every transfer that moves money to an account at another bank. */
export const sendRules: readonly Rule<DestinationFacts>[] = [
  ...senderRules,
  sourceNumberIsActive,
  externalAccountIsActive,
  fundsCover,
];

/** For the approval of one. */
export const approveSendRules: readonly Rule<DestinationFacts>[] = [
  ...approverRules,
  sourceNumberIsActive,
  externalAccountIsActive,
];
