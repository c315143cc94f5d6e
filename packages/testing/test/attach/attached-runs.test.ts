import { readdirSync } from "node:fs";
import { createBank } from "@sandbank/engine";
import { BankClient } from "@sandbank/sdk";
import { bankProperty, transferActions } from "@sandbank/testing/properties";
import { booksMatch, type SweepError, sweep } from "@sandbank/testing/sweep";
import type { SessionFile } from "@sandbank/view/session/session-file";
import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { type Ledger, ledgerSweep } from "../sweep/support.ts";
import { inNewFolders } from "./support/in-new-folder.ts";
import { sessionsIn, template } from "./support/sessions-in.ts";

vi.mock("../../src/attach/page-template.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  readPageTemplate: () => template,
}));

const page = /Open (test-results\/sandbank\/\S+\.html) in a browser/;

/** The step that the page of an error opens. */
function openedBy(error: Error): { readonly session: SessionFile; readonly step: SessionFile["steps"][number] } {
  const [session] = sessionsIn(page.exec(error.message)?.[1] ?? "");
  if (session === undefined) throw new Error(`The error names no page: ${error.message}`);
  return { session, step: session.steps[session.failure?.step ?? -1] as SessionFile["steps"][number] };
}

/** Sweeps an app that creates an Account again if it crashes before it has noted the first one. */
function sweepForgetful(name = "Ada"): Promise<unknown> {
  return sweep({
    bank: createBank(),
    store: () => new Map<string, string>(),
    start: ({ store, clientOptions }) => ({ store, client: new BankClient(clientOptions) }),
    story: ({ step }) =>
      step("Ada signs up", async ({ store, client }) => {
        const { id } = await client.accounts.create({ name });
        store.set("Ada", id);
      }),
    check: ({ bank }) => expect(bank.accounts.list().data).toHaveLength(1),
  });
}

const failureOf = (run: Promise<unknown>): Promise<Error> =>
  run.then(
    () => expect.unreachable("The run passed."),
    (reason) => reason as Error,
  );

describe("attached runs", () => {
  inNewFolders();

  test("a failed sweep attaches its shortest run, and opens the step of the fault", async () => {
    const error = await failureOf(sweepForgetful());
    const { session, step } = openedBy(error);
    expect(session.failure?.test).toMatch(/^sweep \(.*attached-runs\.test\.ts:\d+:\d+\)$/);
    expect(session.failure?.path).toMatch(/attached-runs\.test\.ts$/);
    expect(session.failure?.message).toMatch(/^crash after accounts\.create #1: check failed: .* 1 but got 2$/);
    expect(session.failure?.place).toMatch(/attached-runs\.test\.ts:\d+$/);
    expect(step).toMatchObject({ operation: "accounts.create", number: expect.any(Number) });
    expect(error.message.split("\n")[1]).toMatch(
      /^Open test-results\/sandbank\/\S+\.html in a browser to see number 1\.$/,
    );
  });

  test("a failed sweep whose books diverge opens the step of the first Event that the app has wrong", async () => {
    const options = { ...ledgerSweep("no mark"), check: booksMatch((ledger: Ledger) => ledger.entries()) };
    const error = (await failureOf(sweep(options))) as SweepError;
    const { step } = openedBy(error);
    const diverging = error.failures.map(({ divergence }) => divergence?.event?.id);
    expect(step.events.some(({ id }) => diverging.includes(id as never))).toBe(true);
  });

  test("a failed property attaches its shortest sequence once, and opens the latest step that changed the bank", async () => {
    const property = bankProperty({
      setup: () => ({}),
      actions: transferActions,
      check: ({ bank }) => bank.transactions.list().data.length < 2,
    });
    const error = await failureOf(fc.assert(property, { seed: 1, endOnFailure: false }));
    const { session, step } = openedBy(error);
    expect(session.failure?.test).toMatch(/^bankProperty \(.*attached-runs\.test\.ts:\d+:\d+\)$/);
    expect(step.events.map(({ category }) => category)).toContain("transaction.created");
    expect(session.steps.findLastIndex(({ events }) => events.length > 0)).toBe(session.failure?.step);
    expect(sessionsIn("test-results/sandbank/index.html")).toHaveLength(1);
  });

  test("a failed sweep that is repeated has the same report, and no second page", async () => {
    const messages = [];
    for (let sweeps = 0; sweeps < 3; sweeps++) messages.push((await failureOf(sweepForgetful())).message);
    expect(new Set(messages).size).toBe(1);
    expect(readdirSync("test-results/sandbank").filter((name) => name.endsWith(".html"))).toHaveLength(2);
  });

  test("each failed sweep of one line, such as that of a `test.each`, has a page of its own", async () => {
    const sessions = [];
    for (const name of ["Ada", "Grace"]) sessions.push(openedBy(await failureOf(sweepForgetful(name))).session);
    const [one, other] = sessions.map(({ failure }) => failure?.test);
    expect(other).not.toBe(one);
    expect(other).toMatch(/^sweep \(.*attached-runs\.test\.ts:\d+:\d+\) #\d$/);
    expect(sessionsIn("test-results/sandbank/index.html")).toEqual(sessions);
  });

  test("SANDBANK_ATTACH=off attaches nothing to a sweep, and another value is an error", async () => {
    vi.stubEnv("SANDBANK_ATTACH", "off");
    expect((await failureOf(sweepForgetful())).message).not.toMatch(page);
    vi.stubEnv("SANDBANK_ATTACH", "never");
    expect((await failureOf(sweepForgetful())).message).toBe(
      '[sandbank] Failed to read the environment: SANDBANK_ATTACH is "never". Use "off", or "failure", which is the default.',
    );
  });
});
