import { createBank } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { failureReport } from "@sandbank/testing";
import { expect, test, vi } from "vitest";
import { createNameNotes } from "../src/test-bank/note-names.ts";
import { openTestBank } from "../src/test-bank/open-test-bank.ts";

/** A name that would clear the screen, forge a line, change the direction of text and hide a character. */
const name = "\u001b[2Jpays\n[sandbank]\u009b31m\u202eshop\u200b";
const shown = String.raw`"\u001b[2Jpays\u000a[sandbank]\u009b31m\u202eshop\u200b"`;

test("reports, warnings and errors have the name of a test without control characters", async () => {
  const session = openTestBank(createBank(), name, { receivers: { "https://app.test/": () => new Response() } });
  const report = session.report();
  expect(report).toContain(`What the bank did in ${shown}\n`);
  expect(report).toContain("the name of the test");
  session.client.accounts.list();
  expect(session.warning()).toContain(`[sandbank] Test ${shown}: `);
  session.deliverer.settled();
  expect(() => session.requireAwaited()).toThrow(`Test ${shown} does not await`);
  await session.end();
  const warn = vi.fn();
  const note = createNameNotes(warn);
  for (const task of [{}, {}]) note(name, task);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(`are named ${shown}, so`));
});

test("a report has no control characters of what a receiver throws", async () => {
  const bank = createBank();
  bank.eventSubscriptions.create({ url: "https://app.test/" });
  const receiver = () => {
    throw new Error("no\u001b]8;;https://evil.test\u0007 table\u202e");
  };
  const deliverer = createDeliverer(bank, { receivers: { "https://app.test/": receiver } });
  await deliverer.settled();
  deliverer.close();
  expect(failureReport(bank)).toContain(String.raw`no\u001b]8;;https://evil.test\u0007 table\u202e`);
});
