import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { snapshotJson } from "../../src/bank/snapshot.ts";
import { type Bank, BankError, createBank, type SnapshotJson } from "../../src/index.ts";
import { type StateMachine, stateMachines } from "../../src/registry/state-machines.ts";
import { isRefused } from "../../src/resource-kit/state-table.ts";
import { approve, lastDecision } from "../support/decisions.ts";
import { forRow, pathOf, requireRows } from "../support/rows.ts";
import { notNow, stateText } from "../support/send.ts";

const file = pathOf(import.meta.url);

/** How to create and move the object of a state machine. */
interface Driver {
  /** Creates an object in its initial state, which every trigger can move. */
  readonly make: (bank: Bank) => string;
  readonly move: (bank: Bank, id: string, trigger: string) => object;
}

const account = (bank: Bank) => bank.accounts.create({ name: "Operating" }).id;
const imageFile = (bank: Bank) => bank.files.list().data[0]?.id as `file_${string}`;
const card = (bank: Bank) => bank.cards.create({ account_id: account(bank) }).id;
const cardholder = { first_name: "Sample", last_name: "Cardholder" };
const address = { name: "Sample", line1: "1 Main Street", city: "Springfield", state: "IL", postal_code: "62701" };

function physicalCard(bank: Bank): string {
  const shipment = { address, method: "courier_a_2_day" } as const;
  return bank.physicalCards.create({ card_id: card(bank), cardholder, shipment }).id;
}

/** A credit that has not resolved yet. */
function incoming(bank: Bank) {
  return { account_number_id: bank.accountNumbers.create({ account_id: account(bank), name: "Rent" }).id, amount: 1 };
}

const LATER = "2026-01-02T00:00:00Z";

/** Calls a method of a group by its name, with any id. */
function call(group: unknown, name: string, id: string, params?: object): object {
  const methods = group as Readonly<Record<string, (id: string, params?: object) => object>>;
  return methods[name]?.(id, params) ?? expect.fail(`There is no ${name}.`);
}

const update = (group: (bank: Bank) => unknown) => (bank: Bank, id: string, status: string) =>
  call(group(bank), "update", id, { status });

const drivers: Readonly<Record<string, Driver>> = {
  "account-numbers status": {
    make: (bank) => bank.accountNumbers.create({ account_id: account(bank), name: "Rent" }).id,
    move: update((bank) => bank.accountNumbers),
  },
  "accounts status": { make: account, move: (bank, id, trigger) => call(bank.accounts, trigger, id) },
  "cards status": { make: card, move: update((bank) => bank.cards) },
  "check-deposits status": {
    make: (bank) => {
      const images = { front_image_file_id: imageFile(bank), back_image_file_id: imageFile(bank) };
      return bank.checkDeposits.create({ account_id: account(bank), amount: 1, ...images }).id;
    },
    move: (bank, id, trigger) => call(bank.simulations.checkDeposits, trigger, id),
  },
  "entities status": {
    make: (bank) => bank.entities.create({ structure: "trust" }).id,
    move: (bank, id, trigger) => call(bank.entities, trigger, id),
  },
  "event-subscriptions status": {
    make: (bank) => bank.eventSubscriptions.create({ url: "https://example.com" }).id,
    move: update((bank) => bank.eventSubscriptions),
  },
  "inbound-ach-transfers status": {
    make: (bank) => bank.simulations.inboundAchTransfers.create({ ...incoming(bank), resolve_at: LATER }).id,
    move: ({ inboundAchTransfers }, id, trigger) =>
      trigger === "decline"
        ? call(inboundAchTransfers, "decline", id)
        : call(inboundAchTransfers, "transferReturn", id, { reason: "duplicate_entry" }),
  },
  "inbound-check-deposits status": {
    make: (bank) =>
      bank.simulations.inboundCheckDeposits.create({ ...incoming(bank), check_number: "1", resolve_at: LATER }).id,
    move: ({ inboundCheckDeposits }, id, trigger) =>
      call(inboundCheckDeposits, trigger, id, trigger === "decline" ? undefined : { reason: "not_authorized" }),
  },
  "inbound-wire-transfers status": {
    make: (bank) => bank.simulations.inboundWireTransfers.create(incoming(bank)).id,
    move: (bank, id, trigger) => call(bank.inboundWireTransfers, trigger, id, { reason: "duplicate" }),
  },
  "inbound-mail-items status": {
    make: (bank) => {
      const { id } = bank.lockboxAddresses.create();
      return bank.simulations.inboundMailItems.create({ amount: 1, lockbox_address_id: id }).id;
    },
    move: (bank, id, trigger) => call(bank.inboundMailItems, trigger, id, { checks: [{ action: "ignore" }] }),
  },
  "limits status": {
    make: (bank) => bank.limits.create({ metric: "count", model_id: account(bank), value: 1, interval: "day" }).id,
    move: update((bank) => bank.limits),
  },
  "lockbox-addresses status": {
    make: (bank) => bank.lockboxAddresses.create().id,
    move: update((bank) => bank.lockboxAddresses),
  },
  "lockbox-recipients status": {
    make: (bank) => {
      const { id } = bank.lockboxAddresses.create();
      return bank.lockboxRecipients.create({ account_id: account(bank), lockbox_address_id: id }).id;
    },
    move: update((bank) => bank.lockboxRecipients),
  },
  "pending-transactions status": {
    make: (bank) => {
      const account_id = account(bank);
      bank.simulations.interestPayments.create({ account_id, amount: 1 });
      return bank.pendingTransactions.create({ account_id, amount: -1 }).id;
    },
    move: (bank, id, trigger) => call(bank.pendingTransactions, trigger, id),
  },
  "physical-card-profiles status": {
    make: (bank) => {
      const images = { carrier_image_file_id: imageFile(bank), front_image_file_id: imageFile(bank) };
      return bank.physicalCardProfiles.create({ ...images, contact_phone: "1", description: "Blue" }).id;
    },
    move: (bank, id, trigger) => call(bank.physicalCardProfiles, trigger, id),
  },
  "real-time-decisions status": {
    make: (bank) => {
      const { id: event_subscription_id } = bank.eventSubscriptions.create({ url: "https://example.com" });
      const card_id = card(bank) as `card_${string}`;
      const { account_id } = bank.cards.retrieve(card_id);
      bank.simulations.interestPayments.create({ account_id, amount: 1 });
      bank.simulations.cardAuthorizations.create({ card_id, amount: 1, event_subscription_id });
      return lastDecision(bank).id;
    },
    move: (bank, id, trigger) => call(bank.realTimeDecisions, trigger, id, approve()),
  },
  "physical-cards status": { make: physicalCard, move: update((bank) => bank.physicalCards) },
  "physical-cards shipment.status": {
    make: physicalCard,
    move: (bank, id, shipment_status) =>
      call(bank.simulations.physicalCards, "advanceShipment", id, { shipment_status }),
  },
};

const nameOf = ({ resource, field }: StateMachine) => `${resource} ${field}`;

/** By state and trigger: the next state. */
type Moves = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A state machine in which each of `states` can be set from each of `from`. */
const settable = (states: readonly string[], from: readonly string[] = states): Moves =>
  Object.fromEntries(from.map((state) => [state, Object.fromEntries(states.map((to) => [to, to]))]));

const beforeCanceled = settable(["active", "disabled", "canceled"], ["active", "disabled"]);

/** A canceled object accepts only its own status (D-40). */
const untilCanceled: Moves = { ...beforeCanceled, canceled: { canceled: "canceled" } };

const archivable = { archive: "archived" };

/**
 * The moves that each state table allows, written a second time from the contract and its assumptions. All others are
 * refused.
 */
const allowed: Readonly<Record<string, Moves>> = {
  "account-numbers status": untilCanceled, // D-52
  "accounts status": { open: { close: "closed" } },
  "cards status": untilCanceled,
  "check-deposits status": {
    pending: { submit: "submitted", reject: "rejected" },
    submitted: { return: "returned" },
  },
  "entities status": { active: { archive: "archived", disable: "disabled" }, disabled: archivable },
  "event-subscriptions status": {
    ...settable(["active", "disabled", "deleted"], ["active", "disabled"]),
    deleted: { deleted: "deleted" }, // D-97
  },
  "inbound-ach-transfers status": { pending: { decline: "declined" }, accepted: { transfer_return: "returned" } },
  "inbound-check-deposits status": { pending: { decline: "declined" }, accepted: { return: "returned" } },
  "inbound-mail-items status": { pending: { action: "processed" } }, // D-91
  "inbound-wire-transfers status": { accepted: { reverse: "reversed" } },
  "limits status": settable(["active", "inactive"]),
  "lockbox-addresses status": untilCanceled,
  "lockbox-recipients status": untilCanceled,
  "pending-transactions status": { pending: { release: "complete" } },
  "physical-card-profiles status": {
    pending_creating: archivable,
    pending_reviewing: archivable,
    rejected: archivable,
    pending_submitting: archivable,
    active: archivable,
  },
  "physical-cards status": untilCanceled, // D-54
  // D-59
  "physical-cards shipment.status": settable([
    "pending",
    "canceled",
    "submitted",
    "acknowledged",
    "rejected",
    "shipped",
    "returned",
    "requires_attention",
  ]),
  "real-time-decisions status": { pending: { action: "responded" } },
};

const pairs = stateMachines.flatMap((machine) =>
  Object.entries(machine.table).flatMap(([state, moves]) =>
    Object.entries(moves).map(([trigger, move]) => {
      const next = allowed[nameOf(machine)]?.[state]?.[trigger];
      const because = isRefused(move) ? move.because : null;
      return { machine: nameOf(machine), state, trigger, next, because, to: next ?? "nowhere" };
    }),
  ),
);

/** The object with this id in any table. */
function objectIn({ state }: SnapshotJson, id: string): Record<string, unknown> {
  const rows = Object.values(state.tables).flatMap(({ rows }) => rows as readonly { readonly id: string }[]);
  return rows.find((row) => row.id === id) as unknown as Record<string, unknown>;
}

function stateOf(bank: Bank, machine: string, id: string): unknown {
  return holderOf(bank.snapshot().toJSON(), machine, id).status;
}

/** The object with the `status`: the object itself, or its shipment. */
function holderOf(snapshot: SnapshotJson, machine: string, id: string): { status?: unknown } {
  const object = objectIn(snapshot, id);
  return machine.endsWith("shipment.status") ? (object.shipment as object) : object;
}

/** A bank with an object in a state, set by a snapshot because requests cannot reach every state. */
function bankWith(machine: string, state: string): { readonly bank: Bank; readonly id: string } {
  const bank = createBank();
  const id = drivers[machine]?.make(bank) ?? expect.fail(`There is no driver for ${machine}.`);
  const snapshot = JSON.parse(JSON.stringify(bank.snapshot())) as SnapshotJson;
  holderOf(snapshot, machine, id).status = state;
  bank.restore(snapshotJson(snapshot.state));
  return { bank, id };
}

describe("every state machine", () => {
  test("has a driver for each state machine that requests can move", () => {
    const wanted = [...new Set(pairs.map(({ machine }) => machine))];
    requireRows({ file: `\`drivers\` in ${file}`, rows: Object.keys(drivers), wanted });
    requireRows({ file: `\`allowed\` in ${file}`, rows: Object.keys(allowed), wanted });
  });

  test("has the state table of every resource in the list", async () => {
    const resources = new URL("../../src/resources/", import.meta.url);
    const files = readdirSync(resources, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\bstates\.ts$/.test(name),
    );
    const modules = await Promise.all(files.map((name) => import(new URL(name, resources).href)));
    const tables = modules.flatMap((exported) => Object.values(exported as object));
    expect(new Set(stateMachines.map(({ table }) => table))).toEqual(new Set(tables));
  });

  test.each(pairs)(
    "moves $machine from $state by $trigger to $to",
    forRow(`\`allowed\` in ${file}`, ({ machine, state, trigger, next, because }) => {
      const { bank, id } = bankWith(machine, state);
      const before = stateText(bank);
      const move = () => drivers[machine]?.move(bank, id, trigger);
      if (next !== undefined) {
        move();
        expect(stateOf(bank, machine, id)).toBe(next);
        return;
      }
      const detail = `${id} is ${state}, so "${trigger}" is refused: ${because}.`;
      expect(move).toThrow(BankError);
      expect(move).toThrow(expect.objectContaining({ ...notNow, detail }));
      expect(stateText(bank)).toBe(before);
    }),
  );
});
