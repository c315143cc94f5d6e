import { describe, expect, test } from "vitest";
import { clientOf } from "./client.ts";

describe("newIdempotencyKey", () => {
  test("newIdempotencyKey creates one key for all attempts of a POST without a key", async () => {
    let made = 0;
    const newIdempotencyKey = () => `key-${++made}`;
    const { client, requests } = clientOf([new Error("lost"), {}], { newIdempotencyKey });
    await client.accounts.create({ name: "A" });
    await client.accounts.create({ name: "B" }, { idempotencyKey: "mine" });
    await client.accounts.create({ name: "C" });
    await client.accounts.retrieve("account_1");
    const keys = requests.map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toEqual(["key-1", "key-1", "mine", "key-2", undefined]);
  });

  test.each<[string, unknown]>([
    ["an empty string", ""],
    ["a promise, whose text is the same for every request", Promise.resolve("key-1")],
    ["a number", 7],
    ["nothing", undefined],
  ])("a newIdempotencyKey that returns %s is refused before a request is sent", async (_what, key) => {
    const { client, requests } = clientOf([{}], { newIdempotencyKey: () => key as string });
    await expect(client.accounts.create({ name: "A" })).rejects.toThrow(
      "Failed to use idempotencyKey: it must be 1 to 200",
    );
    expect(requests).toEqual([]);
  });
});
