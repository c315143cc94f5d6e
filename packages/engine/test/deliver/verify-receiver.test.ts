import { createHmac } from "node:crypto";
import { createBank } from "@sandbank/engine";
import { describe, expect, test } from "vitest";
import type { Receiver } from "../../src/deliver/send.ts";
import type { ReceiverCheck } from "../../src/receiver-check/receiver-check.ts";
import { receiverChecks } from "../../src/receiver-check/receiver-checks.ts";
import type { VerifyReceiverOptions } from "../../src/receiver-check/receiver-options.ts";
import { verifyReceiver } from "../../src/receiver-check/verify-receiver.ts";
import { failedIn, grade, noticedIn, now, right, secret, soon } from "./grade.ts";
import { receiverWith } from "./reference-receiver.ts";
import { wrongReceivers } from "./wrong-receivers.ts";

describe("a correct receiver", () => {
  test("passes every check with a correct receiver", async () => {
    const report = await grade(right());
    expect(failedIn(report)).toEqual([]);
    expect(report.passed).toBe(true);
    expect(report.checks.map(({ name }) => name)).toEqual(receiverChecks.map(({ name }) => name));
    expect(report.checks.filter(({ error, advice, warning }) => error ?? advice ?? warning)).toEqual([]);
  });

  test("passes a correct receiver on the system clock", async () => {
    const receiver = receiverWith({}, { secret, now: Date.now });
    expect((await verifyReceiver(receiver, { secret })).passed).toBe(true);
  });

  test("passes a correct receiver on the clock of a bank", async () => {
    const bank = createBank();
    bank.clock.advance({ days: 400, milliseconds: 1 });
    const ofBank = () => Date.parse(bank.clock.now());
    const report = await grade(receiverWith({}, { secret, now: ofBank }), { now: ofBank });
    expect(report.passed).toBe(true);
  });

  test("passes a correct receiver on a clock that advances by fractions of a millisecond between deliveries", async () => {
    let time = now();
    const ticking = () => {
      time += 0.75;
      return time;
    };
    expect((await grade(receiverWith({}, { secret, now: ticking }), { now: ticking })).passed).toBe(true);
  });

  test("passes a correct receiver with a non-ASCII secret longer than an HMAC block", async () => {
    const long = "sécret-".repeat(14);
    expect((await grade(receiverWith({}, { secret: long, now }), { secret: long })).passed).toBe(true);
  });
});

describe("a receiver that checks the header of legacySignatureHeader only", () => {
  const older: Receiver = async (request) => {
    const body = await request.text();
    const [at = "", ...signatures] = (request.headers.get("bank-signature") ?? "").split(",");
    const time = at.slice("t=".length);
    const hmac = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
    const isTimely = Math.abs(Date.parse(time) - now()) <= 300_000;
    return new Response(null, { status: isTimely && signatures.includes(`v1=${hmac}`) ? 200 : 401 });
  };

  test("passes every check but those of the `webhook-id`, which that header does not sign", async () => {
    const report = await grade(older, { legacySignatureHeader: "Bank-Signature" });
    expect(failedIn(report)).toEqual(["refuses-another-id"]);
    expect(noticedIn(report)).toEqual(["refuses-another-id", "refuses-a-missing-id"]);
  });

  test("fails without the option", async () => {
    expect(failedIn(await grade(older))).toContain("accepts-a-right-delivery");
  });
});

describe("a receiver with one mistake", () => {
  test("has a receiver with one mistake for each check", () => {
    expect(Object.keys(wrongReceivers)).toEqual(receiverChecks.map(({ name }) => name));
  });

  test.each(Object.entries(wrongReceivers).map(([check, { mistake, steps }]) => ({ check, mistake, steps })))(
    "fails only $check for a receiver that $mistake",
    async ({ check, steps }) => {
      const report = await grade(right(steps()), soon);
      expect(noticedIn(report)).toEqual([check]);
      const { tolerated } = receiverChecks.find(({ name }) => name === check) as ReceiverCheck;
      expect(report.passed).toBe(tolerated !== undefined);
    },
  );

  test("tolerates only mistakes that no forger can use, and narrower windows", () => {
    expect(receiverChecks.filter(({ tolerated }) => tolerated !== undefined).map(({ name }) => name)).toEqual([
      "accepts-a-late-delivery",
      "accepts-an-early-delivery",
      "refuses-a-timestamp-in-words",
      "refuses-a-timestamp-with-a-fraction",
      "refuses-a-timestamp-with-an-exponent",
      "refuses-a-timestamp-with-a-unit",
      "refuses-a-timestamp-in-milliseconds",
      "refuses-a-missing-id",
      "refuses-a-url-safe-signature",
      "refuses-an-unpadded-signature",
      "refuses-a-padded-signature",
      "refuses-a-signature-without-version",
      "refuses-a-version-in-capitals",
      "refuses-version-2",
      "refuses-version-1a",
    ]);
  });
});

describe("a receiver check", () => {
  test.each(receiverChecks)(
    "has a name, a sentence, advice and a source for $name",
    ({ name, what, advice, source }) => {
      expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(what).toMatch(/^(accepts|refuses) .*[^.]$/);
      expect(advice).toMatch(/^[A-Z].*\.$/);
      // On the command line nobody has passed anything.
      expect(advice).not.toContain("that you passed");
      expect(source).not.toBe("");
    },
  );

  test("has a different name for each check", () => {
    expect(new Set(receiverChecks.map(({ name }) => name)).size).toBe(receiverChecks.length);
  });
});

describe("verifyReceiver", () => {
  test.each<[string, unknown, unknown, string]>([
    ["a receiver that is not a function", {}, { secret }, "the receiver is not a function. Pass a function"],
    ["no options", right(), undefined, "secret must be text"],
    [
      "an unknown option",
      right(),
      { secret, secrets: [] },
      'there is no option "secrets". Did you mean "secret"? Use secret, url',
    ],
    ["an empty secret", right(), { secret: "" }, "secret must be text"],
    ["a secret with a line break at its end", right(), { secret: "secret\n" }, "secret must be text"],
    ["a secret that is not a string", right(), { secret: 7 }, "secret must be text"],
    ["a relative url", right(), { secret, url: "/webhooks" }, "url must be an absolute URL"],
    ["a clock that is not a function", right(), { secret, now: 7 }, "now must be a function"],
    ["a clock that returns NaN", right(), { secret, now: () => Number.NaN }, "now must be a function"],
    [
      "the clock of a bank, which returns text",
      right(),
      { secret, now: createBank().clock.now },
      "now must be a function that returns milliseconds since 1970, such as () => Date.parse(bank.clock.now())",
    ],
    ["a null Event", right(), { secret, event: null }, "event must have associated_object_id"],
    ["an Event without an object", right(), { secret, event: { category: "account.created" } }, "event must have"],
    [
      "a header without a name",
      right(),
      { secret, legacySignatureHeader: "" },
      "legacySignatureHeader is not the name",
    ],
    ["a deadline of 0", right(), { secret, deadlineMs: 0 }, "deadlineMs must be above 0, and at most 10000"],
    ["a deadline above 10 seconds", right(), { secret, deadlineMs: 10_001 }, "deadlineMs must be above 0"],
    ["a deadline that is not a number", right(), { secret, deadlineMs: "5" }, "deadlineMs must be above 0"],
  ])("rejects verifyReceiver with %s", async (_, receiver, options, why) => {
    const report = verifyReceiver(receiver as Receiver, options as VerifyReceiverOptions);
    await expect(report).rejects.toThrow(TypeError);
    await expect(report).rejects.toThrow(`[sandbank] Failed to verify the receiver: ${why}`);
  });
});
