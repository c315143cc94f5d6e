import {
  apiKeyReasons,
  type Endpoint,
  endpoints,
  errorCatalogue,
  eventCategories,
  resources,
} from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { type Bank, type Coverage, createBank, type DecisionAnswer, type Reach } from "../../src/index.ts";
import { mailRejections, rails, stateMachines } from "../../src/private/reference.ts";
import { play } from "../proofs/scenario.ts";
import { openBankWithWorld } from "../support/money.ts";

const everything = createBank().coverage();

function namesOf({ reached, unreached }: Reach<string>): string[] {
  return [...reached, ...unreached].sort();
}

/** The values of each field of API objects that is called `status`, by type and path. */
function statusFields(): Map<string, readonly string[]> {
  return new Map(Object.values<Endpoint>(endpoints).flatMap(({ result }) => statusesIn(result)));
}

/** `path` starts at the innermost object that has a type, and is empty outside of one. */
function statusesIn(schema: z.core.$ZodType, path = ""): [string, readonly string[]][] {
  if (schema instanceof z.ZodNullable) return statusesIn(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return statusesIn(schema.element, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => statusesIn(option, path));
  if (schema instanceof z.ZodEnum) return path.endsWith(".status") ? [[path, schema.options.map(String)]] : [];
  if (!(schema instanceof z.ZodObject)) return [];
  const { type } = schema.shape;
  const start = type instanceof z.ZodLiteral ? String(type.value) : path;
  return Object.entries(schema.shape).flatMap(([name, field]) => statusesIn(field, start && `${start}.${name}`));
}

/** The values of an enumeration of Declined Transactions. */
function optionsOf(name: string): readonly string[] {
  const schemas: Readonly<Record<string, z.ZodType>> = Object.assign({}, ...resources.map((each) => each.schemas));
  return (schemas[name] as z.ZodEnum<Record<string, string>>).options;
}

describe("the names that bank.coverage counts", () => {
  test("reports nothing as reached in a new bank", () => {
    const { unreached, ...kinds } = everything;
    expect(Object.values(kinds).flatMap(({ reached }) => reached)).toEqual([]);
    expect(unreached).toEqual(
      Object.entries(kinds).flatMap(([kind, { unreached: names }]) => names.map((name) => `${kind} ${name}`)),
    );
  });

  test("counts every endpoint, Event category and error type", () => {
    expect(namesOf(everything.endpoints)).toEqual(Object.keys(endpoints).sort());
    expect(namesOf(everything.events)).toEqual(Object.keys(eventCategories).sort());
    expect(namesOf(everything.errors)).toEqual(Object.keys(errorCatalogue).sort());
  });

  test("counts every decline reason of every rail, and the reasons for rejected mail and API keys", () => {
    const declines = Object.values(rails).flatMap(({ category, rules, neverGiven }) =>
      [...new Set(rules.map(({ reason }) => reason)), ...Object.keys(neverGiven)].map((name) => `${category}.${name}`),
    );
    const mail = ["lockbox_address_not_active", "lockbox_not_active", "lockbox_recipient_not_active"];
    expect(namesOf(everything.reasons)).toEqual(
      [
        ...declines,
        ...optionsOf("cardRealTimeDecisionReasonSchema").map(
          (name) => `card_decline.real_time_decision_reason.${name}`,
        ),
        ...optionsOf("standInProcessingReasonSchema").map((name) => `card_decline.stand_in_processing_reason.${name}`),
        ...mail.map((name) => `inbound_mail_item.${name}`),
        ...Object.keys(apiKeyReasons).map((name) => `invalid_api_key_error.${name}`),
      ].sort(),
    );
    // D-90 lists more reasons, which simulated mail cannot have.
    expect([...mail, ...Object.keys(mailRejections.neverGiven)].sort()).toEqual([
      "lockbox_address_not_active",
      "lockbox_not_active",
      "lockbox_recipient_not_active",
      "no_check",
      "no_matching_lockbox",
    ]);
  });

  test("has a state machine with all values for every status field", () => {
    const fields = statusFields();
    // A setting, a field that is always null here, and what a simulation sets to any value at any time.
    for (const name of [
      "account_number.inbound_checks.status",
      "inbound_funds_hold.status",
      "entity.validation.status",
    ]) {
      expect(fields.delete(name)).toBe(true);
    }
    const machines = stateMachines.map(({ type, field, table }) => [`${type}.${field}`, Object.keys(table)] as const);
    const sorted = (all: Iterable<readonly [string, readonly string[]]>) =>
      [...all].map(([name, values]) => `${name}: ${values.toSorted().join(", ")}`).sort();
    expect(sorted(machines)).toEqual(sorted(fields));
  });

  test.each(stateMachines)("counts each state of $type.$field, or says why it is unreachable", (machine) => {
    const name = `${machine.type}.${machine.field}`;
    const counted = namesOf(everything.states).flatMap((state) =>
      state.startsWith(`${name} `) ? [state.slice(name.length + 1)] : [],
    );
    const { unreachable = {} } = machine;
    expect([...counted, ...Object.keys(unreachable)].sort()).toEqual(Object.keys(machine.table).sort());
    expect(Object.values(unreachable).filter((why) => !/^[A-Z].*\.$/.test(why))).toEqual([]);
  });
});

describe("coverage of the scenario", () => {
  test("counts everything that happens in the scenario", () => {
    const { bank, world } = openBankWithWorld();
    play(bank.apiKey, (request) => bank.handle(request));
    const { operations, reasons, states, transitions, events, errors } = world.tally.family;
    const happened = { endpoints: operations, reasons, states, transitions, events, errors };
    for (const [kind, { reached }] of Object.entries(reachesOf(bank))) {
      expect([...happened[kind as Kind]].sort()).toEqual([...reached].sort());
      expect(reached.length).toBeGreaterThan(0);
    }
  });
});

type Kind = Exclude<keyof Coverage, "unreached">;

function reachesOf(bank: Bank): Record<Kind, Reach<string>> {
  const { unreached: _, ...kinds } = bank.coverage();
  return kinds;
}

/** The names that `act` reaches for the first time. */
function reachedBy(bank: Bank, act: () => unknown): Record<Kind, string[]> {
  const before = new Set(bank.coverage().unreached);
  act();
  const { unreached, ...kinds } = bank.coverage();
  const entries = Object.entries(kinds).map(([kind, { reached }]) => [
    kind,
    reached.filter((name) => before.has(`${kind} ${name}`)),
  ]);
  expect(before.size - unreached.length).toBe(entries.flatMap(([, names]) => names).length);
  return Object.fromEntries(entries);
}

const nothing: Record<Kind, string[]> = {
  endpoints: [],
  reasons: [],
  states: [],
  transitions: [],
  events: [],
  errors: [],
};

function ownOf(bank: Bank): Record<Kind, string[]> {
  const { unreached: _, ...kinds } = bank.coverage({ own: true });
  return Object.fromEntries(Object.entries(kinds).map(([kind, { reached }]) => [kind, [...reached]])) as never;
}

describe("bank.coverage", () => {
  test("counts an object with its initial state, once", () => {
    const bank = createBank();
    const open = () => bank.accounts.create({ name: "Operating" });
    expect(reachedBy(bank, open)).toEqual({
      ...nothing,
      endpoints: ["accounts.create"],
      states: ["account.status open"],
      events: ["account.created"],
    });
    expect(reachedBy(bank, open)).toEqual(nothing);
  });

  test("counts with `own` only what this bank itself has reached since it was created or forked", () => {
    const bank = createBank();
    bank.accounts.create({ name: "Before the fork" });
    const fork = bank.fork();
    expect(ownOf(fork)).toEqual(nothing);
    fork.entities.list();
    expect(ownOf(fork)).toEqual({ ...nothing, endpoints: ["entities.list"] });
    fork.accounts.create({ name: "In the fork" });
    expect(ownOf(fork).states).toEqual(["account.status open"]);
    fork.reset();
    expect(ownOf(fork).endpoints).toEqual(["accounts.create", "entities.list"]);
    expect(ownOf(bank).endpoints).toEqual(["accounts.create"]);
    expect(bank.coverage().endpoints.reached).toEqual(["accounts.create", "entities.list"]);
    expect(ownOf(fork.fork())).toEqual(nothing);
  });

  test("gives no two kinds a name in common", () => {
    const { unreached, ...kinds } = everything;
    const names = Object.values(kinds).flatMap(namesOf);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(unreached.length);
  });

  test("refuses an option that does not exist", () => {
    expect(() => createBank().coverage({ mine: true } as object)).toThrow(
      '[sandbank] Failed to measure the coverage: there is no option "mine". Use own.',
    );
  });

  test("counts a transition between states, even without an Event", () => {
    const bank = createBank();
    const { id: model_id } = bank.accounts.create({ name: "Operating" });
    const { id } = bank.limits.create({ model_id, metric: "count", interval: "day", value: 1 });
    expect(reachedBy(bank, () => bank.limits.update(id, { status: "inactive" }))).toEqual({
      ...nothing,
      endpoints: ["limits.update"],
      states: ["limit.status inactive"],
      transitions: ["limit.status active -> inactive"],
    });
  });

  test("counts the operations of the network in a live bank, but not refused simulations", () => {
    const bank = createBank({ environment: "live" });
    const { id: account_id } = bank.accounts.create({ name: "Operating" });
    const simulated = () => bank.simulations.interestPayments.create({ account_id, amount: 1 });
    expect(reachedBy(bank, () => expect(simulated).toThrow("sandbox")).endpoints).toEqual([]);
    expect(reachedBy(bank, () => bank.network.interestPayments.create({ account_id, amount: 1 })).endpoints).toEqual([
      "simulations.interestPayments.create",
    ]);
    // So a live bank lists no endpoint that it cannot reach.
    const isReachable = (name: string) =>
      name
        .split(".")
        .slice(1)
        .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], bank.network);
    const simulations = bank.coverage().endpoints.unreached.filter((name) => name.startsWith("simulations."));
    expect(simulations.length).toBeGreaterThan(10);
    expect(simulations.filter((name) => typeof isReachable(name) !== "function")).toEqual([]);
  });

  test("counts no transition for a change that keeps the state", () => {
    const bank = createBank();
    const { id } = bank.accounts.create({ name: "Operating" });
    expect(reachedBy(bank, () => bank.accounts.update(id, { name: "Payroll" }))).toEqual({
      ...nothing,
      endpoints: ["accounts.update"],
      events: ["account.updated"],
    });
  });

  test("counts the states of two fields of an object separately", () => {
    const bank = createBank();
    const account = bank.accounts.create({ name: "Operating" });
    const { id } = bank.physicalCards.create({
      card_id: bank.cards.create({ account_id: account.id }).id,
      cardholder: { first_name: "Sample", last_name: "Cardholder" },
      shipment: {
        address: { name: "Sample", line1: "1 Main Street", city: "Springfield", state: "IL", postal_code: "62701" },
        method: "courier_a_2_day",
      },
    });
    const ship = () => bank.simulations.physicalCards.advanceShipment(id, { shipment_status: "shipped" });
    expect(reachedBy(bank, ship)).toMatchObject({
      states: ["physical_card.shipment.status shipped"],
      transitions: ["physical_card.shipment.status pending -> shipped"],
    });
  });

  test("counts the states of checks in mail, and the reason of rejected mail", () => {
    const bank = createBank();
    const { id: lockbox_address_id } = bank.lockboxAddresses.create();
    const send = () => bank.simulations.inboundMailItems.create({ amount: 100, lockbox_address_id });
    const { id } = send();
    expect(reachedBy(bank, () => bank.inboundMailItems.action(id, { checks: [{ action: "ignore" }] }))).toMatchObject({
      states: ["inbound_mail_item.status processed", "inbound_mail_item.checks.status ignored"],
      transitions: [
        "inbound_mail_item.status pending -> processed",
        "inbound_mail_item.checks.status pending -> ignored",
      ],
    });
    bank.lockboxAddresses.update(lockbox_address_id, { status: "disabled" });
    expect(reachedBy(bank, send)).toEqual({
      ...nothing,
      reasons: ["inbound_mail_item.lockbox_address_not_active"],
      states: ["inbound_mail_item.status rejected"],
    });
  });

  test.each([
    { name: "your own", refuses: true, params: {}, beside: "real_time_decision_reason.suspected_fraud" },
    {
      name: "the network's",
      refuses: false,
      params: { network_details: { cardnet: { stand_in_processing_reason: "issuer_error" } } } as const,
      beside: "stand_in_processing_reason.issuer_error",
    },
  ])("counts two reasons of a declined card payment, one of them $name", ({ refuses, params, beside }) => {
    const answer: DecisionAnswer = {
      card_authorization: { decision: "decline", decline: { reason: "suspected_fraud" } },
    };
    const bank = createBank(refuses ? { decide: () => answer } : {});
    const { id: account_id } = bank.accounts.create({ name: "Operating" });
    const { id: card_id } = bank.cards.create({ account_id });
    if (refuses) bank.simulations.interestPayments.create({ account_id, amount: 1 });
    const charge = () => bank.simulations.cardAuthorizations.create({ card_id, amount: 1, ...params });
    const reason = refuses ? "webhook_declined" : "insufficient_funds";
    expect(reachedBy(bank, charge).reasons).toEqual([`card_decline.${reason}`, `card_decline.${beside}`]);
  });

  test("counts the effects of the clock", () => {
    const bank = createBank();
    const { id: account_id } = bank.accounts.create({ name: "Operating" });
    const { id: account_number_id } = bank.accountNumbers.create({ account_id, name: "Rent" });
    const resolve_at = "2026-01-02T00:00:00Z";
    bank.simulations.inboundAchTransfers.create({ account_number_id, amount: -100, resolve_at });
    expect(reachedBy(bank, () => bank.clock.advance({ days: 1 }))).toEqual({
      ...nothing,
      reasons: ["ach_decline.insufficient_funds"],
      states: ["inbound_ach_transfer.status declined"],
      transitions: ["inbound_ach_transfer.status pending -> declined"],
      events: ["declined_transaction.created", "inbound_ach_transfer.updated"],
    });
  });

  test("counts only the error and the reason of a refused request", () => {
    const bank = createBank();
    const refused = () => bank.accounts.retrieve("account_nothing");
    expect(reachedBy(bank, () => expect(refused).toThrow())).toEqual({
      ...nothing,
      errors: ["object_not_found_error"],
    });
    const unknown = () => bank.handle({ method: "GET", path: "/accounts" });
    expect(reachedBy(bank, unknown)).toEqual({
      ...nothing,
      reasons: ["invalid_api_key_error.no_header"],
      errors: ["invalid_api_key_error"],
    });
  });

  test("counts across a bank and its forks, through resets and restores", () => {
    const bank = createBank();
    const snapshot = bank.snapshot();
    const fork = bank.fork();
    expect(reachedBy(bank, () => fork.entities.list())).toEqual({ ...nothing, endpoints: ["entities.list"] });
    bank.accounts.list();
    bank.reset();
    bank.restore(snapshot);
    expect(bank.coverage().endpoints.reached).toEqual(["accounts.list", "entities.list"].sort());
    expect(fork.coverage()).toEqual(bank.coverage());
    expect(createBank().coverage()).toEqual(everything);
  });
});
