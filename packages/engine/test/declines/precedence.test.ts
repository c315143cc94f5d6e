import { describe, expect, test } from "vitest";
import { createBank } from "../../src/index.ts";
import { rails as ruleTables } from "../../src/reference.ts";
import { declineBy, expectResult, MOST, newNumber, type RailCase, rails, type Stage } from "../support/rails.ts";
import { forRow, numbered, pathOf, requireRows } from "../support/rows.ts";

const file = pathOf(import.meta.url);
const CREDIT = 1_000;
const loan = {
  credit_limit: CREDIT,
  grace_period_days: 1,
  statement_day_of_month: 1,
  statement_payment_type: "balance",
} as const;

/** An Account that can spend on credit, so that it can be closed and still cover a debit. */
function borrower(): Stage {
  const bank = createBank();
  const account = bank.accounts.create({ name: "Line", funding: "loan", loan });
  return { bank, account, number: newNumber(bank, account) };
}

/** What makes exactly one rule fail for a transfer of 100 cents. */
const causes = {
  canceled: ({ bank, number }: Stage) => bank.accountNumbers.update(number.id, { status: "canceled" }),
  disabled: ({ bank, number }: Stage) => bank.accountNumbers.update(number.id, { status: "disabled" }),
  closed: ({ bank, account }: Stage) => bank.accounts.close(account.id),
  archived: ({ bank, account }: Stage) => bank.entities.archive(account.entity_id),
  blocked: ({ bank, number }: Stage) =>
    bank.accountNumbers.update(number.id, { inbound_ach: { debit_status: "blocked" } }),
  "for Check Transfers": ({ bank, number }: Stage) =>
    bank.accountNumbers.update(number.id, { inbound_checks: { status: "check_transfers_only" } }),
  full: ({ bank, account }: Stage) =>
    bank.network.interestPayments.create({ account_id: account.id, amount: MOST - CREDIT - 99 }),
  limited: ({ bank, number }: Stage) =>
    bank.limits.create({ metric: "volume", model_id: number.id, value: 99, interval: "transaction" }),
  poor: ({ bank, account }: Stage) => bank.accounts.update(account.id, { loan: { credit_limit: 99 } }),
};
type Cause = keyof typeof causes;

/** The rules of a rail in order (D-76), each as the cause that breaks it and the reason that it gives. */
type Order = readonly (readonly [cause: Cause, reason: string])[];

const achOrder: Order = [
  ["canceled", "ach_route_canceled"],
  ["disabled", "ach_route_disabled"],
  ["closed", "group_locked"], // D-39
  ["archived", "entity_not_active"],
  ["blocked", "transaction_not_allowed"], // D-77
  ["full", "transaction_not_allowed"],
  ["limited", "breaches_limit"],
  ["poor", "insufficient_funds"],
];

const checkOrder: Order = [
  ["canceled", "ach_route_canceled"],
  ["disabled", "ach_route_disabled"],
  ["closed", "group_locked"], // D-39
  ["archived", "entity_not_active"],
  ["for Check Transfers", "not_authorized"], // D-78
  ["limited", "breaches_limit"],
  ["poor", "insufficient_funds"],
];

/** The order of a rail that only receives credits, with its reason for a closed Account (D-39). */
const creditOrder = (closed: string): Order => [
  ["canceled", "account_number_canceled"],
  ["disabled", "account_number_disabled"],
  ["closed", closed],
  ["archived", "entity_not_active"],
];

const orders: Partial<Record<RailCase["rail"], Order>> = {
  ach: achOrder,
  check: checkOrder,
  real_time_payments: creditOrder("account_restricted"),
  fednow: creditOrder("account_restricted"),
  wire: creditOrder("transaction_not_allowed"),
};

/**
 * Causes that break no rule of this variant: the rule is for the other direction, or the request is refused with 409.
 */
const excused: Readonly<Record<string, readonly Cause[]>> = {
  "an ACH debit": ["full"],
  "an ACH debit with resolve_at": ["full"],
  "an ACH credit": ["blocked", "full", "limited", "poor"],
  "an ACH credit with resolve_at": ["blocked", "limited", "poor"],
};

const tableOf = (rail: string) => `${file}, the order of ${rail}`;

interface Variant {
  readonly name: string;
  readonly rail: RailCase;
  readonly order: Order;
  readonly broken: Order;
  /** Breaks rules of a transfer of 100 cents, and returns a function that resolves it. */
  readonly start: (stage: Stage, breakRules: () => void) => () => unknown;
}

const variants = rails.flatMap((rail): Variant[] => {
  const order = orders[rail.rail] ?? [];
  const variant = (name: string, start: Variant["start"]): Variant => {
    const broken = order.filter(([cause]) => excused[name]?.includes(cause) !== true);
    return { name, rail, order, broken, start };
  };
  const atOnce = variant(rail.name, ({ bank, number }, breakRules) => {
    breakRules();
    return () => rail.send(bank.network, { account_number_id: number.id, amount: 100 });
  });
  if (rail.rail !== "ach" && rail.rail !== "check") return [atOnce];
  const waiting = variant(`${rail.name} with resolve_at`, ({ bank, number }, breakRules) => {
    const resolve_at = "2026-01-01T01:00:00Z";
    rail.send(bank.network, { account_number_id: number.id, amount: 100 }, { resolve_at });
    breakRules();
    return () => bank.clock.advance({ hours: 1 });
  });
  return [atOnce, waiting];
});

/** No Account Number is both canceled and disabled, and a closed Account has no balance. */
const excluded = [
  ["canceled", "disabled"],
  ["closed", "full"],
];

/** Breaks rules from the last to the first, because a closed object accepts few changes. Then sends the transfer. */
function sendBroken({ start, rail }: Variant, broken: readonly Cause[]) {
  const stage = borrower();
  const decided = start(stage, () => {
    for (const cause of broken.toReversed()) causes[cause](stage);
  });
  const declined = declineBy(stage, decided);
  const { category, sign } = rail;
  expect(declined).toMatchObject({ amount: sign * 100, route_id: stage.number.id, route_type: "account_number" });
  expect(declined.source.category).toBe(category);
  const explanation = stage.bank.explain(declined.id);
  expect(declined.source).toMatchObject({ [category]: { reason: explanation.reason } });
  return explanation;
}

describe.each(variants)("$name", (variant) => {
  const { order, broken } = variant;
  const table = tableOf(variant.rail.rail);
  const reasons = order.map(([, reason]) => reason);
  const outcomes = (decisive: number) =>
    order.map((_, index) => {
      if (index === decisive) return "failed";
      return index < decisive ? "passed" : "not_reached";
    });

  test("posts a transfer that breaks no rule that applies to it", () => {
    const stage = borrower();
    const spared = excused[variant.name]?.filter((cause) => cause !== "full") ?? [];
    variant.start(stage, () => {
      for (const cause of spared) causes[cause](stage);
    })();
    expect(stage.bank.declinedTransactions.list().data).toEqual([]);
    const [transaction] = stage.bank.transactions.list().data;
    expect(transaction?.amount).toBe(variant.rail.direction * 100);
    expectResult("transactions.retrieve", transaction ?? {});
    expect(stage.bank.audit()).toEqual([]);
  });

  test.each(broken)(
    "declines a transfer that breaks one rule: %s gives %s [declined-sign-positive, declined-sign-negative, declined-ach-reasons, account-closed-declines, account-number-ach-blocked, account-number-checks, account-number-disabled]",
    forRow(table, (cause, reason) => {
      const explanation = sendBroken(variant, [cause]);
      expect(explanation).toMatchObject({ reason, decidedBy: "rule" });
      expect(explanation.rules.map((rule) => rule.reason)).toEqual(reasons);
      expect(explanation.rules.map(({ outcome }) => outcome)).toEqual(
        outcomes(order.findIndex(([each]) => each === cause)),
      );
    }),
  );

  const pairs = broken.flatMap(([first], index) => broken.slice(index + 1).map(([second]) => [first, second] as const));
  const possible = pairs.filter(([first, second]) => !excluded.some(([one, two]) => one === first && two === second));

  test.each(possible)(
    "declines a transfer that breaks two rules by the first: %s before %s",
    forRow(table, (first, second) => {
      const { rules } = sendBroken(variant, [first, second]);
      expect(rules.map(({ outcome }) => outcome)).toEqual(outcomes(order.findIndex(([cause]) => cause === first)));
    }),
  );
});

test.each(Object.entries(orders))(
  "has a row for each decline rule of %s, in the order of the rules",
  { tags: "table" },
  (rail, order) => {
    const { rules } = ruleTables[rail as RailCase["rail"]];
    const wanted = numbered(rules.map(({ reason }) => reason));
    requireRows({ file: tableOf(rail), rows: numbered(order.map(([, reason]) => reason)), wanted });
  },
);

test("breaks every decline rule of every rail in a test above", () => {
  for (const [rail, order] of Object.entries(orders)) {
    const broken = variants.filter((variant) => variant.rail.rail === rail).flatMap((variant) => variant.broken);
    expect(new Set(broken)).toEqual(new Set(order));
  }
});

test.each([
  ["canceled", "The Account Number is canceled."],
  ["disabled", "The Account Number is disabled."],
  ["closed", "The Account is closed."],
  ["archived", "The Entity that owns the Account is archived."],
  ["blocked", "The Account Number blocks ACH debits."],
  ["limited", / allows \$0\.99 per transaction: \$1\.00 requested\.$/],
  ["poor", "The available balance of $0.99 does not cover $1.00."],
] as const)("says as a sentence what the rule found that fails if %s", (cause, conclusion) => {
  const stage = borrower();
  causes[cause](stage);
  const debit = { account_number_id: stage.number.id, amount: -100 };
  const { id } = declineBy(stage, () => stage.bank.network.inboundAchTransfers.create(debit));
  const explanation = stage.bank.explain(id);
  expect(explanation.conclusion).toEqual(
    typeof conclusion === "string" ? conclusion : expect.stringMatching(conclusion),
  );
  expect(explanation.text).toContain(`: ${explanation.conclusion} (`);
});
