import { type Bank, createBank, type TraceStep } from "@sandbank/engine";
import { performRead } from "@sandbank/view/reads/read-handlers";
import { describe, expect, test } from "vitest";
import type { Source } from "../../src/source/source.ts";
import { readSessionPart, readWholeSession } from "../../src/store/read-session.ts";

/** A source that reads a bank, and records what it was asked and how many entries it returned. */
function countingSource(bank: Bank) {
  const reads: { readonly name: string; readonly params: unknown; readonly entries: number }[] = [];
  const source = {
    async admin(name: "journal" | "trace", params: object = {}) {
      const result = await performRead(bank, name, params as never);
      reads.push({ name, params, entries: (result as { entries?: readonly unknown[] }).entries?.length ?? 0 });
      return result;
    },
  } as unknown as Source;
  return { source, takeReads: () => reads.splice(0) };
}

function bankOf(accounts: number): Bank {
  const bank = createBank();
  for (let index = 0; index < accounts; index++) bank.accounts.create({ name: "Operating" });
  return bank;
}

const stepsOf = (bank: Bank): readonly TraceStep[] => bank.trace().steps;

describe("reading the session of a bank", () => {
  test("reads all entries, and the steps that the server keeps", async () => {
    const bank = bankOf(1_500);
    const { source, takeReads } = countingSource(bank);
    const session = await readWholeSession(source, "default");
    expect(session.journal.entries).toHaveLength(1_500);
    expect(session.steps).toHaveLength(1_500);
    expect(takeReads()).toHaveLength(2);
  });

  test("reads only the added entries when the bank has moved on, and no steps", async () => {
    const bank = bankOf(1_500);
    const { source, takeReads } = countingSource(bank);
    bank.accounts.create({ name: "One more" });
    const part = await readSessionPart(source, { entries: 1_500, step: 1_500 }, stepsOf(bank).slice(-3));
    expect(takeReads()).toEqual([{ name: "journal", params: { after: 1_498 }, entries: 3 }]);
    expect(part?.steps.map(({ number }) => number)).toEqual([1_500, 1_501]);
  });

  test("reads all of a journal that was too short to be told from another one", async () => {
    const bank = bankOf(1);
    const { source } = countingSource(bank);
    expect(await readSessionPart(source, { entries: 1, step: 1 }, [])).toMatchObject({ after: 0, steps: [] });
  });

  test("reads nothing if steps in between are not known", async () => {
    const bank = bankOf(10);
    const { source, takeReads } = countingSource(bank);
    expect(await readSessionPart(source, { entries: 5, step: 5 }, stepsOf(bank).slice(-3))).toBe(undefined);
    expect(takeReads()).toEqual([]);
  });
});
