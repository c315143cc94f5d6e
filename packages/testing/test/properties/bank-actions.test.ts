import { createBank } from "@sandbank/engine";
import { BankClient } from "@sandbank/sdk";
import {
  type Action,
  bankActions,
  bankProperty,
  invariants,
  type PlayedStep,
  type Step,
} from "@sandbank/testing/properties";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accept, bank } from "./ledger-property.ts";

type Name = keyof typeof bankActions;

const credit: Step = ["achCredit", { cents: 100, number: 0 }];
const authorization: Step = ["cardAuthorization", { cents: 500, card: 0 }];
const settlement: Step = ["cardSettlement", { more: 250, authorization: 0 }];
const payment: Step = ["pay", { cents: 100, by: "ach" }];
const wire: Step = ["pay", { cents: 100, by: "wire" }];
const instantPayment: Step = ["pay", { cents: 100, by: "fednow" }];
const check: Step = ["pay", { cents: 100, by: "check" }];
const achSettlement: Step = ["achSettlement", { transfer: 0 }];

/** How much each of these steps changes the Account's current balance, in cents. */
const moved = new Map([
  [credit, 100],
  [settlement, -750],
  [payment, -100],
  [wire, -100],
]);

const rails = ["ach", "wire", "realTime", "fednow", "check"] as const;

/** The app sends a transfer. An ACH Transfer is a debit if the amount is negative. */
const pay: Action<unknown, { cents: number; by: (typeof rails)[number] }> = {
  arbitrary: fc.record({ cents: fc.integer({ min: 1, max: 10_00 }), by: fc.constantFrom(...rails) }),
  run({ bank }, { cents: amount, by }) {
    const account_id = bank.accounts.list().data.at(-1)?.id ?? expect.fail("There is no Account.");
    const { data: numbers } = bank.accountNumbers.list({ account_id });
    const source = { source_account_number_id: numbers[0]?.id ?? expect.fail("There is no Account Number.") };
    const destination = { account_number: "987654321", routing_number: "101050001", amount };
    const words = { creditor_name: "Shop", debtor_name: "App", unstructured_remittance_information: "Bill" };
    const remittance = { category: "unstructured", unstructured: { message: "Bill" } } as const;
    const paper = { fulfillment_method: "third_party", third_party: {} } as const;
    const send = {
      ach: () => bank.achTransfers.create({ ...destination, account_id, statement_descriptor: "Bill" }),
      wire: () => bank.wireTransfers.create({ ...destination, account_id, creditor: { name: "Shop" }, remittance }),
      realTime: () => bank.realTimePaymentsTransfers.create({ ...destination, ...source, ...words }),
      fednow: () => bank.fednowTransfers.create({ ...destination, ...source, ...words }),
      check: () => bank.checkTransfers.create({ account_id, ...source, amount, ...paper }),
    };
    send[by]();
  },
};

interface Case {
  /** The steps before the action. */
  readonly after?: readonly Step[];
  readonly params?: unknown;
  /** The line that is printed for the action. */
  readonly line: string;
  /** The change of the Account's current balance, in cents. Default: 0. */
  readonly moves?: number;
}

/** The expected effect of each action. */
const cases: { readonly [N in Name]: Case } = {
  achCredit: { params: { cents: 100, number: 0 }, line: "ACH credit of $1.00 to Operating", moves: 100 },
  achDebit: { params: { cents: 100, number: 0 }, line: "ACH debit of $1.00 from Operating", moves: -100 },
  achDecline: {
    params: { cents: 100, number: 0, reason: "payment_stopped" },
    line: "ACH debit of $1.00 from Operating (declined: payment_stopped)",
  },
  wire: { params: { cents: 100, number: 0 }, line: "wire of $1.00 to Operating", moves: 100 },
  realTimePayment: { params: { cents: 100, number: 0 }, line: "Real-Time Payment of $1.00 to Operating", moves: 100 },
  fednowTransfer: { params: { cents: 100, number: 0 }, line: "FedNow transfer of $1.00 to Operating", moves: 100 },
  cardAuthorization: {
    params: { cents: 200_01, card: 0 },
    line: "card authorization of $200.01 on the Card of Operating (declined: insufficient_funds)",
  },
  cardDecline: {
    params: { cents: 100, card: 0, reason: "suspected_fraud" },
    line: "card authorization of $1.00 on the Card of Operating (declined: suspected_fraud)",
  },
  cardIncrement: {
    after: [authorization],
    params: { cents: 100, authorization: 0 },
    line: "increment of the $5.00 authorization of step 1 by $1.00",
  },
  cardReversal: {
    after: [authorization],
    params: { cents: 800, authorization: 0 },
    line: "reversal of $5.00 of the $5.00 authorization of step 1",
  },
  cardSettlement: {
    after: [authorization],
    params: { more: 250, authorization: 0 },
    line: "settlement of $7.50 for the $5.00 authorization of step 1",
    moves: -750,
  },
  cardRefund: {
    after: [authorization, settlement],
    params: { cents: 100, settlement: 0 },
    line: "refund of $1.00 of the $7.50 settlement of step 2",
    moves: 100,
  },
  achSettlement: { after: [payment], params: { transfer: 0 }, line: "settlement of the $1.00 ACH Transfer of step 1" },
  achReturn: {
    after: [payment],
    params: { transfer: 0, reason: "no_account" },
    line: "return with no_account of the $1.00 ACH Transfer of step 1",
    moves: 100,
  },
  achRejection: {
    after: [payment],
    params: { transfer: 0 },
    line: "rejection of the $1.00 ACH Transfer of step 1",
    moves: 100,
  },
  wireSubmission: { after: [wire], params: { transfer: 0 }, line: "submission of the $1.00 Wire Transfer of step 1" },
  wireReversal: {
    after: [wire],
    params: { transfer: 0 },
    line: "reversal of the $1.00 Wire Transfer of step 1",
    moves: 100,
  },
  instantCompletion: {
    after: [instantPayment],
    params: { transfer: 0, rejection: null },
    line: "completion of the $1.00 instant payment of step 1",
    moves: -100,
  },
  checkPresentment: {
    after: [check],
    params: { transfer: 0 },
    line: "deposit of the $1.00 Check Transfer of step 1",
    moves: -100,
  },
  duplicateWebhooks: { after: [credit], params: { step: 0 }, line: "the webhooks of step 1 arrive again" },
  concurrentDuplicates: { line: "the webhooks of the next step will arrive twice at once" },
  reorderWebhooks: { line: "the webhooks of the next step may arrive in another order" },
  delayWebhooks: { line: "the webhooks of the next step will be up to four minutes late" },
  receiverOutage: { line: "the webhooks of the next step will not reach the app" },
  lostAcknowledgement: { line: "the app's responses to the webhooks of the next step will be lost" },
  replayMissing: { line: "the bank sends the undelivered webhooks again" },
  lostRequest: { line: "the next request will be lost before the bank does the work" },
  lostResponse: { line: "the next response will be lost after the bank has done the work" },
  rateLimit: { line: "the next request will be answered with 429" },
  serverError: { line: "the next request will be answered with 503" },
  timePasses: { params: { hours: 192 }, line: "8 days pass" },
};

interface App {
  /** The categories of the received webhooks. */
  readonly categories: string[];
  readonly client: BankClient;
}

/** Plays steps and returns their outcome. `counts` has the number of webhooks after each step and at the end. */
async function play(steps: readonly Step[], base = bank) {
  const seen: { steps: readonly PlayedStep[]; received: string[]; failures: string[] } = {
    steps: [],
    received: [],
    failures: [],
  };
  const counts: number[] = [];
  const property = bankProperty({
    bank: base,
    setup: ({ clientOptions }): App => ({
      categories: [],
      client: new BankClient({ ...clientOptions, maxRetries: 0 }),
    }),
    receive: async ({ categories }, request) => {
      categories.push(((await request.json()) as { category: string }).category);
      return new Response();
    },
    actions: {
      ...bankActions,
      pay,
      /** The app sends the bank a request, and notes the error. */
      ask: {
        arbitrary: fc.record({}),
        run: ({ app }) =>
          app.client.programs.list().then(undefined, (error) => seen.failures.push((error as Error).name)),
      },
      /** The app waits for longer than an action of the bank's clock does. */
      sleep: {
        arbitrary: fc.record({ days: fc.constant(31) }),
        run: ({ deliverer }, duration) => deliverer.advance(duration),
      },
    },
    invariants: [
      invariants.modelMatches,
      {
        name: "count",
        when: "step",
        check: ({ app }) => counts.push(app.categories.length),
      },
    ],
    check({ app, steps }) {
      seen.steps = steps;
      seen.received = app.categories;
    },
  });
  await fc.assert(property, { numRuns: 1, examples: [[[...steps]]] });
  return { ...seen, counts };
}

describe("bankActions", () => {
  test.each(Object.entries<Case>(cases))(
    "bankActions has %s with the expected line and balance",
    async (name, { after = [], params = {}, line, moves = 0 }) => {
      const last: Step = [name, params];
      let balances: number[] = [];
      const property = bankProperty({
        bank,
        setup: () => null,
        receive: accept,
        actions: { ...bankActions, pay },
        check({ bank, model, steps }) {
          expect(steps.map(({ line }) => line).at(-1)).toBe(line);
          balances = model.accountIds().map((id) => bank.accounts.balance(id as `account_${string}`).current_balance);
        },
      });
      const balanceAfter = async (steps: readonly Step[]) => {
        await fc.assert(property, { numRuns: 1, examples: [[[...steps]]] });
        return balances;
      };
      const [operating, savings] = await balanceAfter([...after, last]);
      const before = after.reduce((sum, step) => sum + (moved.get(step) ?? 0), 200_00);
      expect([operating, savings]).toEqual([before + moves, 200_00]);
    },
  );

  test("a hundred runs play every built-in action", async () => {
    const played = new Set<string>();
    const noting = Object.fromEntries(
      Object.entries({ ...bankActions, pay }).map(([name, action]) => [
        name,
        {
          ...action,
          run: (run: never, params: never) => {
            played.add(name);
            return action.run(run, params);
          },
        },
      ]),
    );
    const property = bankProperty({ bank, setup: () => null, receive: accept, actions: noting, check: () => {} });
    await fc.assert(property, { seed: 7 });
    expect(Object.keys(bankActions).filter((name) => !played.has(name))).toEqual([]);
  });

  test("a run leaves out a step that does not apply", async () => {
    const empty = createBank();
    const steps: Step[] = [
      credit,
      authorization,
      settlement,
      ["cardRefund", { cents: 1, settlement: 0 }],
      ["duplicateWebhooks", { step: 0 }],
    ];
    expect((await play(steps, empty)).steps).toEqual([]);
  });

  test.each([
    ["a credit", 100, "return with no_account of the $1.00"],
    ["a debit", -100, "return with insufficient_fund of the -$1.00"],
  ])(
    "sentTransferActions apply to %s only in its state, and return it with a reason that it can have",
    async (_what, cents, returned) => {
      const achReturn: Step = ["achReturn", { transfer: 0, reason: "insufficient_fund" }];
      const achRejection: Step = ["achRejection", { transfer: 0 }];
      const { steps } = await play([
        ["pay", { cents, by: "ach" }],
        achSettlement,
        achSettlement,
        achRejection,
        achReturn,
        achReturn,
        achSettlement,
      ]);
      expect(steps.map(({ line }) => line.split(" ACH")[0]).slice(1)).toEqual([
        `settlement of the ${cents < 0 ? "-" : ""}$1.00`,
        returned,
      ]);
    },
  );

  test.each([
    ["fednow", { transfer: 0, rejection: "timeout" }, "rejection with timeout"],
    ["realTime", { transfer: 0, rejection: null }, "completion"],
  ] as const)("instantCompletion answers a payment by %s once", async (by, params, answer) => {
    const completion: Step = ["instantCompletion", params];
    const { steps } = await play([["pay", { cents: 100, by }], completion, completion]);
    expect(steps.map(({ line }) => line).slice(1)).toEqual([`${answer} of the $1.00 instant payment of step 1`]);
  });

  test("wireReversal and checkPresentment apply until the transfer has ended", async () => {
    const [reversal, presentment] = [
      ["wireReversal", { transfer: 0 }],
      ["checkPresentment", { transfer: 0 }],
    ] as Step[];
    const submission: Step = ["wireSubmission", { transfer: 0 }];
    const steps = [wire, submission, submission, reversal, reversal, submission, check, presentment, presentment];
    const { steps: played } = await play(steps as Step[]);
    expect(played.map(({ line }) => line.split(" of")[0]).slice(1)).toEqual([
      "submission",
      "reversal",
      expect.stringContaining("pay"),
      "deposit",
    ]);
  });

  test("connectionActions arm at most two faults at a time", async () => {
    const fault: Step = ["serverError", {}];
    const { steps } = await play([fault, fault, fault]);
    expect(steps).toHaveLength(2);
  });

  test.each([
    ["lostRequest", "BankConnectionError"],
    ["lostResponse", "BankConnectionError"],
    ["rateLimit", "RateLimitedError"],
    ["serverError", "InternalServerError"],
  ])("%s fails the next request of the app", async (name, error) => {
    const { failures } = await play([
      [name, {}],
      ["ask", {}],
      ["ask", {}],
    ]);
    expect(failures).toEqual([error]);
  });

  test.each([
    ["duplicateWebhooks", [credit, ["duplicateWebhooks", { step: 0 }]], [1, 2, 2]],
    ["concurrentDuplicates", [["concurrentDuplicates", {}], credit, credit], [0, 2, 3, 3]],
    ["reorderWebhooks", [["reorderWebhooks", {}], credit], [0, 1, 1]],
    ["delayWebhooks", [["delayWebhooks", {}], credit, credit], [0, 0, 1, 2]],
    ["delayWebhooks until time passes", [["delayWebhooks", {}], credit, ["timePasses", { hours: 1 }]], [0, 0, 1, 1]],
    ["receiverOutage", [["receiverOutage", {}], credit, credit], [0, 0, 1, 2]],
    ["receiverOutage until a replay", [["receiverOutage", {}], credit, ["replayMissing", {}]], [0, 0, 1, 1]],
    ["lostAcknowledgement", [["lostAcknowledgement", {}], credit], [0, 1, 2]],
  ] as [string, Step[], number[]][])(
    "the app receives the webhooks of a credit as often as %s determines, after each step and at the end",
    async (_name, steps, times) => {
      const { received } = await play([credit]);
      expect(received).toEqual(["inbound_ach_transfer.created", "transaction.created", "inbound_ach_transfer.updated"]);
      expect((await play(steps)).counts).toEqual(times.map((count) => count * received.length));
    },
  );

  test("time passes for less than 30 days, so that a webhook that was lost at the beginning arrives at the end", async () => {
    const days = Array.from({ length: 6 }, (): Step => ["timePasses", { hours: 192 }]);
    const { steps, received, counts } = await play([
      ["receiverOutage", {}],
      credit,
      ...days,
      ["timePasses", { hours: 1 }],
    ]);
    expect(steps.map(({ line }) => line).slice(2)).toEqual([
      "8 days pass",
      "8 days pass",
      "8 days pass",
      "1 hour pass",
    ]);
    expect(counts.slice(0, -1).every((count) => count === 0)).toBe(true);
    expect(received).toHaveLength(3);
  });

  test("duplicateWebhooks leaves out a step whose Events the bank has deleted", async () => {
    const sleep: Step = ["sleep", { days: 31 }];
    const { steps } = await play([
      credit,
      sleep,
      ["duplicateWebhooks", { step: 0 }],
      credit,
      ["duplicateWebhooks", { step: 0 }],
      ["duplicateWebhooks", { step: 1 }],
    ]);
    expect(steps.map(({ line }) => line)).toEqual([
      "ACH credit of $1.00 to Operating",
      "sleep: days 31",
      "ACH credit of $1.00 to Operating",
      "the webhooks of step 3 arrive again",
      "the webhooks of step 3 arrive again",
    ]);
  });

  test("reorderWebhooks reorders the webhooks of one step", async () => {
    const { received: usual } = await play([credit]);
    const { received } = await play([credit, ["reorderWebhooks", {}], credit, credit]);
    const [first, second, third] = [0, 3, 6].map((at) => received.slice(at, at + 3));
    expect([first, third]).toEqual([usual, usual]);
    expect(second).not.toEqual(usual);
    expect(second?.toSorted()).toEqual(usual.toSorted());
  });
});
