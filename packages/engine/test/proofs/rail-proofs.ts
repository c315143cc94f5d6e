import {
  type AccountNumberId,
  type DeclinedTransaction,
  type Endpoint,
  endpoints,
  type OperationName,
} from "@sandbank/contract";
import type * as z from "zod";
import type { ClauseIds } from "../../../../tests/support/rows.ts";
import type { Network } from "../../src/bank/surface.ts";
import type { Bank, ReadableExplanation } from "../../src/index.ts";
import type { RailTable } from "../../src/resource-kit/rail-table.ts";
import { MOST } from "../support/money.ts";
import type { NumberStage } from "../support/rails.ts";

/** The proofs of a rail, for the suites. */
export type RailProofs = TransferRailProofs | OtherRailProofs;

/** A rail whose transfers have an Account Number. */
export interface TransferRailProofs {
  /** The decline rules of the rail in order (D-76), each as the cause that breaks it and the reason that it gives. */
  readonly order: readonly (readonly [cause: Cause, reason: string, clauses?: ClauseIds])[];
  readonly kinds: readonly TransferKind[];
  /** The causes that cannot happen together, in their order. */
  readonly excluded?: readonly (readonly [Cause, Cause])[];
}

/** A rail without Account Numbers. The tests in its folder break its rules. */
interface OtherRailProofs {
  /** Declines a payment of the Account. */
  readonly decline: (bank: Bank, accountId: `account_${string}`) => unknown;
}

/** A change that makes exactly one rule fail for a transfer of 100 cents. */
export interface Cause {
  readonly name: string;
  readonly happens: (stage: NumberStage) => unknown;
}

/** The common parameters of all rails. */
export interface Sending {
  readonly account_number_id: AccountNumberId;
  /** Minor units, positive for debits too. */
  readonly amount: number;
  readonly decline_reason?: string;
}

/** A kind of transfer, with the facts that its tests need. */
export interface TransferKind {
  readonly name: string;
  readonly rail: ReadableExplanation["rail"];
  readonly operation: OperationName;
  readonly type: "inbound_ach_transfer" | `inbound_${string}`;
  readonly category: Exclude<DeclinedTransaction["source"]["category"], "other">;
  /** 1 for a credit, -1 for a debit. */
  readonly direction: 1 | -1;
  /** The sign of the amount of a Declined Transaction (D-75). */
  readonly sign: 1 | -1;
  /** The clauses that each decline of this kind proves. */
  readonly clauses?: ClauseIds;
  readonly send: (
    network: Network,
    sending: Sending,
    more?: object,
  ) => { readonly id: string; readonly status: string };
  /**
   * The causes that break no rule of this kind: the rule is for the other direction, or the request is refused with 409.
   */
  readonly excused?: readonly Cause[];
  /** Makes what a transfer of this kind needs, before the causes happen. */
  readonly prepare?: (stage: NumberStage) => unknown;
  /** The causes that cannot happen for this kind. */
  readonly impossible?: readonly Cause[];
  /** The same as `excused` for a transfer with `resolve_at`, if the rail has them. */
  readonly excusedLater?: readonly Cause[];
}

/** The credit of the borrower of `proofs/precedence.test.ts`, in cents. */
export const CREDIT = 1_000;

const on = (name: string, happens: Cause["happens"]): Cause => ({ name, happens });

export const canceled = on("canceled", ({ bank, number }) =>
  bank.accountNumbers.update(number.id, { status: "canceled" }),
);
export const disabled = on("disabled", ({ bank, number }) =>
  bank.accountNumbers.update(number.id, { status: "disabled" }),
);
export const closed = on("closed", ({ bank, account }) => bank.accounts.close(account.id));
export const archived = on("archived", ({ bank, account }) => bank.entities.archive(account.entity_id));
export const full = on("full", ({ bank, account }) =>
  bank.network.interestPayments.create({ account_id: account.id, amount: MOST - CREDIT - 99 }),
);
export const limited = on("limited", ({ bank, number }) =>
  bank.limits.create({ metric: "volume", model_id: number.id, value: 99, interval: "transaction" }),
);
export const poor = on("poor", ({ bank, account }) => bank.accounts.update(account.id, { loan: { credit_limit: 99 } }));

/** A rail that only receives credits, with its reason for a closed Account (D-39). */
export function instantCredits(table: RailTable, closedReason: string): TransferRailProofs {
  return {
    order: [
      [canceled, "account_number_canceled"],
      [disabled, "account_number_disabled", "[account-number-disabled]"],
      [closed, closedReason, "[account-closed-declines]"],
      [archived, "entity_not_active"],
    ],
    kinds: [instantCredit(table)],
  };
}

/** A credit that is accepted or declined at once. Everything is read from the table of the rail and the contract. */
function instantCredit({ name, title, category, simulations }: RailTable): TransferKind {
  const operation = simulations[0] as OperationName;
  const { result }: Endpoint = endpoints[operation];
  const [, resource] = operation.split(".") as [string, "inboundWireTransfers"];
  return {
    name: `a credit by ${title}`,
    rail: name,
    operation,
    type: ((result as z.ZodObject).shape["type"] as z.ZodLiteral).value as TransferKind["type"],
    category: category as TransferKind["category"],
    direction: 1,
    sign: 1,
    clauses: "[declined-sign-positive]",
    send: (network, sending) => network[resource].create(sending as never),
  };
}
