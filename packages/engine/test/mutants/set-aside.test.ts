import { expect, test } from "vitest";
import { openBank } from "../../src/bank/open-bank.ts";
import { type Bank, createBank } from "../../src/index.ts";
import { createRecorder } from "../../src/mutants/recorder.ts";
import { manualClock } from "../../src/ports/clock.ts";
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

test("a job that fails by a mutant is done by the right bank", () => {
  const { genesis } = createBank().journal();
  const why: string[] = [];
  const probe = {
    ...createRecorder(() => {}),
    at<Decision>(place: string, decision: Decision): Decision {
      if (place.startsWith("transition/inbound_ach_transfer.status/")) throw new TypeError("It cannot move.");
      return decision;
    },
    isSetAside: (reason: string) => why.push(reason) > 0,
  };
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
  const { bank: wrong } = openBank(genesis, { ...manualClock(), probe });
  expect(resolve(wrong)).toBe(resolve(createBank()));
  expect(why).toEqual(["It cannot move."]);
});
