import type { OperationName } from "@sandbank/contract";
import { expect } from "vitest";
import { cases, casesFile } from "./cases.ts";
import { after, closeAccount, EXACT, emptyAccount, type Fault, OPEN, OPEN_OR_UNCHANGED } from "./faults.ts";
import { accountOf, authorization, MOST } from "./stage.ts";

/** The first case of each rule. */
const ofRules = cases.filter(([operation, holds], index) => {
  return cases.findIndex(([other, each]) => other === operation && each === holds) === index;
});

const SETTLE = "simulations.cardSettlements.create";
const REFUND = "simulations.cardRefunds.create";
const OF_PURCHASE =
  "The Pending Transaction is the authorization of a purchase with this Card, or of a credit to this Card.";
const OF_REFUND = "The Pending Transaction is the authorization of a refund.";
const OF_SETTLEMENT = "The Transaction has the category `card_settlement` and took money.";
const SETTLED = "The amount to refund is at most the settled amount that is not refunded yet.";
const OF_LOAN = "For a credit limit, the Account is funded by a loan.";
const PENDING = "The Pending Transaction is open.";

type Pair = readonly [operation: OperationName, first: string, second: string];
const nameOf = (...[operation, first, second]: Pair) => `${operation}: ${first} ${second}`;

const both =
  (...faults: readonly Fault[]): Fault =>
  (stage, request) =>
    faults.reduce((wrong, fault) => fault(stage, wrong), request);

const faultOf = (operation: OperationName, holds: string): Fault =>
  cases.find(([other, each]) => other === operation && each === holds)?.[2] ??
  expect.fail(`${casesFile} has no case of ${operation} with "${holds}". Add one, or correct pairs.ts beside it.`);

const purchaseReversed: Fault = (stage) => {
  const { card_payment_id, pending_transaction_id } = authorization(stage);
  stage.bank.simulations.cardReversals.create({ card_payment_id });
  return { params: { pending_transaction_id } };
};

const lendMost = after((stage, request) =>
  stage.bank.accounts.update(accountOf(stage, request), { loan: { credit_limit: MOST } }),
);

/** Both faults together, where applying one after the other does not work. */
const together: Readonly<Record<string, Fault>> = {
  [nameOf("accounts.update", OPEN_OR_UNCHANGED, OF_LOAN)]: both(faultOf("accounts.update", OF_LOAN), closeAccount),
  [nameOf(SETTLE, OF_PURCHASE, PENDING)]: both(faultOf(SETTLE, PENDING), faultOf(SETTLE, OF_PURCHASE)),
  [nameOf(SETTLE, OF_PURCHASE, OPEN)]: both(faultOf(SETTLE, OF_PURCHASE), closeAccount),
  [nameOf(SETTLE, OF_PURCHASE, EXACT)]: both(faultOf(SETTLE, OF_PURCHASE), emptyAccount),
  [nameOf(SETTLE, PENDING, OPEN)]: both(faultOf(SETTLE, PENDING), closeAccount),
  [nameOf(SETTLE, PENDING, EXACT)]: both(faultOf(SETTLE, PENDING), emptyAccount),
  [nameOf(REFUND, OF_REFUND, PENDING)]: purchaseReversed,
  // An Account with an open authorization cannot be closed.
  [nameOf(REFUND, OF_REFUND, OPEN)]: both(purchaseReversed, closeAccount),
  [nameOf(REFUND, OPEN, EXACT)]: both(lendMost, closeAccount, (_, { params }) => ({
    params: { ...params, amount: 1 },
  })),
};

/** Pairs of rules that no request can break together. */
const apart = [
  // A closed Account has no balance and no holds, so every debit and credit limit fits.
  nameOf("accounts.update", OPEN_OR_UNCHANGED, EXACT),
  nameOf(SETTLE, OPEN, EXACT),
  // A refund names a Transaction or a Pending Transaction, not both.
  nameOf(REFUND, OF_SETTLEMENT, OF_REFUND),
  nameOf(REFUND, OF_SETTLEMENT, PENDING),
  // Only the refund of a settlement has a maximum.
  nameOf(REFUND, OF_SETTLEMENT, SETTLED),
  nameOf(REFUND, OF_REFUND, SETTLED),
  nameOf(REFUND, PENDING, SETTLED),
];

/** These operations have no amount that could be too large. Their rules are those of interest payments. */
const withoutAmount: readonly OperationName[] = [
  "simulations.checkDeposits.return",
  "inboundMailItems.action",
  "inboundAchTransfers.transferReturn",
  "inboundCheckDeposits.return",
  "inboundWireTransfers.reverse",
];

export const pairs = ofRules.flatMap(([operation, first, fault, detail], index) =>
  ofRules
    .slice(index + 1)
    .filter(([other, second]) => {
      const isApart = apart.includes(nameOf(operation, first, second));
      return other === operation && !isApart && !(second === EXACT && withoutAmount.includes(operation));
    })
    .map(([, second, alone]) => {
      const faults = together[nameOf(operation, first, second)] ?? both(fault, alone);
      return [operation, first, second, faults, detail] as const;
    }),
);
