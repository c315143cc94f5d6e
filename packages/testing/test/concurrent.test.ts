import { bankTest, expect } from "@sandbank/testing/vitest";
import { describe } from "vitest";

const TESTS = 1_000;
const test = bankTest({ setup: (bank) => void bank.accounts.create({ name: "Of all" }) });

const ids = new Set<string>();

describe.concurrent("1,000 concurrent tests of one process", () => {
  test.for(Array.from({ length: TESTS }, (_, index) => index))(
    "concurrent test %i sees only its own objects",
    async (index, { client }) => {
      const made = await client.accounts.create({ name: `Of ${index}` });
      await client.accounts.create({ name: `Also of ${index}` });
      const { data } = await client.accounts.list();
      expect(data.map(({ name }) => name)).toEqual([`Also of ${index}`, `Of ${index}`, "Of all"]);
      expect(data[1]).toEqual(made);
      ids.add(made.id);
    },
  );
});

test("the concurrent tests before this one all had different ids", () => {
  expect(ids.size).toBe(TESTS);
});
