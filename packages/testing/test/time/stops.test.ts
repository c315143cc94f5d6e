import { setTimeout as wait } from "node:timers/promises";
import { type Bank, createBank } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { describe, expect, it, onTestFinished } from "vitest";
import { writePage } from "../../src/attach/write-page.ts";
import { failureReport, timeTogether } from "../../src/index.ts";
import { inNewFolders } from "../attach/support/in-new-folder.ts";
import { sessionsIn, template } from "../attach/support/sessions-in.ts";

const HOUR_MS = 3_600_000;
const url = "https://app.test/webhooks";

/** A bank on whose clock a timer has fired and a hold has expired. */
async function bankWithStops(): Promise<Bank> {
  const bank = createBank();
  const client = new BankClient(clientOptions(bank));
  const { id: account_id } = bank.accounts.create({ name: "Operating" });
  bank.simulations.interestPayments.create({ account_id, amount: 100 });
  const card_id = bank.cards.create({ account_id }).id;
  const time = await timeTogether(bank);
  onTestFinished(time.end);
  await time.advanceTo("2026-01-31T02:00:00Z");
  bank.simulations.cardAuthorizations.create({ card_id, amount: 10 });
  const selected_event_categories = [{ event_category: "card_payment.updated" as const }];
  bank.eventSubscriptions.create({ url, selected_event_categories });
  const deliverer = createDeliverer(bank, { receivers: { [url]: () => new Response() } });
  onTestFinished(deliverer.close);
  setTimeout(() => client.accounts.create({ name: "From a timer" }), 12 * HOUR_MS);
  await time.advance({ days: 8 });
  return bank;
}

it("prints the latest stops in the failure report", async () => {
  const report = failureReport(await bankWithStops()).split("\n");
  const first = report.indexOf("The latest stops of the one clock") + 1;
  expect(report.slice(first, first + 2)).toEqual([
    expect.stringMatching(
      /^ {2}2026-01-31 14:00 timer \(packages\/testing\/test\/time\/stops\.test\.ts:\d+\) · 14:00 POST \/accounts$/,
    ),
    "  2026-02-07 02:00 hold expired · 02:00 webhook accepted",
  ]);
});

it("prints what the clock went on without, and forgets what has ended since", async () => {
  const bank = createBank();
  const time = await timeTogether(bank);
  onTestFinished(time.end);
  let end = () => {};
  // Beside work that sleeps, the clock soon goes on.
  setTimeout(() => wait(9 * HOUR_MS), 1);
  setTimeout(() => new Promise(() => {}), HOUR_MS);
  setTimeout(() => new Promise<void>((resolve) => (end = resolve)), HOUR_MS);
  await time.advance({ hours: 2 });
  end();
  await new Promise(setImmediate);
  const place = String.raw`\(packages\/testing\/test\/time\/stops\.test\.ts:\d+\)`;
  const report = failureReport(bank);
  expect(report).toMatch(new RegExp(`01:00 timer ${place} did not end; time went on\\n`));
  expect(report).toMatch(new RegExp(`promise never settle\\?\\n  2026-01-01 01:00 timer ${place}\\n(?!  2026)`));
});

describe("the page of a failed test", () => {
  inNewFolders();

  it("has the latest stops", async () => {
    writePage(await bankWithStops(), { test: "fails" }, () => template);
    const stops = sessionsIn("test-results/sandbank/index.html")[0]?.failure?.stops;
    expect(stops?.at(-1)).toBe("2026-02-07 02:00 hold expired · 02:00 webhook accepted");
  });
});

it("prints no stops of a bank with a clock of its own", () => {
  const bank = createBank();
  bank.clock.advance({ days: 1 });
  expect(failureReport(bank)).not.toContain("stops");
});
