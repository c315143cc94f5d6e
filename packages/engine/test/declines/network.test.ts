import { type Endpoint, endpoints } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import type { Network } from "../../src/bank/surface.ts";
import { type Bank, BankError } from "../../src/index.ts";
import { transferKinds } from "../proofs/proofs.ts";
import type { Sending, TransferKind } from "../proofs/rail-proofs.ts";
import { eventsOf, expectBalances } from "../support/money.ts";
import { type NumberStage, stageWith } from "../support/rails.ts";
import { keyUsed, refusalOf, send, stateText } from "../support/send.ts";

const waits = ({ rail }: TransferKind) => rail === "ach" || rail === "check";
const mismatch = { status: 403, type: "environment_mismatch_error" };

let stage: NumberStage;
let bank: Bank;
let sending: Sending;
beforeEach(() => {
  stage = stageWith(1_000, { environment: "live" });
  bank = stage.bank;
  sending = { account_number_id: stage.number.id, amount: 100 };
});

/** The status and type of the refusal of a call. */
function refusalOfCall(call: () => unknown) {
  try {
    call();
  } catch (error) {
    if (error instanceof BankError) return { status: error.status, type: error.type };
    throw error;
  }
  return expect.fail("The call was not refused.");
}

describe("the network side of a live bank (D-24)", () => {
  test.each(transferKinds)("sends $name from the network into a live bank", (rail) => {
    const { id, status } = rail.send(bank.network, sending);
    expect(status === "pending").toBe(waits(rail));
    const moved = rail.direction * 100;
    expectBalances(bank, stage.account.id, waits(rail) ? 1_000 : 1_000 + moved);
    bank.clock.advance({ hours: 1 });
    expectBalances(bank, stage.account.id, 1_000 + moved);
    expect(bank.transactions.list().data[0]).toMatchObject({ amount: moved, route_id: stage.number.id });
    expect(bank.events.list({ associated_object_id: id }).data).toHaveLength(2);
  });

  test.each(transferKinds)("declines $name from the network with a forced reason", (rail) => {
    rail.send(bank.network, { ...sending, decline_reason: "group_locked" });
    bank.clock.advance({ hours: 1 });
    const [declined] = bank.declinedTransactions.list().data;
    expect(declined?.source).toMatchObject({ [rail.category]: { reason: "group_locked" } });
    expectBalances(bank, stage.account.id, 1_000);
  });

  test.each(transferKinds)("refuses to simulate $name in a live bank with 403 (D-23)", (rail) => {
    const before = stateText(bank);
    expect(refusalOfCall(() => rail.send(bank.simulations, sending))).toEqual(mismatch);
    const { method, path }: Endpoint = endpoints[rail.operation];
    const response = send(bank, { method, path, body: sending });
    expect(refusalOf(response)).toEqual(mismatch);
    expect(JSON.stringify(response.body)).not.toContain("bank.network");
    expect(stateText(bank)).toBe(before);
  });

  test("returns the same objects from the network as from the simulations of a sandbox", () => {
    const [one, other] = [stageWith(), stageWith()];
    for (const rail of transferKinds) {
      const params = { account_number_id: one.number.id, amount: 100 };
      expect(rail.send(one.bank.network, params)).toEqual(rail.send(other.bank.simulations, params));
    }
    const tables = ({ bank: { snapshot } }: NumberStage) => snapshot().toJSON().state.tables;
    expect(tables(one)).toEqual(tables(other));
  });
});

/** Calls an operation of the network with an idempotency key, by its name, because all rails accept one. */
function sendKeyed(
  network: Network,
  { operation }: TransferKind,
  params: object,
  idempotencyKey: string,
): { id: string } {
  const [, group = ""] = operation.split(".");
  const { create } = (network as unknown as Record<string, { create: (...args: unknown[]) => { id: string } }>)[
    group
  ] as { create: (...args: unknown[]) => { id: string } };
  return create(params, { idempotencyKey });
}

describe("an idempotency key of the network (D-07)", () => {
  const paramsFor = (rail: TransferKind) => {
    const amount = rail.name === "an ACH debit" ? -100 : 100;
    return { ...sending, amount, ...(rail.rail === "check" ? { check_number: "1001" } : {}) };
  };

  test.each(transferKinds)(
    "sends $name once for the same idempotency key, even after the clock has advanced",
    (rail) => {
      const first = sendKeyed(bank.network, rail, paramsFor(rail), "key-1");
      bank.clock.advance({ hours: 1 });
      let again: object | undefined;
      const events = eventsOf(bank, () => {
        again = sendKeyed(bank.network, rail, paramsFor(rail), "key-1");
      });
      expect([again, events]).toEqual([first, []]);
      expectBalances(bank, stage.account.id, 1_000 + rail.direction * 100);
    },
  );

  test.each(transferKinds)("refuses $name of another amount with the same idempotency key", (rail) => {
    const first = sendKeyed(bank.network, rail, paramsFor(rail), "key-1");
    const before = stateText(bank);
    const call = () => sendKeyed(bank.network, rail, { ...paramsFor(rail), amount: 99 }, "key-1");
    expect(refusalOfCall(call)).toEqual(keyUsed);
    expect(call).toThrow(expect.objectContaining({ body: expect.objectContaining({ resource_id: first.id }) }));
    expect(stateText(bank)).toBe(before);
  });

  test("shares idempotency keys between the network and the client", () => {
    sendKeyed(bank.network, transferKinds[0] as TransferKind, paramsFor(transferKinds[0] as TransferKind), "key-1");
    const create = () => bank.accounts.create({ name: "Other" }, { idempotencyKey: "key-1" });
    expect(refusalOfCall(create)).toEqual(keyUsed);
  });

  test("does not use up an idempotency key for a client call that is refused", () => {
    const rail = transferKinds.find(({ rail: name }) => name === "wire") as TransferKind;
    const client = () => sendKeyed(bank.simulations, rail, paramsFor(rail), "key-1");
    expect(refusalOfCall(client)).toEqual(mismatch);
    sendKeyed(bank.network, rail, paramsFor(rail), "key-1");
    expectBalances(bank, stage.account.id, 1_100);
    // A client without access to the operation does not learn what the network did.
    expect(refusalOfCall(client)).toEqual(mismatch);
  });
});
