import { expect } from "vitest";
import { snapshotJson } from "../../src/bank/journal/snapshot.ts";
import type { Bank, SnapshotJson } from "../../src/index.ts";
import type { StateMachine } from "../../src/registry/state-machines.ts";
import { proofs } from "./proofs.ts";
import type { MachineProofs } from "./resource-proofs.ts";

export const nameOf = ({ resource, field }: StateMachine) => `${resource} ${field}`;

/** The proofs of each state machine, by its name. */
export const machines = new Map(
  proofs.flatMap(({ name, states = {} }) =>
    Object.entries(states).map(([field, machine]): [string, MachineProofs] => [`${name} ${field}`, machine]),
  ),
);

export const requestedOf = (machine: string) =>
  machines.get(machine)?.requested ?? expect.fail(`There are no \`requested\` moves of ${machine}.`);

/** The object with this id in any table. */
function objectIn({ state }: SnapshotJson, id: string): Record<string, unknown> {
  const rows = Object.values(state.tables).flatMap(({ rows }) => rows as readonly { readonly id: string }[]);
  return rows.find((row) => row.id === id) as unknown as Record<string, unknown>;
}

export function stateOf(bank: Bank, machine: string, id: string): unknown {
  return holderOf(bank.snapshot().toJSON(), machine, id).status;
}

/** The object with the `status`: the object itself, or its shipment. */
function holderOf(snapshot: SnapshotJson, machine: string, id: string): { status?: unknown } {
  const object = objectIn(snapshot, id);
  return machine.endsWith("shipment.status") ? (object.shipment as object) : object;
}

/** Makes an object in a state, set by a snapshot because requests cannot reach every state. Returns its id. */
export function makeInState(bank: Bank, machine: string, state: string): string {
  const id = requestedOf(machine).make(bank);
  const snapshot = JSON.parse(JSON.stringify(bank.snapshot())) as SnapshotJson;
  holderOf(snapshot, machine, id).status = state;
  bank.restore(snapshotJson(snapshot.state));
  return id;
}
