import { expect, test } from "vitest";
import { requireObjectId } from "../../src/cli/server/require-object-id.ts";
import type { AdminClient } from "../../src/client.ts";

type Found = readonly [id: string, name: string, status?: string];

/** A client whose bank has these Accounts, all of which a search finds. */
function clientOf(accounts: readonly Found[], count = accounts.length): AdminClient {
  const results = accounts.map(([id, name, status = "open"], index) => {
    return { id, name, status, at: `2026-01-01T00:00:0${accounts.length - index}.000Z` };
  });
  const card = { id: "card_1", name: "Operating ..4286" };
  const data = [
    { type: "account", count, results },
    { type: "card", count: 1, results: [card] },
  ];
  const call = async (name: string) => (name === "balance" ? { available: 537_50 } : { data });
  return { call } as unknown as AdminClient;
}

const ids = [1, 2, 3].map((digit) => `account_${String(digit).repeat(20)}`) as [string, string, string];

const find = (accounts: readonly Found[], count?: number) =>
  requireObjectId(clientOf(accounts, count), "operating", ["account"]);

test("returns an id as it is, without a search", async () => {
  expect(await requireObjectId(clientOf([]), "account_1a2b", ["account"])).toBe("account_1a2b");
});

test("finds the only object that matches", async () => {
  expect(await find([["account_1", "Operating reserve"]])).toBe("account_1");
});

test("prefers the object whose name this is to others that contain it", async () => {
  const accounts = [
    ["account_2", "Operating reserve"],
    ["account_1", "Operating"],
  ] as const;
  expect(await find(accounts)).toBe("account_1");
});

test("finds an object that has ended only if no other matches", async () => {
  const closed = ["account_2", "Operating", "closed"] as const;
  expect(await find([closed, ["account_1", "Operating"]])).toBe("account_1");
  expect(await find([closed])).toBe("account_2");
});

test("lists the candidates if there are several, the newest first, with what tells them apart", async () => {
  const accounts = [
    [ids[1], "Operating"],
    [ids[0], "Operating", "closed"],
    [ids[2], "Operating"],
    ["account_3", "Operating reserve"],
  ] as const;
  await expect(find(accounts)).rejects.toThrow(
    [
      '"operating" matches 3 objects, the newest first:',
      `  ${ids[1]}  Operating, $537.50, Thu 1 Jan 2026, 00:00:04`,
      `  ${ids[0]}  Operating, $537.50, closed, Thu 1 Jan 2026, 00:00:03`,
      `  ${ids[2]}  Operating, $537.50, Thu 1 Jan 2026, 00:00:02`,
      'Write the id of one. `sandbank search "operating"` lists what it finds.',
    ].join("\n"),
  );
});

test("does not take the newest of more objects than a search returns", async () => {
  await expect(find([["account_1", "Operating reserve"]], 51)).rejects.toThrow(
    '"operating" matches 51 objects, the newest ones are:',
  );
});

test("says what to do if nothing matches", async () => {
  await expect(find([])).rejects.toThrow(
    '"operating" matches no Account. `sandbank search "operating"` lists what it finds.',
  );
});
