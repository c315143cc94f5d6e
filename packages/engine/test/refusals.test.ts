import { readdirSync, readFileSync } from "node:fs";
import { type Endpoint, endpoints, type OperationName } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import type { Bank } from "../src/index.ts";
import { refusals } from "../src/refusals.ts";
import { find, type Row, type Table } from "../src/store/table.ts";
import type { World } from "../src/world.ts";
import { move, openBankWithWorld } from "./support/money.ts";
import { notNow, refusalOf, send, stateText } from "./support/send.ts";

const MOST = Number.MAX_SAFE_INTEGER;
const terms = { credit_limit: 100, grace_period_days: 1, statement_day_of_month: 1, statement_payment_type: "balance" };
const address = { name: "Sample", line1: "1 Main Street", city: "Springfield", state: "IL", postal_code: "62701" };
const shipment = { address, method: "courier_a_2_day" };
const cardholder = { first_name: "Sample", last_name: "Cardholder" };

interface Stage {
  readonly bank: Bank;
  /** For what only a rail does: see `move`. */
  readonly world: World;
}

interface Request {
  readonly id?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

type AccountId = `account_${string}`;
type CheckDepositId = `check_deposit_${string}`;
type EntityId = `entity_${string}`;

function newAccount({ bank }: Stage): AccountId {
  return bank.accounts.create({ name: "Operating", ...owners(bank) }).id;
}

/** Has 100 cents to spend, and no balance. */
function loanAccount({ bank }: Stage): AccountId {
  return bank.accounts.create({
    name: "Line",
    ...owners(bank),
    funding: "loan",
    loan: { ...terms, statement_payment_type: "balance" },
  }).id;
}

/** Those of a new bank: named, since there may be others by now. */
function owners(bank: Bank) {
  const [entity, program] = [bank.entities.list().data.at(-1), bank.programs.list().data.at(-1)];
  return { entity_id: entity?.id as EntityId, program_id: program?.id as `program_${string}` };
}

function images({ bank }: Stage) {
  const file = bank.files.list().data[0]?.id as `file_${string}`;
  return { front_image_file_id: file, back_image_file_id: file };
}

function deposit(stage: Stage, account_id: AccountId): CheckDepositId {
  return stage.bank.checkDeposits.create({ account_id, amount: 1, ...images(stage) }).id;
}

function recipient(stage: Stage): `lockbox_${string}` {
  const { id: lockbox_address_id } = stage.bank.lockboxAddresses.create();
  return stage.bank.lockboxRecipients.create({ account_id: newAccount(stage), lockbox_address_id }).id;
}

function profile(stage: Stage, program_id = owners(stage.bank).program_id) {
  const { front_image_file_id } = images(stage);
  const files = { carrier_image_file_id: front_image_file_id, front_image_file_id };
  return stage.bank.physicalCardProfiles.create({ ...files, contact_phone: "1", description: "Blue", program_id }).id;
}

/** Pays for checks too, from a loan Account: it has 100 cents to spend. */
function number(stage: Stage): `account_number_${string}` {
  const inbound_checks = { status: "allowed" } as const;
  return stage.bank.accountNumbers.create({ account_id: loanAccount(stage), name: "Rent", inbound_checks }).id;
}

/** A Card of a loan Account, and what it makes of a purchase, or a refund, of 100 cents. */
function authorization({ bank, world }: Stage, direction: "settlement" | "refund" = "settlement") {
  const { id: card_id } = bank.cards.create({ account_id: loanAccount({ bank, world }) });
  const { pending_transaction } = bank.simulations.cardAuthorizations.create({ card_id, amount: 100, direction });
  const payment = pending_transaction?.source.card_authorization?.card_payment_id;
  return { card_id, pending_transaction_id: pending_transaction?.id, card_payment_id: payment as PaymentId };
}

/** A settlement that nothing was authorized for. */
function byForce(stage: Stage): Request {
  return { params: { card_id: stage.bank.cards.create({ account_id: newAccount(stage) }).id, amount: 1 } };
}

type PaymentId = `card_payment_${string}`;

/** The Account that a request is about: one that it names, or that of what it names. */
function accountOf({ world }: Stage, { id, params: { checks, ...params } = {} }: Request): AccountId {
  const first = Array.isArray(checks) ? checks[0].account_id : undefined;
  const tables = Object.values(world.state.tables) as readonly Table<Row & { readonly account_id?: AccountId }>[];
  for (const named of [id, ...Object.values(params), first]) {
    if (typeof named !== "string") continue;
    if (find(world.state.tables.accounts, named)) return named as AccountId;
    const owner = tables.map((table) => find(table, named)?.account_id).find((each) => each !== undefined);
    if (owner !== undefined) return owner;
  }
  throw new Error("The request is about no Account.");
}

function ask(bank: Bank, operation: OperationName, { id = "", params }: Request) {
  const { method, path } = endpoints[operation] as Endpoint;
  return send(bank, { method, path: path.replace(/\{\w+\}/, id), body: params });
}

const withoutIds = (text: string | null) => text?.replace(/_[0-9a-z]{20}\b/g, "_…");

/** For each operation with rules: puts what it is about in the bank, and gives a request that succeeds. */
const right: Readonly<Record<string, (stage: Stage) => Request>> = {
  "accounts.create": ({ bank }) => {
    const [entity_id, program_id] = [bank.entities.list().data[0]?.id, bank.programs.list().data[0]?.id];
    const informational_entity_id = bank.entities.create({ structure: "trust" }).id;
    return { params: { name: "Line", entity_id, informational_entity_id, program_id, funding: "loan", loan: terms } };
  },
  "accounts.update": (stage) => ({ id: loanAccount(stage), params: { loan: { credit_limit: 10 } } }),
  "accounts.close": (stage) => ({ id: loanAccount(stage) }),
  "simulations.accountRevenuePayments.create": (stage) => ({ params: { account_id: newAccount(stage), amount: 1 } }),
  "simulations.interestPayments.create": (stage) => ({ params: { account_id: newAccount(stage), amount: 1 } }),
  "pendingTransactions.create": (stage) => ({ params: { account_id: loanAccount(stage), amount: -100 } }),
  "pendingTransactions.release": ({ bank, world }) => {
    const account_id = loanAccount({ bank, world });
    return { id: bank.pendingTransactions.create({ account_id, amount: -1 }).id };
  },
  "lockboxAddresses.update": ({ bank }) => ({ id: bank.lockboxAddresses.create().id, params: { description: "East" } }),
  "lockboxRecipients.create": (stage) => ({
    params: { account_id: newAccount(stage), lockbox_address_id: stage.bank.lockboxAddresses.create().id },
  }),
  "lockboxRecipients.update": (stage) => ({ id: recipient(stage), params: { description: "Rent" } }),
  "checkDeposits.create": (stage) => ({ params: { account_id: newAccount(stage), amount: 1, ...images(stage) } }),
  "simulations.checkDeposits.submit": (stage) => ({ id: deposit(stage, newAccount(stage)) }),
  "simulations.checkDeposits.return": (stage) => {
    const id = deposit(stage, newAccount(stage));
    return { id: stage.bank.simulations.checkDeposits.submit(id).id };
  },
  "inboundMailItems.action": (stage) => {
    const { id } = stage.bank.simulations.inboundMailItems.create({
      amount: 1,
      lockbox_address_id: stage.bank.lockboxAddresses.create().id,
    });
    return { id, params: { checks: [{ action: "deposit", account_id: newAccount(stage) }] } };
  },
  "simulations.inboundMailItems.create": (stage) => ({ params: { amount: 1, lockbox_recipient_id: recipient(stage) } }),
  "physicalCardProfiles.archive": (stage) => ({ id: profile(stage) }),
  "cards.create": (stage) => ({
    params: { account_id: newAccount(stage), entity_id: stage.bank.entities.create({ structure: "trust" }).id },
  }),
  "cards.update": (stage) => ({
    id: stage.bank.cards.create({ account_id: newAccount(stage) }).id,
    params: { entity_id: stage.bank.entities.create({ structure: "trust" }).id },
  }),
  "physicalCards.create": (stage) => {
    const { id: card_id } = stage.bank.cards.create({ account_id: newAccount(stage) });
    return { params: { card_id, cardholder, shipment, physical_card_profile_id: profile(stage) } };
  },
  "accountNumbers.create": (stage) => ({ params: { account_id: newAccount(stage), name: "Rent" } }),
  "accountNumbers.update": (stage) => ({
    id: stage.bank.accountNumbers.create({ account_id: newAccount(stage), name: "Rent" }).id,
    params: { name: "Lease" },
  }),
  "limits.create": (stage) => ({
    params: { metric: "count", model_id: newAccount(stage), value: 1, interval: "day" },
  }),
  "simulations.cardSettlements.create": (stage) => {
    const { card_id, pending_transaction_id } = authorization(stage);
    return { params: { card_id, pending_transaction_id } };
  },
  "simulations.cardRefunds.create": (stage) => {
    const { card_id, pending_transaction_id } = authorization(stage);
    const settled = stage.bank.simulations.cardSettlements.create({ card_id, pending_transaction_id });
    return { params: { transaction_id: settled.id } };
  },
  "simulations.cardReversals.create": (stage) => ({
    params: { card_payment_id: authorization(stage).card_payment_id },
  }),
  "simulations.cardIncrements.create": (stage) => ({
    params: { card_payment_id: authorization(stage).card_payment_id, amount: 1 },
  }),
  "simulations.cardAuthorizationExpirations.create": (stage) => ({
    params: { card_payment_id: authorization(stage).card_payment_id },
  }),
  "inboundAchTransfers.transferReturn": (stage) => {
    const debit = { account_number_id: number(stage), amount: -100 };
    const { id } = stage.bank.simulations.inboundAchTransfers.create(debit);
    return { id, params: { reason: "payment_stopped" } };
  },
  "simulations.inboundAchTransfers.create": (stage) => ({ params: { account_number_id: number(stage), amount: 100 } }),
  "inboundCheckDeposits.return": (stage) => {
    const check = { account_number_id: number(stage), amount: 100, check_number: "1" };
    return { id: stage.bank.simulations.inboundCheckDeposits.create(check).id, params: { reason: "not_authorized" } };
  },
  "simulations.inboundRealTimePaymentsTransfers.create": (stage) => ({
    params: { account_number_id: number(stage), amount: 100 },
  }),
  "simulations.inboundFednowTransfers.create": (stage) => ({
    params: { account_number_id: number(stage), amount: 100 },
  }),
  "inboundWireTransfers.reverse": (stage) => {
    const wire = { account_number_id: number(stage), amount: 1 };
    return { id: stage.bank.simulations.inboundWireTransfers.create(wire).id, params: { reason: "duplicate" } };
  },
  "simulations.inboundWireTransfers.create": (stage) => ({ params: { account_number_id: number(stage), amount: 100 } }),
};

/** Gives a right request its one fault: changes the bank, or makes another request of it. */
type Fault = (stage: Stage, request: Request) => Request;

/** The same request, after something happened to what it is about. */
function after(happens: (stage: Stage, request: Request) => unknown): Fault {
  return (stage, request) => {
    happens(stage, request);
    return request;
  };
}

const closeAccount = after((stage, request) => {
  const id = accountOf(stage, request);
  const { current_balance: balance } = stage.bank.accounts.balance(id);
  if (balance !== 0) move(stage.world, id, -balance);
  stage.bank.accounts.close(id);
});

const fillAccount = after((stage, request) => move(stage.world, accountOf(stage, request), MOST));

const emptyAccount = after((stage, request) => {
  const id = accountOf(stage, request);
  const { current_balance: balance } = stage.bank.accounts.balance(id);
  if (balance !== 0) move(stage.world, id, -balance);
  move(stage.world, id, -MOST);
});

const reverseAll = after(({ bank }, { params }) => {
  bank.simulations.cardReversals.create({ card_payment_id: params?.card_payment_id as PaymentId });
});

const archiveOwner = after((stage, request) => {
  stage.bank.entities.archive(stage.bank.accounts.retrieve(accountOf(stage, request)).entity_id);
});

const OPEN = "The Account is open (D-39).";
const OWNED = "The Entity that owns the Account is active.";
const EXACT = "The balances of the Account stay safe integers (D-41).";

const AUTHORIZED = "The authorization is open: not settled, reversed or expired.";

const closed = "Account account_… was closed at 2026-01-01T00:00:00.000Z. Use an open Account.";
const notOwned =
  "Account account_… is owned by Entity entity_…, which is archived. Use an Account of an active Entity.";
const notExact =
  "A balance of Account account_… would pass 9007199254740991 cents, the most that can be counted exactly. Use a smaller amount, or bring the balance nearer to zero first.";

const notAuthorized =
  "pending_transaction_… of card_payment_… is complete, so nothing is authorized any more. Name a Card Payment with an open authorization.";

/** Each rule of `refusals`, a request whose only fault is that it is broken, and the refusal in words. */
const cases: readonly [operation: OperationName, holds: string, fault: Fault, detail: string][] = [
  [
    "accounts.create",
    "The owning Entity is active.",
    after(({ bank }, { params }) => bank.entities.archive(params?.entity_id as EntityId)),
    "Entity entity_… is archived, and only an active Entity can own a new Account. Name an active one.",
  ],
  [
    "accounts.create",
    "The informational Entity is active.",
    after(({ bank }, { params }) => bank.entities.disable(params?.informational_entity_id as EntityId)),
    "Entity entity_… is disabled, and only an active Entity can be the informational Entity of a new Account. Name an active one, or none.",
  ],
  [
    "accounts.create",
    "For loan funding, the Program lends (D-32).",
    ({ bank }, { params }) => {
      const { id: program_id } = bank.simulations.programs.create({ name: "Deposits only" });
      return { params: { ...params, program_id } };
    },
    "Program program_… does not lend. Use a Program with lending, or fund the Account by deposits.",
  ],
  ["accounts.update", OPEN, closeAccount, closed],
  [
    "accounts.update",
    "For a credit limit, the Account is funded by a loan.",
    (stage, { params }) => ({ id: newAccount(stage), params }),
    "Account account_… is funded by deposits, and only a loan Account has a credit limit. Leave `loan` out.",
  ],
  [
    "accounts.update",
    EXACT,
    ({ world }, { id = "" }) => {
      move(world, id, 1);
      return { id, params: { loan: { credit_limit: MOST } } };
    },
    notExact,
  ],
  [
    "accounts.close",
    "The current balance is zero.",
    after(({ world }, { id = "" }) => move(world, id, 1)),
    "The current balance of Account account_… is 1, in cents. Bring it to zero, then close the Account.",
  ],
  [
    "accounts.close",
    "No Pending Transaction is open.",
    after(({ bank }, { id }) => bank.pendingTransactions.create({ account_id: id as AccountId, amount: -1 })),
    "Account account_… has an open Pending Transaction. Release pending_transaction_…, then close the Account.",
  ],
  [
    "accounts.close",
    "No Pending Transaction is open.",
    after((stage, { id }) => deposit(stage, id as AccountId)),
    "Account account_… has an open Pending Transaction. Wait until check_deposit_… is submitted or rejected (in the sandbox a simulation does it), then close the Account.",
  ],
  ["simulations.accountRevenuePayments.create", OPEN, closeAccount, closed],
  ["simulations.accountRevenuePayments.create", EXACT, fillAccount, notExact],
  ["simulations.interestPayments.create", OPEN, closeAccount, closed],
  ["simulations.interestPayments.create", EXACT, fillAccount, notExact],
  // A closed Account has no money either: the rule that stands first speaks.
  ["pendingTransactions.create", OPEN, closeAccount, closed],
  [
    "pendingTransactions.create",
    "The available balance covers the amount (D-85).",
    after(({ world }, { params }) => move(world, params?.account_id as string, -1)),
    "The available balance of Account account_… is 99, in cents, and 100 were to be held. Hold less, or add money first.",
  ],
  [
    "pendingTransactions.release",
    "It is a hold of your own, of category `user_initiated_hold`.",
    (stage) => {
      deposit(stage, newAccount(stage));
      return { id: stage.bank.pendingTransactions.list().data[0]?.id };
    },
    "pending_transaction_… is no hold of your own: its category is check_deposit_instruction. Wait until check_deposit_… is submitted or rejected (in the sandbox a simulation does it).",
  ],
  [
    "lockboxAddresses.update",
    "For a new description, the Lockbox Address is not canceled.",
    after(({ bank }, { id }) =>
      bank.lockboxAddresses.update(id as `lockbox_address_${string}`, { status: "canceled" }),
    ),
    "Lockbox Address lockbox_address_… is canceled: nothing of it can be changed. Create another Lockbox Address.",
  ],
  ["lockboxRecipients.create", OPEN, closeAccount, closed],
  ["lockboxRecipients.create", OWNED, archiveOwner, notOwned],
  [
    "lockboxRecipients.create",
    "The Lockbox Address is active.",
    after(({ bank }, { params }) =>
      bank.lockboxAddresses.update(params?.lockbox_address_id as `lockbox_address_${string}`, { status: "disabled" }),
    ),
    "Lockbox Address lockbox_address_… is disabled. Use an active Lockbox Address.",
  ],
  [
    "lockboxRecipients.update",
    "For a new description or name, the Lockbox Recipient is not canceled.",
    after(({ bank }, { id }) => bank.lockboxRecipients.update(id as `lockbox_${string}`, { status: "canceled" })),
    "Lockbox Recipient lockbox_… is canceled: nothing of it can be changed. Create another Lockbox Recipient.",
  ],
  ["checkDeposits.create", OPEN, closeAccount, closed],
  ["checkDeposits.create", EXACT, fillAccount, notExact],
  ["simulations.checkDeposits.submit", EXACT, fillAccount, notExact],
  ["simulations.checkDeposits.return", OPEN, closeAccount, closed],
  ["simulations.checkDeposits.return", EXACT, emptyAccount, notExact],
  ["inboundMailItems.action", OPEN, closeAccount, closed],
  ["inboundMailItems.action", EXACT, fillAccount, notExact],
  ["simulations.inboundMailItems.create", EXACT, fillAccount, notExact],
  [
    "physicalCardProfiles.archive",
    "The profile is not the default of its Program.",
    ({ bank }) => ({ id: bank.physicalCardProfiles.list().data.find(({ is_default }) => is_default)?.id }),
    "Physical Card Profile physical_card_profile_… is the default of Program program_…, which needs one. Archive a profile that is not the default.",
  ],
  ["cards.create", OPEN, closeAccount, closed],
  ["cards.create", OWNED, archiveOwner, notOwned],
  [
    "cards.create",
    "The Entity that is to hold the Card is active.",
    after(({ bank }, { params }) => bank.entities.archive(params?.entity_id as EntityId)),
    "Entity entity_… is archived, and only an active Entity can be given a Card. Name an active one, or none.",
  ],
  [
    "cards.update",
    "A canceled Card stays as it is.",
    after(({ bank }, { id }) => bank.cards.update(id as `card_${string}`, { status: "canceled" })),
    "Card card_… is canceled: nothing of it can be changed. Create another Card.",
  ],
  [
    "cards.update",
    "The Entity that is to hold the Card is active.",
    after(({ bank }, { params }) => bank.entities.archive(params?.entity_id as EntityId)),
    "Entity entity_… is archived, and only an active Entity can be given a Card. Name an active one, or none.",
  ],
  ["physicalCards.create", OPEN, closeAccount, closed],
  ["physicalCards.create", OWNED, archiveOwner, notOwned],
  [
    "physicalCards.create",
    "The Card is not canceled.",
    after(({ bank }, { params }) => bank.cards.update(params?.card_id as `card_${string}`, { status: "canceled" })),
    "Card card_… is canceled. Order the Physical Card for another Card.",
  ],
  [
    "physicalCards.create",
    "The Physical Card Profile is of the Program of the Card's Account.",
    (stage, { params }) => {
      const { id } = stage.bank.simulations.programs.create({ name: "Second" });
      return { params: { ...params, physical_card_profile_id: profile(stage, id) } };
    },
    "Physical Card Profile physical_card_profile_… is of Program program_…, the Card's Account of Program program_…. Use a profile of the Account's Program.",
  ],
  [
    "physicalCards.create",
    "The Physical Card Profile is active.",
    after(({ bank }, { params }) =>
      bank.physicalCardProfiles.archive(params?.physical_card_profile_id as `physical_card_profile_${string}`),
    ),
    "Physical Card Profile physical_card_profile_… is archived. Use an active profile.",
  ],
  ["accountNumbers.create", OPEN, closeAccount, closed],
  ["accountNumbers.create", OWNED, archiveOwner, notOwned],
  [
    "accountNumbers.update",
    "The Account Number is not canceled (D-52).",
    after(({ bank }, { id }) => bank.accountNumbers.update(id as `account_number_${string}`, { status: "canceled" })),
    "Account Number account_number_… is canceled: nothing of it can be changed. Create another Account Number.",
  ],
  ["limits.create", OPEN, closeAccount, closed],
  [
    "simulations.cardSettlements.create",
    "The Pending Transaction is the authorization of a purchase with this Card.",
    (stage, { params }) => ({ params: { ...params, card_id: authorization(stage).card_id } }),
    "pending_transaction_… is no authorization of a purchase with card_…. Name one, or leave it out to post by force.",
  ],
  [
    "simulations.cardSettlements.create",
    "The Pending Transaction is open.",
    after(({ bank }, { params }) => bank.simulations.cardSettlements.create(params as { card_id: `card_${string}` })),
    "pending_transaction_… is complete since 2026-01-01T00:00:00.000Z. Leave it out to post the settlement by force.",
  ],
  // An Account with an open authorization cannot be closed.
  ["simulations.cardSettlements.create", OPEN, (stage) => closeAccount(stage, byForce(stage)), closed],
  ["simulations.cardSettlements.create", EXACT, (stage) => emptyAccount(stage, byForce(stage)), notExact],
  [
    "simulations.cardRefunds.create",
    "The Transaction is of category `card_settlement`.",
    ({ bank, world }) => {
      const payment = { account_id: newAccount({ bank, world }), amount: 1 };
      return { params: { transaction_id: bank.simulations.interestPayments.create(payment).id } };
    },
    "transaction_… is of category interest_payment. Only a card_settlement can be refunded.",
  ],
  [
    "simulations.cardRefunds.create",
    "The Pending Transaction is the authorization of a refund.",
    (stage) => ({ params: { pending_transaction_id: authorization(stage).pending_transaction_id } }),
    "pending_transaction_… is no authorization of a refund. Settle or reverse a purchase, or name an authorization whose direction is refund.",
  ],
  [
    "simulations.cardRefunds.create",
    "The Pending Transaction is open.",
    (stage) => {
      const { card_payment_id, pending_transaction_id } = authorization(stage, "refund");
      stage.bank.simulations.cardReversals.create({ card_payment_id });
      return { params: { pending_transaction_id } };
    },
    "pending_transaction_… is complete since 2026-01-01T00:00:00.000Z. Name one that is open.",
  ],
  ["simulations.cardRefunds.create", OPEN, closeAccount, closed],
  ["simulations.cardRefunds.create", EXACT, fillAccount, notExact],
  ["simulations.cardReversals.create", AUTHORIZED, reverseAll, notAuthorized],
  [
    "simulations.cardReversals.create",
    "No more is reversed than is still authorized.",
    (_, { params }) => ({ params: { ...params, amount: 101 } }),
    "card_payment_… has 100 cents authorized, and 101 were to be reversed. Reverse less.",
  ],
  [
    "simulations.cardIncrements.create",
    "The Card Payment has an authorization of money that is to leave.",
    (stage, { params }) => ({
      params: { ...params, card_payment_id: authorization(stage, "refund").card_payment_id },
    }),
    "card_payment_… did not begin with an authorization of a purchase. Name the Card Payment of one.",
  ],
  ["simulations.cardAuthorizationExpirations.create", AUTHORIZED, reverseAll, notAuthorized],
  ["inboundAchTransfers.transferReturn", OPEN, closeAccount, closed],
  ["inboundAchTransfers.transferReturn", EXACT, fillAccount, notExact],
  ["simulations.inboundAchTransfers.create", EXACT, fillAccount, notExact],
  ["inboundCheckDeposits.return", OPEN, closeAccount, closed],
  ["inboundCheckDeposits.return", EXACT, fillAccount, notExact],
  ["simulations.inboundRealTimePaymentsTransfers.create", EXACT, fillAccount, notExact],
  ["simulations.inboundFednowTransfers.create", EXACT, fillAccount, notExact],
  ["inboundWireTransfers.reverse", OPEN, closeAccount, closed],
  ["inboundWireTransfers.reverse", EXACT, emptyAccount, notExact],
  ["simulations.inboundWireTransfers.create", EXACT, fillAccount, notExact],
];

describe("a rule that is broken", () => {
  test.each(cases)("%s: %s", (operation, _, fault, detail) => {
    const stage = openBankWithWorld();
    const request = right[operation]?.(stage) ?? {};
    expect(ask(stage.bank.fork(), operation, request).status).toBe(200);
    const wrong = fault(stage, request);
    const before = stateText(stage.bank);
    const answer = ask(stage.bank, operation, wrong);
    expect({ ...refusalOf(answer), detail: withoutIds(answer.body.detail) }).toEqual({ ...notNow, detail });
    expect(stateText(stage.bank)).toBe(before);
    expect(stage.bank.audit()).toEqual([]);
  });
});

describe("the table of refusals", () => {
  test("has a case above for each rule, in order, and each case its rule", () => {
    const tested = Map.groupBy(cases, ([operation]) => operation);
    const holds = [...tested].map(([operation, rows]) => [operation, [...new Set(rows.map(([, each]) => each))]]);
    const listed = Object.entries(refusals).map(([operation, rules]) => [operation, rules.map((rule) => rule.holds)]);
    expect(Object.fromEntries(holds)).toEqual(Object.fromEntries(listed));
  });

  test("has texts that tell the rules of an operation apart", () => {
    for (const rows of Map.groupBy(cases, ([operation]) => operation).values()) {
      expect(new Set(rows.map(([, , , detail]) => detail)).size).toBe(rows.length);
    }
  });

  const resources = new URL("../src/resources/", import.meta.url);
  const files = readdirSync(resources, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));

  test("has every rule of every resource", async () => {
    const modules = await Promise.all(
      files.filter((name) => name.endsWith("rules.ts")).map((name) => import(new URL(name, resources).href)),
    );
    const rules = modules
      .flatMap((exported) => Object.values(exported as Record<string, unknown>).flat())
      .filter((value): value is { holds: string } => typeof value === "object" && value !== null && "holds" in value);
    const listed = new Set(Object.values(refusals).flat());
    expect(rules.length).toBeGreaterThan(20);
    expect(rules.filter((rule) => !listed.has(rule)).map(({ holds }) => holds)).toEqual([]);
  });

  test("is all that refuses: no operation does by itself", () => {
    const refusing = files.filter((name) =>
      /invalid(?:Operation|Parameters)/.test(readFileSync(new URL(name, resources), "utf8")),
    );
    expect(refusing).toEqual([]);
  });
});
