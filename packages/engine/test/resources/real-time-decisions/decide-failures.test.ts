import { describe, expect, test } from "vitest";
import { createFetchHandler } from "../../../src/http.ts";
import type { Decide, DecisionAnswer, SandbankBug } from "../../../src/index.ts";
import { approve, lastAuthorization } from "../../support/decisions.ts";
import { stateText } from "../../support/send.ts";
import { openWith, written } from "./deciding-bank.ts";

describe("a `decide` that fails", () => {
  const circular: Record<string, unknown> = {};
  circular["self"] = circular;
  const failures: readonly [what: string, decide: () => unknown, why: string][] = [
    [
      "throws",
      () => {
        throw new RangeError("boom");
      },
      "`decide` threw RangeError: boom",
    ],
    ["returns null", () => null, "`body` must be an object"],
    ["returns a string", () => "approve", "`body` must be an object"],
    ["returns a function", () => () => approve(), "`body` must be an object"],
    [
      "returns a promise",
      async () => approve(),
      "`decide` returned a promise, but must return its answer synchronously",
    ],
    ["returns a rejected promise", async () => Promise.reject(new Error("boom")), "`decide` returned a promise"],
    ["returns a value that is not JSON", () => circular, "it is not JSON (TypeError: "],
    ["returns no `card_authorization`", () => ({}), "`card_authorization` is required"],
    [
      "returns an unknown decision",
      () => ({ card_authorization: { decision: "maybe" } }),
      "`card_authorization.decision` must be `approve` or `decline`",
    ],
    [
      "declines without a reason",
      () => ({ card_authorization: { decision: "decline" } }),
      "`card_authorization.decline` is required when `decision` is `decline`",
    ],
    [
      "approves more than was requested",
      () => approve({ partial_amount: 101 }),
      "`card_authorization.approval.partial_amount` must be at most the `settlement_amount`: 100",
    ],
    [
      "misspells a field",
      () => ({ card_authorization: { decision: "approve", aproval: {} } }),
      "`card_authorization.aproval` is not a known parameter",
    ],
  ];

  test.each(failures)("throws from the simulation and changes nothing if `decide` %s", (_, decide, why) => {
    const answers = [decide as Decide, () => approve()];
    const options = { unknownFields: "ignore" } as const;
    const { bank, pay } = openWith((decision) => answers.shift()?.(decision), options);
    const never = openWith(() => approve(), options);
    const before = written(bank);
    expect(pay).toThrow(TypeError);
    expect(written(bank)).toBe(before);
    answers.unshift(decide as Decide);
    expect(pay).toThrow(why);
    // The bank is as if `decide` had not been called. Even its counters for ids did not advance.
    expect(pay()).toEqual(never.pay());
    expect(written(bank)).toBe(written(never.bank));
  });

  test("explains what failed in `decide`, why, and what to do", () => {
    const cause = new Error("boom");
    const { pay } = openWith(() => {
      throw cause;
    });
    expect(pay).toThrow(expect.objectContaining({ name: "TypeError", cause }));
    expect(pay).toThrow(
      /^\[sandbank\] Failed to decide about real_time_decision_\w{20}: `decide` threw Error: boom\. The bank is unchanged\. Return the parameters of realTimeDecisions\.action, or undefined to leave the decision open\.$/,
    );
  });

  test("explains how to decide asynchronously", () => {
    const { pay } = openWith((async () => approve()) as unknown as Decide);
    expect(pay).toThrow(
      /must return its answer synchronously\. The bank is unchanged\. Return undefined to leave the decision open, and call realTimeDecisions\.action later\.$/,
    );
  });

  test("leaves an increment and its idempotency key unchanged if `decide` fails", () => {
    const answers: (DecisionAnswer | undefined)[] = [approve(), {} as DecisionAnswer, approve()];
    const { bank, pay } = openWith(() => answers.shift());
    pay();
    const { card_payment_id } = lastAuthorization(bank);
    const raise = () =>
      bank.simulations.cardIncrements.create({ card_payment_id, amount: 50 }, { idempotencyKey: "k1" });
    const before = written(bank);
    expect(raise).toThrow("returned an invalid answer");
    expect(written(bank)).toBe(before);
    expect(raise().state.incremented_amount).toBe(50);
  });

  describe("over HTTP", () => {
    const cause = new Error("boom");

    function request() {
      const bugs: SandbankBug[] = [];
      const failing: Decide = () => {
        throw cause;
      };
      const answers = [failing, () => approve()];
      const stage = openWith((decision) => answers.shift()?.(decision), { onBug: (bug) => void bugs.push(bug) });
      const { bank, card } = stage;
      const asked = {
        method: "POST",
        path: "/simulations/card_authorizations",
        headers: {
          authorization: `Bearer ${bank.apiKey}`,
          "content-type": "application/json",
          "idempotency-key": "k1",
        },
        body: JSON.stringify({ card_id: card.id, amount: 100 }),
      };
      return { ...stage, bugs, asked };
    }

    test("responds with 500 if `decide` fails, changes nothing, and reports to `onBug`", () => {
      const { bank, bugs, asked } = request();
      bank.faults.arm({ kind: "latency", delayMs: 1 });
      const before = stateText(bank);
      const { status, headers, body } = bank.handle(asked);
      expect(stateText(bank)).toBe(before);
      const { type, detail } = JSON.parse(String(body));
      const [bug] = bugs;
      expect([status, type, bugs.length]).toEqual([500, "internal_server_error", 1]);
      expect(detail).toMatch(
        /^Failed to decide about real_time_decision_\w{20}: `decide` threw Error: boom\. The bank is unchanged\. Return the parameters of realTimeDecisions\.action, or undefined to leave the decision open\. The reference is \w+\.$/,
      );
      expect(detail).toContain(bug?.reference);
      expect(headers["x-request-id"]).toBe(bug?.reference);
      expect(bug).toMatchObject({ operation: "simulations.cardAuthorizations.create", cause });
      expect(bug?.message).toContain("`decide` threw Error: boom");
      expect(bug?.message).not.toContain("A bug in the emulator");
      expect(bank.handle(asked).status).toBe(200);
    });

    test("responds with 500 in a fetch handler if `decide` fails", async () => {
      const { bank, asked } = request();
      const response = await createFetchHandler(bank)(`https://bank.test${asked.path}`, asked);
      expect(response.status).toBe(500);
      expect((await response.json()).detail).toContain("`decide` threw Error: boom");
    });
  });
});
