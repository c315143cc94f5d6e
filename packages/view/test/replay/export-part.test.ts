import { createBank, sealJournal } from "@sandbank/engine";
import { findFailure } from "@sandbank/view/session/run-test";
import { sessionFile } from "@sandbank/view/session/session-file";
import { expect, test } from "vitest";
import { exportPart } from "../../src/replay/export-part.ts";
import { openSession } from "../../src/replay/open-session.ts";

/** An Account with a Card and $50.00: $60.00 is declined, then an unknown Card is refused. */
function session() {
  const bank = createBank();
  const { id: account_id } = bank.accounts.create({ name: "Operating" });
  const { id: card_id } = bank.cards.create({ account_id });
  bank.network.interestPayments.create({ account_id, amount: 50_00 });
  bank.network.cardAuthorizations.create({ card_id, amount: 60_00 });
  expect(() => bank.cards.retrieve("card_unknown")).toThrow();
  return sessionFile("default", bank.journal(), bank.trace().steps);
}

test("exports a test of the decline that a part ends with, which passes, and says that it was not run", async () => {
  const { text, notes } = await exportPart(session(), { as: "test", until: 4 });
  expect(text).toContain('test("declines with insufficient_funds"');
  expect(findFailure(text)).toBeUndefined();
  expect(notes[0]).toMatch(/^The test has 4 of 4 calls\. It was not run, /);
});

test("exports a test of the call that was refused last, if the session is exported whole", async () => {
  const { text } = await exportPart(session(), { as: "test" });
  expect(text).toContain('test("refuses cards.retrieve with object_not_found_error"');
  expect(findFailure(text)).toBeUndefined();
});

test("an opened session exports as much as has happened at its instant", async () => {
  const file = session();
  const opening = openSession(file);
  let opened = opening.next();
  while (!opened.done) opened = opening.next();
  const { admin } = opened.value;
  expect(await admin("export", { as: "test" }, 4)).toEqual(await exportPart(file, { as: "test" }));
  expect(await admin("export", { as: "seed" }, 2)).toEqual(await exportPart(file, { as: "seed", until: 2 }));
  expect(await admin("export", { as: "seed", until: 3 }, 4)).toEqual(await exportPart(file, { as: "seed", until: 3 }));
});

test("refuses to export a session that steps cannot repeat, and says why", async () => {
  const { genesis, requests, entries } = session().journal;
  const journal = sealJournal({ genesis, requests, entries: entries.slice(1) });
  await expect(exportPart({ journal, steps: [] }, { as: "test" })).rejects.toMatchObject({
    status: 400,
    body: { detail: expect.stringMatching(/^A step of the session cannot be repeated: /) },
  });
});
