import { expect, test } from "vitest";
import { openBank } from "../../src/bank/open-bank.ts";
import { type Bank, createBank } from "../../src/index.ts";
import { createRecorder } from "../../src/mutants/recorder.ts";
import { manualClock } from "../../src/ports/clock.ts";
import type { Probe } from "../../src/world/probe.ts";
import { installed, mutantOf } from "../support/installed.ts";
import { send, stateText } from "../support/send.ts";

test("a call that fails by a mutant is answered as by the right bank, which stays", () => {
  const why: string[] = [];
  const place = "rule/simulations.cardBalanceInquiries.create/card_id-required";
  const mutant = mutantOf(place, { kind: "instead", value: false });
  const [wrong, right] = [
    installed({ mutant, setAside: (reason) => why.push(reason) }, () => createBank()),
    createBank(),
  ];
  const inquire = (bank: Bank) => {
    bank.accounts.create({ name: "Operating" });
    return send(bank, { method: "POST", path: "/simulations/card_balance_inquiries", body: {} });
  };
  const answers = [inquire(wrong), inquire(wrong)].map(({ status, body }) => [status, body.errors]);
  expect(answers).toEqual([inquire(right), inquire(right)].map(({ status, body }) => [status, body.errors]));
  expect(why).toEqual([expect.stringMatching(/^Cannot read properties of undefined/)]);
  expect(stateText(wrong)).toBe(stateText(right));
});

/** A bank whose probe fails at some places, and lets the refusal at another one off. */
function failing(places: RegExp, off?: string) {
  const why: string[] = [];
  const probe: Probe = {
    ...createRecorder(() => {}),
    at<Decision>(place: string, decision: Decision): Decision {
      if (places.test(place)) throw new TypeError("It is impossible.");
      return place === off ? (false as Decision) : decision;
    },
    isSetAside: (reason) => why.push(reason) > 0,
  };
  const { bank } = openBank(createBank().journal().genesis, { ...manualClock(), probe });
  return { bank, why };
}

test("what a mutant did before it was set aside stays, also if a later call is undone", () => {
  const off = "refusal/accounts.close/balance-zero";
  const { bank, why } = failing(/^rule/, off);
  const { id: closed } = bank.accounts.create({ name: "Operating" });
  bank.network.interestPayments.create({ account_id: closed, amount: 100 });
  bank.accounts.close(closed);
  expect(send(bank, { method: "POST", path: "/simulations/card_balance_inquiries", body: {} }).status).toBe(400);
  expect(why).toEqual(["It is impossible."]);
  const before = stateText(bank);
  const stop = bank.observe({
    entry() {
      throw new Error("The disk is full.");
    },
  });
  expect(() => bank.accounts.create({ name: "Savings" })).toThrow("It was undone.");
  stop();
  expect(stateText(bank)).toBe(before);
  expect(bank.accounts.retrieve(closed).status).toBe("closed");
  expect(bank.accounts.balance(closed).current_balance).toBe(100);
});

test("a job that fails by a mutant is done by the right bank", () => {
  const { bank: wrong, why } = failing(/^transition\/inbound_ach_transfer/);
  const resolve = (bank: Bank) => {
    const { id: account_id } = bank.accounts.create({ name: "Operating" });
    const { id: account_number_id } = bank.accountNumbers.create({ account_id, name: "Rent" });
    for (const hours of [1, 2]) {
      const resolve_at = `2026-01-01T0${hours}:00:00Z`;
      bank.network.inboundAchTransfers.create({ account_number_id, amount: 100, resolve_at });
    }
    bank.clock.advance({ days: 1 });
    return stateText(bank);
  };
  expect(resolve(wrong)).toBe(resolve(createBank()));
  expect(why).toEqual(["It is impossible."]);
});
