import { replay } from "@sandbank/engine";
import { setupBank } from "@sandbank/msw/node";
import { expect, test, vi } from "vitest";
import { tellStory } from "./story.ts";

async function transcript() {
  const setup = setupBank();
  const handle = vi.spyOn(setup.bank, "handle");
  const lines: string[] = [];
  await tellStory((line) => lines.push(line), setup);
  return { lines, responses: handle.mock.results.map(({ value }) => value), bank: setup.bank };
}

test("two runs tell the same story with the same responses, to the byte", async () => {
  const [first, second] = [await transcript(), await transcript()];
  expect(first.responses.length).toBeGreaterThan(20);
  expect(JSON.stringify(second.responses)).toBe(JSON.stringify(first.responses));
  expect(second.lines).toEqual(first.lines);
  // Two wrong runs are equal, too: the name is all that the story reads and no assertion of its own holds.
  expect(first.lines[0]).toContain('Opened the Account "Operating"');
});

test("replaying the journal reproduces the bank", async () => {
  const { bank } = await transcript();
  const again = replay(JSON.parse(JSON.stringify(bank.journal())));
  expect(JSON.stringify(again.snapshot())).toBe(JSON.stringify(bank.snapshot()));
});
