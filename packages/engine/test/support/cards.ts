import {
  type Account,
  type Card,
  type CardAuthorizationResult,
  type CardPayment,
  cardPaymentElementCategories,
  type DeclinedTransaction,
  endpoints,
  type OperationName,
  type OperationTypes,
  type PendingTransaction,
  type PhysicalCard,
} from "@sandbank/contract";
import { expect } from "vitest";
import type * as z from "zod";
import type { Bank, BankOptions } from "../../src/index.ts";
import { unwrapped } from "../../src/parameters/decode-query.ts";
import type { World } from "../../src/world/world.ts";
import { eventsOf, move, openBankWithWorld } from "./money.ts";
import { type Refusal, refusalOf, send, stateText } from "./send.ts";

/** An Account with money, and a Card that spends it. */
export interface CardStage {
  readonly bank: Bank;
  readonly world: World;
  readonly account: Account;
  readonly card: Card;
}

/** A bank with an Account of this balance in cents, and a Card. */
export function cardStage(balance = 10_000, options: BankOptions = {}): CardStage {
  const { bank, world } = openBankWithWorld(options);
  const account = bank.accounts.create({ name: "Operating" });
  if (balance !== 0) move(world, account.id, balance);
  return { bank, world, account, card: bank.cards.create({ account_id: account.id }) };
}

type CardSimulation =
  Extract<OperationName, `simulations.card${string}`> extends `simulations.${infer Name}.create` ? Name : never;
type ResultOf<Name extends CardSimulation> = OperationTypes[`simulations.${Name}.create`]["result"];

/** Simulates over HTTP, and expects a complete result without extra fields, and a sound bank. */
export function simulate<Name extends CardSimulation>(bank: Bank, name: Name, params: object): ResultOf<Name> {
  const { path, result } = endpoints[`simulations.${name}.create`];
  const { status, body } = send<ResultOf<Name>>(bank, { method: "POST", path, body: params });
  if (status !== 200) throw new Error(`${name} is refused: ${JSON.stringify(body)}`);
  expectComplete(result, body);
  expect(bank.audit()).toEqual([]);
  return body;
}

/** Expects an object to have exactly the fields of the contract. */
export function expectComplete(schema: z.ZodType, object: unknown): void {
  expect(schema.safeParse(object).error?.issues ?? []).toEqual([]);
}

/** The refusal of a simulation, which must not change anything. */
export function refusalOfSimulation(bank: Bank, name: CardSimulation, params: object): Refusal {
  const before = stateText(bank);
  const { path } = endpoints[`simulations.${name}.create`];
  const refusal = refusalOf(send(bank, { method: "POST", path, body: params }));
  expect(stateText(bank)).toBe(before);
  return refusal;
}

export function authorize({ bank, card }: CardStage, params: object = {}): CardAuthorizationResult {
  return simulate(bank, "cardAuthorizations", { card_id: card.id, amount: 1_000, ...params });
}

/** The Pending Transaction of an authorization that must be accepted. */
export function authorized(stage: CardStage, params: object = {}): PendingTransaction {
  const { pending_transaction: pending, declined_transaction: declined } = authorize(stage, params);
  if (pending === null) throw new Error(`It is declined: ${declined?.source.card_decline?.reason}`);
  return pending;
}

/** The reason for which an authorization is declined, or null if it is accepted. */
export function reasonOf(stage: CardStage, params: object = {}): string | null {
  return authorize(stage, params).declined_transaction?.source.card_decline?.reason ?? null;
}

/** The Card Payment of an authorization or a decline. */
export function paymentOf(bank: Bank, { source }: PendingTransaction | DeclinedTransaction): CardPayment {
  const details = "card_decline" in source ? source.card_decline : source.card_authorization;
  return bank.cardPayments.retrieve(details?.card_payment_id as CardPayment["id"]);
}

/** The newest Card Payment and its newest element. */
export function latestPayment(bank: Bank): CardPayment {
  return bank.cardPayments.list().data[0] as CardPayment;
}

export function latestElement({ elements }: CardPayment): CardPayment["elements"][number] {
  return elements.at(-1) as CardPayment["elements"][number];
}

/**
 * Expects an act to cause only a decline: one Declined Transaction with its Event, and its Card Payment. No money moves
 * or is held, and no Limit counts it.
 */
export function declinedBy({ bank, account }: CardStage, act: () => unknown): DeclinedTransaction {
  const traces = () => {
    const { tables } = bank.snapshot().toJSON().state;
    return {
      balance: bank.accounts.balance(account.id),
      debits: tables.debits.rows,
      holds: tables.pendingTransactions.rows,
      transactions: tables.transactions.rows,
      known: bank.declinedTransactions.list().data.slice(-99),
    };
  };
  const before = traces();
  const events = eventsOf(bank, act);
  const [declined, ...known] = bank.declinedTransactions.list().data;
  if (declined === undefined) throw new Error("Nothing is declined.");
  expect({ ...traces(), known }).toEqual(before);
  const payment = paymentOf(bank, declined);
  const isNew = payment.elements.length === 1;
  expect(events).toEqual([
    ["declined_transaction.created", declined.id],
    [isNew ? "card_payment.created" : "card_payment.updated", payment.id],
  ]);
  expectComplete(endpoints["declinedTransactions.retrieve"].result, declined);
  expect(latestElement(payment)).toMatchObject({
    category: "card_decline",
    card_decline: declined.source.card_decline,
  });
  expect(bank.audit()).toEqual([]);
  return declined;
}

/** All values of an enumeration in the parameters of a simulation, by the path of the field. */
export function valuesOf(name: CardSimulation, path: string): readonly string[] {
  const schema = path.split(".").reduce<z.ZodType>((owner, key) => {
    const inner = unwrapped(owner);
    const next = key === "*" ? (inner as z.ZodArray).element : (inner as z.ZodObject).shape[key];
    if (next === undefined) throw new Error(`${name} has no ${path}.`);
    return next as z.ZodType;
  }, endpoints[`simulations.${name}.create`].params as z.ZodType);
  return (unwrapped(schema) as z.ZodEnum).options.map(String);
}

/** Different digits of the same length. */
export function otherDigits(digits: string): string {
  return (digits.startsWith("0") ? "1" : "0").repeat(digits.length);
}

/** An object under its category, with null for every other (D-14). */
export function keyed(categories: readonly string[], category: string, details: unknown) {
  return { category, ...Object.fromEntries(categories.map((name) => [name, name === category ? details : null])) };
}

/** The element of a Card Payment for an object. */
export function elementOf(category: string, details: unknown, created_at = "2026-01-01T00:00:00.000Z") {
  return { created_at, ...keyed(cardPaymentElementCategories, category, details) };
}

/** The sums of a Card Payment. Absent ones are 0. */
export function sums(changes: Partial<CardPayment["state"]>): CardPayment["state"] {
  return {
    authorized_amount: 0,
    fuel_confirmed_amount: 0,
    incremented_amount: 0,
    refund_authorized_amount: 0,
    refunded_amount: 0,
    reversed_amount: 0,
    settled_amount: 0,
    ...changes,
  };
}

/** Matches any id of a type. */
export function idOf(type: string): unknown {
  return expect.stringMatching(new RegExp(`^${type}_[0-9a-z]{20}$`));
}

export function print(bank: Bank, card: Card): PhysicalCard {
  const address = { name: "A", line1: "1 Main Street", city: "Springfield", state: "IL", postal_code: "62701" };
  const cardholder = { first_name: "A", last_name: "B" };
  return bank.physicalCards.create({ card_id: card.id, cardholder, shipment: { address, method: "postal_standard" } });
}
