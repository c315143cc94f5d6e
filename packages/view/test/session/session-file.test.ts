import { type Bank, createBank, replay } from "@sandbank/engine";
import { describe, expect, test } from "vitest";
import { stories } from "../../../engine/test/golden/stories.ts";
import { packSession, unpackSession } from "../../src/session/pack.ts";
import { parseSession } from "../../src/session/parse-session.ts";
import { redactSession } from "../../src/session/redact-session.ts";
import { type SessionFile, sessionFile } from "../../src/session/session-file.ts";

function sessionOf(bank: Bank): SessionFile {
  // As it is read from a file.
  return JSON.parse(JSON.stringify(sessionFile("default", bank.journal(), bank.trace().steps)));
}

/** Everything that has an id, an amount or a state, and everything that was declined. */
function outcomeOf(bank: Bank) {
  return {
    now: bank.clock.now(),
    transactions: bank.transactions.list().data,
    declines: bank.declinedTransactions.list().data.map(({ id }) => bank.explain(id)),
    events: bank.events.list().data,
    attempts: bank.webhooks.attempts().map(({ id, state, status }) => ({ id, state, status })),
    violations: bank.audit(),
  };
}

const all = Object.entries(stories).map(([name, open]) => ({ name, open }));

describe("packSession", () => {
  test.each(all)("packs the session $name into characters of a URL, and unpackSession returns it", async ({ open }) => {
    const session = sessionOf(open());
    const packed = await packSession(session);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpackSession(packed)).toEqual(session);
  });

  test("packs a call into fewer than 100 characters", async () => {
    const bank = createBank();
    for (let count = 0; count < 100; count++) bank.accounts.create({ name: `Account ${count}` });
    const packed = await packSession(sessionFile("default", bank.journal()));
    expect(packed.length).toBeLessThan(10_000);
  });
});

describe("unpackSession", () => {
  test("rejects a truncated link, with advice", async () => {
    const packed = await packSession(sessionOf(createBank()));
    await expect(unpackSession(packed.slice(0, -20))).rejects.toThrow(
      "It was changed or cut off. Copy the whole link, or open the session as a file.",
    );
    await expect(unpackSession("%")).rejects.toThrow("It was changed or cut off.");
  });
});

describe("parseSession", () => {
  test("reads a journal that sandbank export wrote, also after a byte order mark", () => {
    const journal = JSON.parse(JSON.stringify(createBank().journal()));
    expect(parseSession(JSON.stringify(journal))).toEqual(sessionFile("default", journal));
    expect(parseSession(`\uFEFF${JSON.stringify(journal)}`)).toEqual(sessionFile("default", journal));
  });

  test.each([
    ["not JSON", "It is not JSON, and not the page of a session."],
    ["[]", "It is neither a journal nor a session."],
    ["null", "It is neither a journal nor a session."],
    ['{"sandbank":"seed"}', "It is neither a journal nor a session."],
    ['{"sandbank":"session","version":9}', "It is a session of version 9, and this program reads version 1."],
  ])("refuses %s", (text, message) => {
    expect(() => parseSession(text)).toThrow(message);
  });
});

describe("redactSession", () => {
  test.each(all)("keeps ids, balances, declines and Events of the session $name", ({ open }) => {
    const session = sessionOf(open());
    const { journal } = redactSession(session);
    const urls = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll(/\?[^"\\]*/g, ""));
    expect(urls(outcomeOf(replay(journal)))).toEqual(urls(outcomeOf(replay(session.journal))));
  });

  test("removes keys, secrets, uploads and the queries of URLs", () => {
    const bank = createBank({ apiKeys: ["sandbox_key_private"] });
    const { id } = bank.eventSubscriptions.create({
      url: "https://hooks.test/in?token=abcdef#part",
      shared_secret: "first private secret",
    });
    bank.webhooks.rotateSecret(id, { secret: "second private secret" });
    bank.files.create({ file: new TextEncoder().encode("private scan"), purpose: "check_image_front" });
    const session = sessionOf(bank);
    const redacted = redactSession(session);
    const text = JSON.stringify(redacted);
    const told = ["sandbox_key_private", "abcdef", "private secret", btoa("private scan")];
    expect(told.filter((each) => JSON.stringify(session).includes(each))).toEqual(told);
    expect(told.filter((each) => text.includes(each))).toEqual([]);
    expect(replay(redacted.journal).eventSubscriptions.retrieve(id).url).toBe(
      "https://hooks.test/in?token=redacted-1#redacted-2",
    );
    expect(replay(redacted.journal).webhooks.secret(id)).toBe("redacted-4");
  });
});
