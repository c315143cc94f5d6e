import type { CardPayment, PhysicalCard } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { forRow, numbered, pathOf, requireRows } from "../../../../../tests/support/rows.ts";
import { cardNeverGiven, cardRules } from "../../../src/resources/card-payments/decline-rules.ts";
import {
  authorize,
  authorized,
  type CardStage,
  declinedBy,
  otherDigits,
  paymentOf,
  print,
  reasonOf,
  simulate,
  valuesOf,
} from "../../support/cards.ts";
import { lastDecision, refuse, subscribe } from "../../support/decisions.ts";
import { openBankWithWorld } from "../../support/money.ts";

const file = pathOf(import.meta.url);

const AMOUNT = 100;
const CREDIT = 1_000;
const loan = {
  credit_limit: CREDIT,
  grace_period_days: 1,
  statement_day_of_month: 1,
  statement_payment_type: "balance",
} as const;
const reasons = valuesOf("cardAuthorizations", "decline_reason");

interface Borrower extends CardStage {
  readonly physicalCard: PhysicalCard;
  /** The Card Payment of an authorization of 100 cents with the Physical Card. */
  readonly payment: CardPayment;
}

/** An Account that can spend without a balance, so that it can be closed and still cover a payment. */
function borrower(): Borrower {
  const { bank, world } = openBankWithWorld();
  const account = bank.accounts.create({ name: "Line", funding: "loan", loan });
  const { id: entity_id } = bank.entities.create({ structure: "joint" });
  const card = bank.cards.create({ account_id: account.id, entity_id });
  const stage = { bank, world, account, card };
  const physicalCard = print(bank, card);
  const payment = paymentOf(bank, authorized(stage, { amount: AMOUNT, physical_card_id: physicalCard.id }));
  return { ...stage, physicalCard, payment };
}

/** What makes exactly one rule fail for an authorization of 100 cents: a change of the bank, or what is presented. */
interface Cause {
  readonly change?: (stage: Borrower) => unknown;
  readonly presented?: (stage: Borrower) => object;
  readonly params?: (stage: Borrower) => object;
  /** The rule also fails for an increment. */
  readonly ofIncrement?: true;
}

const codeOf = ({ bank, card }: Borrower) => bank.cards.details(card.id).verification_code;

/** In the order of the rules (D-76), each with its sentence. */
const causes: readonly (readonly [condition: string, reason: string, cause: Cause])[] = [
  [
    "The Card is not canceled.",
    "card_canceled",
    { change: ({ bank, card }) => bank.cards.update(card.id, { status: "canceled" }), ofIncrement: true },
  ],
  [
    "The Card is not disabled.",
    "card_not_active",
    { change: ({ bank, card }) => bank.cards.update(card.id, { status: "disabled" }), ofIncrement: true },
  ],
  [
    "The Physical Card, if one is used, is active.",
    "physical_card_not_active",
    {
      change: ({ bank, physicalCard }) => bank.physicalCards.update(physicalCard.id, { status: "disabled" }),
      params: ({ physicalCard }) => ({ physical_card_id: physicalCard.id }),
      ofIncrement: true,
    },
  ],
  [
    "The Account is open.",
    "account_closed",
    {
      change: ({ bank, account, payment }) => {
        // An Account with an open hold cannot be closed (D-38).
        if (bank.pendingTransactions.list().data.length > 0)
          bank.simulations.cardReversals.create({ card_payment_id: payment.id });
        bank.accounts.close(account.id);
      },
      ofIncrement: true,
    },
  ],
  [
    "The Entity that owns the Account is active.",
    "entity_not_active",
    { change: ({ bank, account }) => bank.entities.disable(account.entity_id), ofIncrement: true },
  ],
  [
    "The Entity that holds the Card is active.",
    "entity_not_active",
    {
      change: ({ bank, card }) => bank.entities.archive(card.entity_id ?? expect.fail("Nobody holds it.")),
      ofIncrement: true,
    },
  ],
  [
    "The Physical Card belongs to this Card and can be read.",
    "invalid_physical_card",
    { presented: () => ({ card_read: "invalid" }) },
  ],
  [
    "The cryptogram of the chip or token is valid.",
    "invalid_cryptogram",
    { presented: () => ({ cryptogram: "invalid" }) },
  ],
  [
    "The verification code, if presented, is the Card's.",
    "cvv2_mismatch",
    { presented: (stage) => ({ cvv2: otherDigits(codeOf(stage)) }) },
  ],
  [
    "The expiration, if presented with a verification code, is the Card's.",
    "card_expiration_mismatch",
    {
      presented: (stage) => ({
        cvv2: codeOf(stage),
        expiration: { month: stage.card.expiration_month, year: stage.card.expiration_year - 1 },
      }),
    },
  ],
  [
    "The PIN, if presented, is the Card's.",
    "pin_mismatch",
    { presented: ({ bank, card }) => ({ pin: otherDigits(bank.cards.details(card.id).pin) }) },
  ],
  [
    "3-D Secure, if attempted, authenticated the cardholder.",
    "failed_3ds_authentication",
    { presented: () => ({ three_ds: "failed" }) },
  ],
  [
    "The authorization to increment is open.",
    "missing_original_authorization",
    {
      change: ({ bank, payment }) =>
        bank.simulations.cardAuthorizationExpirations.create({ card_payment_id: payment.id }),
      ofIncrement: true,
    },
  ],
  [
    "Each authorization control of the Card allows the payment.",
    "breaches_limit",
    {
      change: ({ bank, card }) =>
        bank.cards.update(card.id, { authorization_controls: { merchant_country: { blocked: [{ country: "US" }] } } }),
      ofIncrement: true,
    },
  ],
  [
    "The debit fits each active Limit of the Account, Account Number and Card.",
    "breaches_limit",
    {
      change: ({ bank, card }) =>
        bank.limits.create({ model_id: card.id, metric: "volume", interval: "transaction", value: AMOUNT - 1 }),
      ofIncrement: true,
    },
  ],
  [
    "The available balance covers the amount.",
    "insufficient_funds",
    {
      // 100 cents are held while the authorization is open.
      change: ({ bank, account }) =>
        bank.accounts.update(account.id, {
          loan: { credit_limit: bank.pendingTransactions.list().data.length * AMOUNT + AMOUNT - 1 },
        }),
      ofIncrement: true,
    },
  ],
];

/**
 * The rules about the client's decision are last (D-76). Each row starts a payment and returns a function that declines
 * it.
 */
const words: readonly (readonly [condition: string, reason: string, start: (stage: Borrower) => () => unknown])[] = [
  [
    "The network did not stand in for your Real-Time Decision.",
    "declined_by_stand_in_processing",
    (stage) => () => authorize(stage, { amount: AMOUNT, actioner: "network" }),
  ],
  [
    "Your Real-Time Decision, if requested, arrived in time.",
    "webhook_timed_out",
    (stage) => {
      authorize(stage, { amount: AMOUNT });
      return () => stage.bank.clock.advance({ seconds: 3 });
    },
  ],
  [
    "Your Real-Time Decision, if requested, did not decline the payment.",
    "webhook_declined",
    (stage) => {
      authorize(stage, { amount: AMOUNT });
      return () => stage.bank.realTimeDecisions.action(lastDecision(stage.bank).id, refuse());
    },
  ],
];

const CLOSED = "account_closed";
const ORPHAN = "missing_original_authorization";
const entries = causes.map(([condition, reason, cause], index) => ({ condition, reason, cause, index }));
type Entry = (typeof entries)[number];

/** Breaks rules from the last to the first, because a closed or canceled object accepts few changes. */
function broken(rules: readonly Entry[]): { stage: Borrower; params: object } {
  const stage = borrower();
  for (const { cause } of rules.toReversed()) cause.change?.(stage);
  const merged = (part: "params" | "presented") =>
    Object.assign({}, ...rules.toReversed().map(({ cause }) => cause[part]?.(stage) ?? {}));
  return { stage, params: { ...merged("params"), presented: merged("presented") } };
}

function outcomesOf(stage: Borrower, act: () => unknown) {
  const { bank } = stage;
  const declined = declinedBy(stage, act);
  const explanation = bank.explain(declined.id);
  expect(declined).toMatchObject({
    amount: -AMOUNT, // D-75
    route_id: stage.card.id,
    route_type: "card",
    source: { category: "card_decline", card_decline: { amount: AMOUNT, reason: explanation.reason } },
  });
  return explanation;
}

const asked = (rules: readonly Entry[]) => {
  const { stage, params } = broken(rules);
  return outcomesOf(stage, () => authorize(stage, { amount: AMOUNT, ...params }));
};

const incremented = (rules: readonly Entry[]) => {
  const { stage } = broken(rules);
  const { payment } = stage;
  return outcomesOf(stage, () =>
    simulate(stage.bank, "cardIncrements", { card_payment_id: payment.id, amount: AMOUNT }),
  );
};

/** The outcomes of the rules when one of them decides. */
const outcomesWith = (decisive: { readonly index: number }) =>
  cardRules.map((_, index) => {
    if (index === decisive.index) return "failed";
    return index < decisive.index ? "passed" : "not_reached";
  });

describe("the decline rules of cards", () => {
  test("has a row for each decline rule of cards, in order", { tags: "table" }, () => {
    requireRows({
      file: `\`causes\` and \`words\` in ${file}`,
      rows: numbered([...causes, ...words].map(([condition, reason]) => `${reason}: ${condition}`)),
      wanted: numbered(cardRules.map(({ condition, reason }) => `${reason}: ${condition}`)),
    });
  });

  test("accepts a payment that breaks no rule, also with every presented value", () => {
    const { bank, card, ...stage } = borrower();
    const {
      verification_code: cvv2,
      pin,
      expiration_month: month,
      expiration_year: year,
    } = bank.cards.details(card.id);
    const right = { cryptogram: "valid", three_ds: "passed", card_read: "valid" };
    const presented = { cvv2, pin, expiration: { month, year }, ...right };
    expect(reasonOf({ bank, card, ...stage }, { presented, physical_card_id: stage.physicalCard.id, amount: 1 })).toBe(
      null,
    );
    simulate(bank, "cardIncrements", { card_payment_id: stage.payment.id, amount: AMOUNT });
    expect(bank.declinedTransactions.list().data).toEqual([]);
  });

  const ofAuthorizations = entries.filter(({ reason }) => reason !== ORPHAN);
  // An Account with an open authorization cannot be closed, so on a closed Account no authorization is open to
  // increment.
  const ofIncrements = entries.filter(({ cause, reason }) => cause.ofIncrement && reason !== CLOSED);

  test.each(ofAuthorizations)(
    "declines an authorization that breaks one rule: $reason ($condition) [declined-card-reasons, account-closed-declines]",
    forRow(`\`causes\` in ${file}`, (rule) => {
      const explanation = asked([rule]);
      expect(explanation).toMatchObject({ rail: "card", reason: rule.reason, decidedBy: "rule" });
      expect(explanation.rules.map(({ outcome }) => outcome)).toEqual(outcomesWith(rule));
    }),
  );

  test.each(ofIncrements)(
    "declines an increment that breaks one rule: $reason ($condition)",
    forRow(`\`causes\` in ${file}`, (rule) => {
      const explanation = incremented([rule]);
      expect(explanation).toMatchObject({ rail: "card", reason: rule.reason, decidedBy: "rule" });
      expect(explanation.rules.map(({ outcome }) => outcome)).toEqual(outcomesWith(rule));
    }),
  );

  test.each(words)(
    "applies the rules about the client's decision last: %s",
    forRow(`\`words\` in ${file}`, (condition, reason, start) => {
      const stage = borrower();
      subscribe(stage.bank);
      const explanation = outcomesOf(stage, start(stage));
      const decidedBy = reason === "webhook_declined" ? "client" : "rule";
      expect(explanation).toMatchObject({ rail: "card", reason, decidedBy });
      const index = causes.length + words.findIndex(([each]) => each === condition);
      expect(explanation.rules.map(({ outcome }) => outcome)).toEqual(outcomesWith({ index }));
    }),
  );

  const pairsOf = (rules: readonly Entry[]) =>
    rules.flatMap((first, index) => rules.slice(index + 1).map((second) => ({ first, second })));
  /** No Card is both canceled and disabled. */
  const isPossible = ({ first, second }: { first: Entry; second: Entry }) =>
    !(first.reason === "card_canceled" && second.reason === "card_not_active");

  test.each(pairsOf(ofAuthorizations).filter(isPossible))(
    "declines an authorization that breaks two rules by the first: $first.reason before $second.reason",
    forRow(`\`causes\` in ${file}`, ({ first, second }) => {
      expect(asked([first, second]).rules.map(({ outcome }) => outcome)).toEqual(outcomesWith(first));
    }),
  );

  const ofClosed = entries.filter(({ cause }) => cause.ofIncrement);
  test.each(pairsOf(ofClosed).filter(isPossible))(
    "declines an increment that breaks two rules by the first: $first.reason before $second.reason",
    forRow(`\`causes\` in ${file}`, ({ first, second }) => {
      expect(incremented([first, second]).rules.map(({ outcome }) => outcome)).toEqual(outcomesWith(first));
    }),
  );

  test("has a sentence for every reason that no rule gives", { tags: "table" }, () => {
    expect([...new Set(cardRules.map(({ reason }) => reason)), ...Object.keys(cardNeverGiven)].sort()).toEqual(
      reasons.toSorted(),
    );
    expect(Object.values(cardNeverGiven).filter((why) => !/^[A-Z].*\.$/.test(why))).toEqual([]);
  });
});
