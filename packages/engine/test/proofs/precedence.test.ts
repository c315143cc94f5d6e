import { describe, expect, test } from "vitest";
import { forRow, numbered, requireRows, titleEnd } from "../../../../tests/support/rows.ts";
import { createBank } from "../../src/index.ts";
import { rails as ruleTables } from "../../src/private/reference.ts";
import { declineBy, expectResult, type NumberStage, newNumber } from "../support/rails.ts";
import { fileOf, proofs } from "./proofs.ts";
import {
  type Cause,
  CREDIT,
  canceled,
  closed,
  disabled,
  full,
  type TransferKind,
  type TransferRailProofs,
} from "./rail-proofs.ts";

const loan = {
  credit_limit: CREDIT,
  grace_period_days: 1,
  statement_day_of_month: 1,
  statement_payment_type: "balance",
} as const;

/** An Account that can spend on credit, so that it can be closed and still cover a debit. */
function borrower(): NumberStage {
  const bank = createBank();
  const account = bank.accounts.create({ name: "Line", funding: "loan", loan });
  return { bank, account, number: newNumber(bank, account) };
}

/** The order of the rules of a rail, each as the cause that breaks it and the reason that it gives. */
type Order = TransferRailProofs["order"];

/** The rails with Account Numbers. */
const tables = proofs.flatMap(({ name, rail }) =>
  rail !== undefined && "kinds" in rail ? [{ ...rail, file: `the \`order\` in ${fileOf(name)}` }] : [],
);

interface Variant {
  readonly name: string;
  /** The place of the order, for messages. */
  readonly file: string;
  readonly kind: TransferKind;
  readonly order: Order;
  /** The rules that apply to the variant. */
  readonly broken: Order;
  /** The causes that break no rule of the variant, except a full Account. */
  readonly spared: readonly Cause[];
  /** Breaks rules of a transfer of 100 cents, and returns a function that resolves it. */
  readonly start: (stage: NumberStage, breakRules: () => void) => () => unknown;
}

const variants = tables.flatMap(({ file, order, kinds }) =>
  kinds.flatMap((kind): Variant[] => {
    const variant = (name: string, spared: readonly Cause[], start: Variant["start"]): Variant => {
      const left = [...spared, ...(kind.impossible ?? [])];
      const broken = order.filter(([cause]) => !left.includes(cause));
      return { name, file, kind, order, broken, spared: spared.filter((cause) => cause !== full), start };
    };
    const atOnce = variant(kind.name, kind.excused ?? [], (stage, breakRules) => {
      const { bank, number } = stage;
      kind.prepare?.(stage);
      breakRules();
      return () => kind.send(bank.network, { account_number_id: number.id, amount: 100 });
    });
    if (kind.excusedLater === undefined) return [atOnce];
    const later = variant(`${kind.name} with resolve_at`, kind.excusedLater, (stage, breakRules) => {
      const { bank, number } = stage;
      kind.prepare?.(stage);
      const resolve_at = "2026-01-01T01:00:00Z";
      kind.send(bank.network, { account_number_id: number.id, amount: 100 }, { resolve_at });
      breakRules();
      return () => bank.clock.advance({ hours: 1 });
    });
    return [atOnce, later];
  }),
);

/** No Account Number is both canceled and disabled, and a closed Account has no balance. */
const excluded: readonly (readonly [Cause, Cause])[] = [
  [canceled, disabled],
  [closed, full],
  ...tables.flatMap(({ excluded: ofRail = [] }) => ofRail),
];

/** Breaks rules from the last to the first, because a closed object accepts few changes. Then sends the transfer. */
function sendBroken({ start, kind }: Variant, broken: readonly Cause[]) {
  const stage = borrower();
  const decided = start(stage, () => {
    for (const { happens } of broken.toReversed()) happens(stage);
  });
  const declined = declineBy(stage, decided);
  const { category, sign } = kind;
  expect(declined).toMatchObject({ amount: sign * 100, route_id: stage.number.id, route_type: "account_number" });
  expect(declined.source.category).toBe(category);
  const explanation = stage.bank.explain(declined.id);
  expect(declined.source).toMatchObject({ [category]: { reason: explanation.reason } });
  return explanation;
}

describe.each(variants)("$name", (variant) => {
  const { file, kind, order, broken } = variant;
  const reasons = order.map(([, reason]) => reason);
  const outcomes = (decisive: number) =>
    order.map((_, index) => {
      if (index === decisive) return "failed";
      return index < decisive ? "passed" : "not_reached";
    });

  test("posts a transfer that breaks no rule that applies to it", () => {
    const stage = borrower();
    variant.start(stage, () => {
      for (const { happens } of variant.spared) happens(stage);
    })();
    expect(stage.bank.declinedTransactions.list().data).toEqual([]);
    const [transaction] = stage.bank.transactions.list().data;
    expect(transaction?.amount).toBe(kind.direction * 100);
    expectResult("transactions.retrieve", transaction ?? {});
    expect(stage.bank.audit()).toEqual([]);
  });

  const rows = broken.map(
    ([cause, reason, clauses]) => [cause.name, reason, titleEnd(clauses, kind.clauses), cause] as const,
  );

  test.each(rows)(
    "declines a transfer that breaks one rule: %s gives %s%s",
    forRow(file, (_, reason, __, cause) => {
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

  test.each(possible.map(([first, second]) => [first.name, second.name, first, second] as const))(
    "declines a transfer that breaks two rules by the first: %s before %s",
    forRow(file, (_, __, first, second) => {
      const { rules } = sendBroken(variant, [first, second]);
      expect(rules.map(({ outcome }) => outcome)).toEqual(outcomes(order.findIndex(([cause]) => cause === first)));
    }),
  );
});

test("has a row for each decline rule of each rail, in the order of the rules", { tags: "table" }, () => {
  for (const { file, order, kinds } of tables) {
    for (const { rail } of kinds) {
      const wanted = numbered(ruleTables[rail].rules.map(({ reason }) => reason));
      requireRows({ file, rows: numbered(order.map(([, reason]) => reason)), wanted });
    }
  }
});

test("breaks every decline rule of every rail in a test above", () => {
  for (const { file, order } of tables) {
    const broken = variants.filter((variant) => variant.file === file).flatMap((variant) => variant.broken);
    expect(new Set(broken)).toEqual(new Set(order));
  }
});

const achOrder = tables.find(({ kinds }) => kinds.some(({ rail }) => rail === "ach"))?.order ?? [];

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
  const [broken] = achOrder.find(([{ name }]) => name === cause) ?? expect.fail(`There is no cause ${cause}.`);
  broken.happens(stage);
  const debit = { account_number_id: stage.number.id, amount: -100 };
  const { id } = declineBy(stage, () => stage.bank.network.inboundAchTransfers.create(debit));
  const explanation = stage.bank.explain(id);
  expect(explanation.conclusion).toEqual(
    typeof conclusion === "string" ? conclusion : expect.stringMatching(conclusion),
  );
  expect(explanation.text).toContain(`: ${explanation.conclusion} (`);
});
