import { createBank, manualClock } from "@sandbank/engine";
import { clientOptions } from "@sandbank/engine/http";
import { BankClient } from "@sandbank/sdk";
import { describe, expect, it } from "vitest";
import { spread } from "../../../../tests/support/volume.ts";
import { criticalInstants, failureReport, timeTogether } from "../../src/index.ts";
import { type App, ZONE } from "./apps/app.ts";
import { apps } from "./apps/apps.ts";

const instants = criticalInstants({
  zone: ZONE,
  from: "2026-01-01T00:00:00-05:00",
  to: "2028-12-31T23:59:59-05:00",
});

/** Plays an app over an instant. Resolves to its error and the report of the bank; undefined if it did right. */
async function play(app: App, isRight: boolean, at: string) {
  const bank = createBank({ clock: manualClock(at) });
  const { id: account } = bank.accounts.create({ name: "Customers" });
  bank.simulations.interestPayments.create({ account_id: account, amount: 1_000_00 });
  const client = new BankClient(clientOptions(bank));
  const time = await timeTogether(bank);
  try {
    await app.play({ bank, client, time, account, isRight });
    return undefined;
  } catch (error) {
    return { error, report: failureReport(bank) };
  } finally {
    time.end();
  }
}

it("has twelve apps", () => {
  expect(apps).toHaveLength(12);
});

describe.each(apps)("$mistake", (app) => {
  it("fails, and its report shows the stop at which it went wrong", async () => {
    const found = instants.find(({ name }) => name === app.shows);
    const failed = await play(app, false, found?.at ?? "");
    const [, stops = ""] = failed?.report.split("The latest stops of the one clock") ?? [];
    // Each line begins with its date.
    expect(stops.replace(/\n {2}[\d-]{10} /g, " · ")).toMatch(app.line);
  });

  it("passes in its correct form at every critical instant of three years", async () => {
    const failures = [];
    for (const { name, at } of spread(instants, 10)) {
      const failed = await play(app, true, at);
      if (failed !== undefined) failures.push(`${name}: ${failed.error}`);
    }
    expect(failures).toEqual([]);
  });
});
