import { bankActions, bankProperty, invariants } from "@sandbank/testing/properties";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { accept } from "./ledger-property.ts";

const { wire } = bankActions;
const names = "bank, actions, maxSteps, answerTimeoutMs, setup, receive, close, check, invariants";

test.each<[object | undefined, string]>([
  [{ reciever: accept }, `there is no option "reciever". Did you mean "receive"? Use ${names}.`],
  [{ actions: undefined }, "there are no actions. Pass some, such as `{ ...bankActions }`."],
  [{ actions: {} }, "there are no actions. Pass some, such as `{ ...bankActions }`."],
  [{ actions: [wire] }, "actions is not an object. Pass actions by name, such as `{ ...bankActions }`."],
  [
    { actions: { wire, pay: () => {} } },
    'the action "pay" has no `run` or no `arbitrary`. Pass both: a function, and an arbitrary of fast-check.',
  ],
  [
    { actions: { pay: { arbitrary: { cents: fc.nat() }, run: () => {} } } },
    'the action "pay" has no `run` or no `arbitrary`. Pass both: a function, and an arbitrary of fast-check.',
  ],
  [{ bank: { seed: "x" } }, "bank is not a bank. Pass one of createBank()."],
  [{ setup: undefined }, "setup is not a function. Pass one that builds your app."],
  [{ receive: {} }, "receive is not a function. Pass one that passes a Request to your app."],
  [{ close: true }, "close is not a function. Pass one that closes your app."],
  [{ check: true }, "check is not a function. Pass one that throws or returns false if a condition does not hold."],
  [{ invariants: {} }, "invariants is not an array. Pass one, such as `[invariants.bankIsSound]`."],
  [
    { invariants: [invariants.bankIsSound, invariants.balancesMatch] },
    "invariants[1] is not an invariant: it has no `check`. Call it with a function that reads your app's state.",
  ],
  [{ invariants: [null] }, "invariants[0] is not an invariant: it has no `check`."],
  [
    { invariants: [{ check: () => {} }] },
    'invariants[0] has no name. Name its condition in a few words, such as "balances match".',
  ],
  [
    { invariants: [{ name: "books match", when: "steps", check: () => {} }] },
    'invariants[0].when is "steps". Pass "end" or "step".',
  ],
  [{ maxSteps: 0 }, "maxSteps is 0. Pass a whole number, 1 or more."],
  [{ maxSteps: 1.5 }, "maxSteps is 1.5. Pass a whole number, 1 or more."],
  [{ answerTimeoutMs: 0 }, "answerTimeoutMs is 0. Pass milliseconds, from 1 to 9,000."],
  [{ answerTimeoutMs: 9_001 }, "answerTimeoutMs is 9001. Pass milliseconds, from 1 to 9,000."],
  [{ answerTimeoutMs: Number.NaN }, "answerTimeoutMs is NaN. Pass milliseconds, from 1 to 9,000."],
])("bankProperty refuses %o", (wrong, why) => {
  const options = { setup: () => null, actions: { wire }, check: () => {}, ...wrong };
  expect(() => bankProperty(options as never)).toThrow(new TypeError(`[sandbank] Failed to create a property: ${why}`));
});

test("bankProperty refuses to be called without options", () => {
  expect(() => bankProperty(undefined as never)).toThrow(
    new TypeError(`[sandbank] Failed to create a property: the options are not an object. Pass ${names} by name.`),
  );
});
