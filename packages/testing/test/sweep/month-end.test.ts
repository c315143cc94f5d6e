import { describe, expect, test } from "vitest";
import { type SweepOptions, sweep } from "../../src/sweep.ts";
import { createLedger, failuresOf, type Kept, type Ledger, ledgerSweep, pay } from "./support.ts";

type SleepyLedger = Ledger & { wait(): Promise<void> };

/** A payment, and the end of the month. */
const monthEnd: SweepOptions<Ledger, Kept>["story"] = async ({ bank, step, advance }) => {
  pay(bank, await step("Ada signs up", (ledger) => ledger.open("Ada")), 1_200);
  await advance({ days: 31 });
};

describe("a sweep over the end of a month", () => {
  test("refuses a story of more than 30 days with the fault `late`, before any other run", async () => {
    let plays = 0;
    const store = () => {
      plays++;
      return new Map();
    };
    const options = { ...ledgerSweep(), store, story: monthEnd };
    const message =
      "the fault `late` makes the story impossible. It holds the webhook account.created back until the end, and the clock moves so far that the bank deletes its Event before: a bank keeps Events for 30 days. Split the story into shorter ones";
    await expect(sweep(options)).rejects.toThrow(
      `${message}, or leave it out: \`faults: ["crash", "lost_request", "lost_response", "server_error", "rate_limit", "outage", "duplicate", "concurrent", "swap"]\`.`,
    );
    expect(plays).toBe(1);
    await expect(sweep({ ...options, faults: ["late"] })).rejects.toThrow(`${message}.`);
    await expect(sweep({ ...options, only: "late at webhook account.created #1" })).rejects.toThrow(`${message}.`);
    await sweep({ ...options, faults: ["crash", "duplicate"] });
    expect(await sweep({ ...options, only: "crash after accounts.create #1" })).toMatchObject({ runs: 1 });
  });

  test("refuses a story of more than 30 days with the fault `late`, also if the app itself waits for so long", async () => {
    const start: SweepOptions<SleepyLedger, Kept>["start"] = (parts) => ({
      ...createLedger(parts),
      wait: () => parts.sleep(31 * 86_400_000),
    });
    const story: SweepOptions<SleepyLedger, Kept>["story"] = async ({ bank, step, settle }) => {
      pay(bank, await step("Ada signs up", (ledger) => ledger.open("Ada")), 1_200);
      await settle();
      await step("Ada waits", (ledger) => ledger.wait());
    };
    const options: SweepOptions<SleepyLedger, Kept> = { ...ledgerSweep(), start, story };
    await expect(sweep(options)).rejects.toThrow("the fault `late` makes the story impossible");
  });

  test("refuses a story in which the bank deletes an Event that the app does not accept without a fault", async () => {
    const receive: SweepOptions<Ledger, Kept>["receive"] = async (ledger, request) => {
      const { category } = await request.clone().json();
      return category === "account.created" ? new Response(null, { status: 500 }) : ledger.receive(request);
    };
    await expect(sweep({ ...ledgerSweep(), receive, story: monthEnd })).rejects.toThrow(
      "the clock moves so far that the bank deletes an Event of the category account.created that the app has not accepted, because a bank keeps Events for 30 days. Let the app accept the webhook, or split the story.",
    );
    const refuse = () => new Response("no signature", { status: 400 });
    await expect(sweep({ ...ledgerSweep(), receive: refuse, story: monthEnd })).rejects.toThrow(
      "the app accepts no webhook, also without a fault: webhook account.created failed (400 no signature)",
    );
  });

  test("an app that no longer accepts a webhook after a fault fails, also if the bank then deletes the Event", async () => {
    const start: SweepOptions<Ledger, Kept>["start"] = (parts) => {
      const ledger = createLedger(parts);
      if (!parts.store.has("started")) parts.store.set("started", true);
      else return { ...ledger, receive: async () => new Response(null, { status: 500 }) };
      return ledger;
    };
    const { failures } = await failuresOf({
      ...ledgerSweep(),
      start,
      story: monthEnd,
      faults: ["crash"],
    });
    expect(failures[0]?.message).toBe(
      "advance failed: The bank deletes an Event of the category account.created that the app has not accepted, because a bank keeps Events for 30 days",
    );
  });

  test("two faults in a row at a webhook do not make a story of more than 30 days impossible", async () => {
    await sweep({ ...ledgerSweep(), story: monthEnd, faults: ["outage"], depth: 2 });
  });
});
