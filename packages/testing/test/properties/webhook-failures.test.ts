import { nodeReceiver } from "@sandbank/engine/deliver";
import { createWebhookRouter } from "@sandbank/sdk/webhooks";
import { toNodeHandler } from "@sandbank/sdk/webhooks/node";
import { type BankRun, bankActions, bankProperty, type Step } from "@sandbank/testing/properties";
import express from "express";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bank, linesOf } from "./ledger-property.ts";

const never = () => new Promise<Response>(() => {});
const wire: Step = ["wire", { cents: 1, number: 0 }];
const once = (...steps: Step[]) => ({ numRuns: 1, examples: [[steps]] as [[Step[]]], endOnFailure: true });
const basis = { bank, setup: () => null, actions: bankActions, check: () => {}, answerTimeoutMs: 30 };
const late = (webhook: string, within = "30 ms") =>
  `The app did not respond to the webhook ${webhook} within ${within}. Return a Response in \`receive\`, or pass an \`answerTimeoutMs\` above 30.`;

describe("an app that does not respond to a webhook", () => {
  test("a webhook without a response fails the step, in the fewest steps, and shrinking waits a tenth as long", async () => {
    const { counterexample } = await fc.check(bankProperty({ ...basis, receive: never }), { seed: 1 });
    expect(linesOf(counterexample)).toEqual([
      "1. FedNow transfer of $0.01 to Operating",
      `After step 1: ${late("inbound_fednow_transfer.created of step 1", "3 ms, the wait while a failure is shortened")}`,
    ]);
  });

  test("a delayed webhook without a response fails the step in which it arrives", async () => {
    const { counterexample } = await fc.check(
      bankProperty({ ...basis, receive: never }),
      once(["delayWebhooks", {}], wire, ["timePasses", { hours: 1 }]),
    );
    expect(linesOf(counterexample).at(-1)).toMatch(
      /^After step 3: The app did not respond to the webhook \S+ of step 2 /,
    );
  });

  test("a webhook without a response at the end of a run fails the run", async () => {
    const { counterexample } = await fc.check(
      bankProperty({ ...basis, receive: never }),
      once(["receiverOutage", {}], wire),
    );
    expect(linesOf(counterexample).at(-1)).toBe(`At the end: ${late("inbound_wire_transfer.created of step 2")}`);
  });

  test("a webhook of the setup without a response fails the run before its steps", async () => {
    const setup = ({ bank }: Pick<BankRun, "bank">) => void bank.accounts.create({ name: "New" });
    const { counterexample } = await fc.check(bankProperty({ ...basis, setup, receive: never }), once(wire));
    expect(linesOf(counterexample)).toEqual([`After the setup: ${late("account.created")}`]);
  });

  test("a missing response fails no step whose responses are lost anyway", async () => {
    let webhooks = 0;
    const receive = () => (webhooks++ < 3 ? never() : new Response());
    const { errorInstance } = await fc.check(
      bankProperty({ ...basis, receive }),
      once(["lostAcknowledgement", {}], wire),
    );
    expect([errorInstance, webhooks]).toEqual([null, 6]);
  });

  test("shrinking waits longer than the slowest response took, so that it prints no sequence that the app passes", async () => {
    const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response()), 40));
    // The app responds slowly to the three webhooks of the first wire, and never to those of the second.
    const receive = (app: { count: number }) => (++app.count <= 3 ? slow() : never());
    const { counterexample } = await fc.check(
      bankProperty({ ...basis, answerTimeoutMs: 200, setup: () => ({ count: 0 }), receive }),
      { numRuns: 1, examples: [[[wire, wire, wire]]] },
    );
    const lines = linesOf(counterexample);
    expect(lines.slice(0, -1)).toEqual(["1. wire of $0.01 to Operating", "2. wire of $0.01 to Operating"]);
    expect(lines.at(-1)).toMatch(
      /of step 2 within \d+ ms, the wait while a failure is shortened\. .* an `answerTimeoutMs` above 200\.$/,
    );
  });
});

describe("an app that responds late", () => {
  test("an app that responds within answerTimeoutMs passes, and has finished before the next step and the check", async () => {
    let finished = 0;
    const app = { started: 0 };
    const property = bankProperty({
      ...basis,
      answerTimeoutMs: 5_000,
      setup: () => app,
      async receive() {
        app.started++;
        await new Promise((resolve) => setTimeout(resolve, 30));
        finished++;
        return new Response();
      },
      invariants: [{ name: "finished", when: "step", check: () => expect(finished).toBe(app.started) }],
    });
    const { errorInstance } = await fc.check(
      property,
      once(["delayWebhooks", {}], wire, ["timePasses", { hours: 1 }], wire),
    );
    expect(errorInstance).toBe(null);
    expect(finished).toBeGreaterThanOrEqual(4);
  });

  test("an app that waits by the bank's clock passes, however long it waits", async () => {
    const property = bankProperty({
      ...basis,
      answerTimeoutMs: 5_000,
      setup: ({ clientOptions }) => clientOptions,
      async receive({ sleep }) {
        await sleep(5_000);
        return new Response();
      },
    });
    const { errorInstance } = await fc.check(property, once(wire, wire));
    expect(errorInstance).toBe(null);
  });
});

describe("an app whose `receive` is wrong", () => {
  const wire2: Step = ["wire", { cents: 2, number: 0 }];

  test("a failed assertion in `receive` fails the run, although the bank would send the webhook again", async () => {
    const receive = async () => {
      expect("a transfer").toBe("a wire");
      return new Response();
    };
    const { counterexample, errorInstance } = await fc.check(bankProperty({ ...basis, receive }), once(wire, wire2));
    expect(linesOf(counterexample)).toEqual([
      "1. wire of $0.01 to Operating",
      "After step 1, an assertion failed in `receive` for the webhook inbound_wire_transfer.created of step 1: expected 'a transfer' to be 'a wire' // Object.is equality",
    ]);
    expect((errorInstance as Error).stack).toContain("webhook-failures.test.ts");
  });

  test("a failed assertion fails the run also if the response is lost", async () => {
    const receive = () => expect.fail("No webhook is expected.");
    const { counterexample } = await fc.check(
      bankProperty({ ...basis, receive }),
      once(["lostAcknowledgement", {}], wire),
    );
    expect(linesOf(counterexample).at(-1)).toBe(
      "After step 2, an assertion failed in `receive` for the webhook inbound_wire_transfer.created of step 2: No webhook is expected.",
    );
  });

  test("a failed assertion in a handler of a webhook router in an Express app fails the run", async () => {
    const property = bankProperty({
      ...basis,
      answerTimeoutMs: 1_000,
      setup: ({ bank, client, webhookSecret }) => {
        const options = { client, secret: webhookSecret, now: bank.clock.now, onError: () => {} };
        const router = createWebhookRouter(options).on("transaction.created", ({ object }) =>
          expect(object.amount).toBe(2),
        );
        return express().use(toNodeHandler(router));
      },
      receive: (app, request) => nodeReceiver(app)(request),
    });
    const { counterexample } = await fc.check(property, once(wire));
    expect(linesOf(counterexample).at(-1)).toMatch(
      /^After step 1, an assertion failed in `receive` for the webhook transaction\.created of step 1: expected 1 to be 2/,
    );
  });

  test("another error is a failed attempt, which the bank repeats", async () => {
    const app = { isUp: false };
    const receive = () => {
      if (app.isUp) return new Response();
      app.isUp = true;
      throw new Error("The database is locked.");
    };
    const { errorInstance } = await fc.check(bankProperty({ ...basis, receive }), once(wire));
    expect([errorInstance, app.isUp]).toEqual([null, true]);
  });

  test.each([
    ["nothing", undefined, "undefined"],
    ["a text", "ok", '"ok"'],
    ["a promise of nothing", Promise.resolve(), "undefined"],
  ])("a `receive` that returns %s fails the run", async (_name, returned, shown) => {
    const receive = () => returned as unknown as Response;
    const { counterexample } = await fc.check(bankProperty({ ...basis, receive }), once(wire));
    expect(linesOf(counterexample).at(-1)).toBe(
      `After step 1: \`receive\` returned ${shown} for the webhook inbound_wire_transfer.created of step 1. Return the Response of your app.`,
    );
  });
});
