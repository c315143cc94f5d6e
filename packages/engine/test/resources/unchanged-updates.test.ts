import { endpoints, type OperationName } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { type Bank, createBank } from "../../src/index.ts";
import { send } from "../support/send.ts";

type UpdateOperation = Extract<OperationName, `${string}.update`>;

/** Creates an object with a value in each field that an update can set, and brings it into a state. */
type Setup = (bank: Bank) => { readonly id: string };

const loan = {
  credit_limit: 1_000,
  grace_period_days: 1,
  statement_day_of_month: 1,
  statement_payment_type: "balance",
} as const;
const address = { name: "A", line1: "1 Main Street", city: "Springfield", state: "IL", postal_code: "62701" };

function newAccount(bank: Bank) {
  return bank.accounts.create({ name: "Operating" });
}

function newLoan(bank: Bank) {
  return bank.accounts.create({ name: "Credit line", funding: "loan", loan });
}

function newNumber(bank: Bank, account_id = newAccount(bank).id) {
  return bank.accountNumbers.create({ account_id, name: "Incoming" });
}

function newCard(bank: Bank, account_id = newAccount(bank).id) {
  return bank.cards.create({
    account_id,
    description: "Travel",
    entity_id: bank.entities.create({ structure: "trust" }).id,
    billing_address: {
      line1: "1 Main Street",
      line2: "Suite 2",
      city: "Springfield",
      state: "IL",
      postal_code: "62701",
    },
    digital_wallet: { email: "someone@example.com" },
    authorization_controls: { merchant_country: { allowed: [{ country: "US" }] } },
  });
}

function newPhysicalCard(bank: Bank, account_id = newAccount(bank).id) {
  return bank.physicalCards.create({
    card_id: newCard(bank, account_id).id,
    cardholder: { first_name: "A", last_name: "B" },
    shipment: { address, method: "postal_standard" },
  });
}

function newLimit(bank: Bank, account_id = newAccount(bank).id) {
  return bank.limits.create({ metric: "count", model_id: account_id, value: 10, interval: "day" });
}

function newEntity(bank: Bank) {
  return bank.entities.create({ structure: "trust", description: "Trust" });
}

function newAddress(bank: Bank) {
  return bank.lockboxAddresses.create({ description: "Usual" });
}

function newRecipient(bank: Bank, account_id = newAccount(bank).id) {
  const { id: lockbox_address_id } = newAddress(bank);
  return bank.lockboxRecipients.create({ account_id, lockbox_address_id, description: "Rent", recipient_name: "A" });
}

function newSubscription(bank: Bank) {
  return bank.eventSubscriptions.create({ url: "https://example.com/hooks" });
}

/** An object of an Account that is closed afterwards. */
function ofClosedAccount(create: (bank: Bank, account_id: `account_${string}`) => { readonly id: string }): Setup {
  return (bank) => {
    const { id } = newAccount(bank);
    const made = create(bank, id);
    bank.accounts.close(id);
    return made;
  };
}

const setups: Readonly<Record<UpdateOperation, Readonly<Record<string, Setup>>>> = {
  "accounts.update": {
    "an open Account": newAccount,
    "an open loan Account": newLoan,
    "a closed Account": (bank) => bank.accounts.close(newAccount(bank).id),
    "a closed loan Account": (bank) => bank.accounts.close(newLoan(bank).id),
  },
  "accountNumbers.update": {
    "an active Account Number": newNumber,
    "a disabled Account Number": (bank) => bank.accountNumbers.update(newNumber(bank).id, { status: "disabled" }),
    "a canceled Account Number": (bank) => bank.accountNumbers.update(newNumber(bank).id, { status: "canceled" }),
    "an Account Number of a closed Account": ofClosedAccount(newNumber),
  },
  "cards.update": {
    "an active Card": newCard,
    "a disabled Card": (bank) => bank.cards.update(newCard(bank).id, { status: "disabled" }),
    "a canceled Card": (bank) => bank.cards.update(newCard(bank).id, { status: "canceled" }),
    "a Card of a closed Account": ofClosedAccount(newCard),
    "a canceled Card of an archived Entity": (bank) => {
      const card = newCard(bank);
      bank.entities.archive(card.entity_id as `entity_${string}`);
      return bank.cards.update(card.id, { status: "canceled" });
    },
  },
  "physicalCards.update": {
    "an active Physical Card": newPhysicalCard,
    "a disabled Physical Card": (bank) => bank.physicalCards.update(newPhysicalCard(bank).id, { status: "disabled" }),
    "a canceled Physical Card": (bank) => bank.physicalCards.update(newPhysicalCard(bank).id, { status: "canceled" }),
    "a Physical Card of a closed Account": ofClosedAccount(newPhysicalCard),
  },
  "limits.update": {
    "an active Limit": newLimit,
    "an inactive Limit": (bank) => bank.limits.update(newLimit(bank).id, { status: "inactive" }),
    "a Limit of a closed Account": ofClosedAccount(newLimit),
  },
  "entities.update": {
    "an active Entity": newEntity,
    "a disabled Entity": (bank) => bank.entities.disable(newEntity(bank).id),
    "an archived Entity": (bank) => bank.entities.archive(newEntity(bank).id),
  },
  "lockboxAddresses.update": {
    "an active Lockbox Address": newAddress,
    "a disabled Lockbox Address": (bank) => bank.lockboxAddresses.update(newAddress(bank).id, { status: "disabled" }),
    "a canceled Lockbox Address": (bank) => bank.lockboxAddresses.update(newAddress(bank).id, { status: "canceled" }),
  },
  "lockboxRecipients.update": {
    "an active Lockbox Recipient": newRecipient,
    "a disabled Lockbox Recipient": (bank) =>
      bank.lockboxRecipients.update(newRecipient(bank).id, { status: "disabled" }),
    "a canceled Lockbox Recipient": (bank) =>
      bank.lockboxRecipients.update(newRecipient(bank).id, { status: "canceled" }),
    "a Lockbox Recipient of a closed Account": ofClosedAccount(newRecipient),
  },
  "eventSubscriptions.update": {
    "an active Event Subscription": newSubscription,
    "a disabled Event Subscription": (bank) =>
      bank.eventSubscriptions.update(newSubscription(bank).id, { status: "disabled" }),
    "a deleted Event Subscription": (bank) =>
      bank.eventSubscriptions.update(newSubscription(bank).id, { status: "deleted" }),
  },
};

const rows = Object.entries(setups).flatMap(([operation, states]) =>
  Object.entries(states).map(([state, setUp]) => ({ operation: operation as UpdateOperation, state, setUp })),
);

describe("an update that changes nothing", () => {
  test.each(rows)("$operation of $state returns 200 and creates no Event (D-40)", ({ operation, setUp }) => {
    const bank = createBank();
    const before = setUp(bank);
    const events = bank.events.list();
    const { path, params } = endpoints[operation];
    const bodies = unchangedBodies(params as z.ZodObject, before);
    expect(bodies.length).toBeGreaterThan(0);
    for (const body of bodies) {
      const answer = send(bank, { method: "PATCH", path: path.replace(/\{\w+\}/, before.id), body });
      expect({ body, answer: [answer.status, answer.body] }).toEqual({ body, answer: [200, before] });
    }
    expect(bank.events.list()).toEqual(events);
  });

  test("the table has every endpoint with the method PATCH", () => {
    const updates = Object.entries(endpoints).filter(([, { method }]) => method === "PATCH");
    expect(updates.map(([name]) => name).toSorted()).toEqual(Object.keys(setups).toSorted());
  });
});

/** The present value of each parameter, alone and together, and an empty body if the endpoint accepts one. */
function unchangedBodies(params: z.ZodObject, object: object): readonly object[] {
  const whole = presentValues(params, object) as Readonly<Record<string, unknown>>;
  const bodies = [{}, whole, ...Object.entries(whole).map(([key, value]) => ({ [key]: value }))];
  return bodies.filter((body) => params.safeParse(body).success);
}

/** The part of a value that the parameter schema has, without null, which no update accepts. */
function presentValues(schema: z.ZodType, value: unknown): unknown {
  if (schema.type === "optional") return presentValues((schema as z.ZodOptional<z.ZodType>).unwrap(), value);
  if (schema.type === "array") {
    const { element } = schema as z.ZodArray<z.ZodType>;
    return (value as readonly unknown[]).map((each) => presentValues(element, each));
  }
  if (schema.type !== "object") return value;
  const { shape } = schema as z.ZodObject;
  const fields = Object.entries(value as object).filter(([key, each]) => key in shape && each !== null);
  return Object.fromEntries(fields.map(([key, each]) => [key, presentValues(shape[key] as z.ZodType, each)]));
}
