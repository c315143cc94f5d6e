import { afterEach, describe, expect, test, vi } from "vitest";
import type { Receiver } from "../../src/deliver/send.ts";
import { receiverChecks } from "../../src/receiver-check/receiver-checks.ts";
import { failedIn, grade, right, soon } from "./grade.ts";
import { wrongReceivers } from "./wrong-receivers.ts";

describe("a receiver that does not respond", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const hang = () => new Promise<Response>(() => {});
  test.each<[string, Receiver, string | RegExp]>([
    ["hangs", hang, "There was no response within 0.005 seconds."],
    [
      "never ends its response",
      () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1)) })),
      "There was no response within 0.005 seconds.",
    ],
    ["rejects", () => Promise.reject(new RangeError("no")), "The receiver threw RangeError: no"],
    [
      "throws",
      () => {
        throw new RangeError("no");
      },
      "The receiver threw RangeError: no",
    ],
    ["returns nothing", () => undefined as unknown as Response, "The receiver returned no Response."],
    ["returns null", () => null as unknown as Response, "The receiver returned no Response."],
    ["returns an object", () => ({ ok: true }) as unknown as Response, "The receiver returned no Response."],
  ])("fails every check for a receiver that %s, and reports why", async (_, receiver, error) => {
    const report = await grade(receiver, soon);
    const advice = expect.stringMatching(/^Respond to every request/);
    expect(report.checks).toHaveLength(receiverChecks.length);
    for (const check of report.checks)
      expect(check).toMatchObject({ passed: false, got: null, error: expect.stringMatching(error), advice });
    expect(report.text).toMatch(/^The receiver passed 0 of \d+ checks\. It never responds\.\n/);
  });

  test("fails a receiver that hangs under fake timers", async () => {
    vi.useFakeTimers();
    expect((await grade(hang, soon)).passed).toBe(false);
  });

  test("fails a receiver that returns one used Response for all deliveries", async () => {
    const response = new Response("ok");
    const { checks } = await grade(() => response);
    expect(checks.at(0)).toMatchObject({ got: 200, passed: true });
    expect(checks.at(1)).toMatchObject({
      got: null,
      passed: false,
      error: expect.any(String),
    });
  });

  test("waits for only two deadlines when a receiver hangs in all checks", async () => {
    let rounds = 0;
    let isRound = false;
    await grade(() => {
      // All deliveries that arrive in one turn of the event loop form a round, and each round waits for one deadline.
      if (!isRound) {
        isRound = true;
        rounds += 1;
        setImmediate(() => {
          isRound = false;
        });
      }
      return hang();
    }, soon);
    expect(rounds).toBe(2);
  });

  test("fails only the checks in which a receiver hangs", async () => {
    const receive = right();
    const report = await grade(
      (request) => (request.headers.has("webhook-signature") ? receive(request) : hang()),
      soon,
    );
    expect(failedIn(report)).toEqual(["refuses-a-missing-signature"]);
  });

  test("fails only the checks in which a receiver throws instead of refusing", async () => {
    const receive = right();
    const report = await grade((request) => {
      if (!request.headers.has("webhook-id")) throw new Error("no id");
      return receive(request);
    });
    expect(failedIn(report)).toEqual(["refuses-a-missing-id"]);
  });
});

describe("the report of verifyReceiver", () => {
  const demanded = receiverChecks.filter(({ tolerated }) => tolerated === undefined);
  const refusals = demanded.filter(({ expected }) => expected === "refusal").map(({ name }) => name);
  const acceptances = demanded.filter(({ expected }) => expected === "2xx").map(({ name }) => name);

  test.each([200, 204, 299])(
    "reports that a receiver that responds %d to everything verifies nothing",
    async (status) => {
      const report = await grade(() => new Response(null, { status }));
      expect(failedIn(report)).toEqual(refusals);
      expect(report.text).toContain(" It accepts everything: nothing is verified.\n");
    },
  );

  test.each([302, 400, 500])(
    "reports that a receiver that responds %d to everything refuses everything",
    async (status) => {
      const report = await grade(() => new Response(null, { status }));
      expect(failedIn(report)).toEqual(acceptances);
      expect(report.text).toContain(" It refuses everything, valid deliveries included");
    },
  );

  test("adds no summary when some checks of each kind passed", async () => {
    const report = await grade(right(wrongReceivers["refuses-another-secret"]?.steps()));
    const count = receiverChecks.length;
    expect(report.text).toMatch(new RegExp(`^The receiver passed ${count - 1} of ${count} checks\\.\\n`));
  });

  test("passes a safe deviation with a warning", async () => {
    const name = "refuses-a-url-safe-signature";
    const report = await grade(right(wrongReceivers[name]?.steps()));
    expect(report.passed).toBe(true);
    expect(report.checks.find((check) => check.name === name)).toMatchObject({
      passed: true,
      expected: "refusal",
      got: 204,
      advice: null,
      warning: expect.stringMatching(/^Accepted with 204\. Only a holder of the secret .* Compare the 44 characters/),
    });
    expect(report.text).toContain("⚠ accepts a valid signature in the URL-safe alphabet\n    Accepted with 204.");
  });

  test("prints the failed checks with advice, and one line for the others", async () => {
    const name = "refuses-a-stale-timestamp";
    const report = await grade(right(wrongReceivers[name]?.steps()));
    expect(report.checks.find((check) => check.name === name)).toEqual({
      name,
      what: "refuses a delivery that was signed 6 minutes ago",
      passed: false,
      expected: "refusal",
      got: 204,
      error: null,
      advice: expect.stringContaining("more than 5 minutes in the past"),
      warning: null,
      source: "Headers on each webhook request",
    });
    expect(report.text.split("\n")).toEqual([
      `The receiver passed ${receiverChecks.length - 1} of ${receiverChecks.length} checks.`,
      "✗ refuses a delivery that was signed 6 minutes ago",
      "    It responded with 204, not with a refusal.",
      expect.stringMatching(/^ {4}Refuse .*\.$/),
      `✓ the other ${receiverChecks.length - 1} checks`,
    ]);
  });

  test("prints the failed checks first, then those with a warning, then the number of the others", async () => {
    const report = await grade(() => new Response(null, { status: 200 }));
    const signs = report.text.split("\n").map((line) => line.charAt(0));
    expect(signs.join("").replaceAll(" ", "")).toMatch(/^T✗{15}⚠{13}✓$/);
    expect(report.text).toMatch(/\n✓ the other 17 checks$/);
    expect(report.text).toMatch(/\n⚠ accepts a .*\n {4}Accepted with 200\. /);
  });

  test("prints one line if every check passed", async () => {
    const count = receiverChecks.length;
    expect((await grade(right())).text).toBe(`The receiver passed ${count} of ${count} checks.`);
  });

  test("reports the first unexpected response among the deliveries of a check", async () => {
    let count = 0;
    const name = "accepts-a-duplicate";
    const receive = right();
    const seen = new Set<string | null>();
    const report = await grade(async (request) => {
      const id = request.headers.get("webhook-id");
      const answer = await receive(request);
      const isSeen = answer.ok && seen.size === seen.add(id).size;
      return isSeen ? new Response(null, { status: 500 + count++ }) : answer;
    });
    expect(failedIn(report)).toEqual([name, "accepts-a-retry"]);
    expect(report.checks.find((check) => check.name === name)).toMatchObject({ got: 500, error: null });
    expect(report.text).toContain("    It responded with 500, not with a 2xx.\n");
  });

  test.each([500, 503])("passes a receiver that refuses with %d, with a warning", async (status) => {
    const receive = right();
    const report = await grade(async (request) => {
      const answer = await receive(request);
      return answer.status === 401 ? new Response(null, { status }) : answer;
    });
    expect(report.passed).toBe(true);
    const warned = report.checks.filter(({ warning }) => warning !== null);
    const warning = expect.stringContaining(`It refuses by failing (${status}).`);
    expect(warned.length).toBeGreaterThan(5);
    for (const check of warned) expect(check).toMatchObject({ passed: true, got: status, advice: null, warning });
    expect(report.checks.filter(({ got }) => got === status)).toEqual(warned);
    const count = receiverChecks.length;
    expect(report.text).toContain(`passed ${count} of ${count} checks, ${warned.length} with a warning.\n`);
    expect(report.text).toContain(`⚠ refuses a body that was changed after it was signed\n    It refuses by`);
  });

  test.each([
    [500, /^It failed: see its log\. If it fetches the object, pass `event`\. The checks .*verify the webhook: Sign /],
    [404, /^It failed: see its log\. If it fetches the object, pass `event`\. The checks .*verify the webhook: Sign /],
    [499, /^Sign /],
  ])("advises on a receiver that responds %d to a correct delivery", async (status, advice) => {
    const { checks } = await grade(() => new Response(null, { status }));
    expect(checks[0]).toMatchObject({ name: "accepts-a-right-delivery", passed: false, warning: null });
    expect(checks[0]?.advice).toMatch(advice);
  });

  test("names the error that a receiver left with its response once for all checks that failed so", async () => {
    const receive = right();
    const cause = new Error("UNIQUE constraint failed: payments.id");
    const report = await grade(async (request) => {
      const response = await receive(request);
      if (!response.ok) return response;
      return Object.assign(new Response(null, { status: 500 }), { [Symbol.for("@sandbank/sdk/webhookCause")]: cause });
    });
    const failed = report.checks.filter(({ passed }) => !passed);
    expect(failed.length).toBeGreaterThan(10);
    expect(new Set(failed.map(({ advice }) => advice)).size).toBe(1);
    expect(report.text.split("UNIQUE constraint failed")).toHaveLength(2);
    expect(failed[0]?.advice).toBe(
      "It failed: Error: UNIQUE constraint failed: payments.id. If it fetches the object, pass `event`. The checks send many Events about one object: if you store something for it, replace what is there.",
    );
  });

  test.each([404, 500, 503])("advises first to pass `event` if only valid deliveries get %d", async (status) => {
    const receive = right();
    const report = await grade(async (request) => {
      const response = await receive(request);
      return response.ok ? new Response(null, { status }) : response;
    });
    expect(report.text).toMatch(
      new RegExp(
        `^The receiver passed \\d+ of \\d+ checks(, \\d+ with a warning)?\\. It responds with ${status} to valid deliveries only\\. If it fetches the Event's object, pass \`event\``,
      ),
    );
  });

  test("does not advise to pass `event` if the caller passed one, or if forgeries get the same status", async () => {
    const advice = "If it fetches the Event's object, pass `event`:";
    const receive = right();
    const fail = async (request: Request) => {
      const response = await receive(request);
      return response.ok ? new Response(null, { status: 500 }) : response;
    };
    const event = { associated_object_id: "account_1", associated_object_type: "account", category: "account.created" };
    expect((await grade(fail, { event } as never)).text).not.toMatch(/pass `event`/);
    expect((await grade(() => new Response(null, { status: 500 }))).text).not.toContain(advice);
    expect((await grade(receive)).text).not.toContain(advice);
  });
});
