import { expect, test } from "vitest";
import { findObject } from "../../src/cli/server/find-object.ts";
import type { AdminClient } from "../../src/client.ts";

type Found = readonly [id: string, name: string, status?: string];

/** A client whose bank has these Accounts, all of which a search finds. */
function clientOf(accounts: readonly Found[], count = accounts.length): AdminClient {
  const results = accounts.map(([id, name, status = "open"]) => ({ id, name, status }));
  const card = { id: "card_1", name: "Operating ..4286" };
  const data = [
    { type: "account", count, results },
    { type: "card", count: 1, results: [card] },
  ];
  return { call: async () => ({ data }) } as unknown as AdminClient;
}

const find = (accounts: readonly Found[], count?: number) =>
  findObject(clientOf(accounts, count), "operating", ["account"]);

test("returns an id as it is, without a search", async () => {
  expect(await findObject(clientOf([]), "account_1a2b", ["account"])).toBe("account_1a2b");
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

test("names the candidates if there are several, and the command that lists all", async () => {
  const accounts = [
    ["account_2", "Operating"],
    ["account_1", "Operating"],
    ["account_3", "Operating reserve"],
  ] as const;
  await expect(find(accounts)).rejects.toThrow(
    '"operating" matches 2 objects: Operating (account_2) and Operating (account_1). Write the id of one. `sandbank search "operating"` lists what it finds.',
  );
});

test("does not take the newest of more objects than a search returns", async () => {
  await expect(find([["account_1", "Operating reserve"]], 51)).rejects.toThrow(
    '"operating" matches 51 objects, such as',
  );
});

test("says what to do if nothing matches", async () => {
  await expect(find([])).rejects.toThrow(
    '"operating" matches no Account. `sandbank search "operating"` lists what it finds.',
  );
});
