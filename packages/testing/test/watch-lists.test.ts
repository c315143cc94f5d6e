import { expect, test } from "@sandbank/testing/vitest";
import { describe } from "vitest";
import { watchLists } from "../src/session/watch-lists.ts";

describe("watchLists", () => {
  test("names the lists that were never sent", async ({ client }) => {
    const unsent = watchLists(client);
    client.accounts.list();
    client.events.list({ limit: 1 });
    expect(unsent()).toEqual(["client.accounts.list()", "client.events.list()"]);
  });

  test("leaves out each list that is sent, however it is", async ({ client }) => {
    await client.accounts.create({ name: "Operating" });
    const unsent = watchLists(client);
    const names: (string | undefined)[] = [];
    names.push((await client.accounts.list()).data[0]?.name);
    for await (const account of client.accounts.list()) names.push(account.name);
    for await (const { data } of client.accounts.list().pages()) names.push(data[0]?.name);
    names.push((await client.accounts.list().toArray({ limit: 1 }))[0]?.name);
    names.push((await client.accounts.list().withResponse()).data.data[0]?.name);
    names.push((await client.accounts.list().catch(() => undefined))?.data[0]?.name);
    names.push((await client.accounts.list().finally(() => {})).data[0]?.name);
    expect(names).toEqual(Array(7).fill("Operating"));
    expect(unsent()).toEqual([]);
  });
});
