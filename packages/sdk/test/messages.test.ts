import { createBank } from "@sandbank/engine";
import { clientOptions } from "@sandbank/engine/http";
import { expect, test } from "vitest";
import { type BankApiError, BankClient } from "../src/index.ts";
import { errorOf } from "./client.ts";

const misspelled = { category: { in: ["card.craeted" as "card.created"] } };
const suggestion = `\`query.category.in.0\` must be one of <count> values, such as \`card.created\`, \`card.updated\` or \`file.created\``;

/** What only JavaScript lets through, and what the compiler cannot know. */
test.each<[string, (client: BankClient) => PromiseLike<unknown>, string]>([
  [
    "an id of no object",
    (client) => client.cards.create({ account_id: "account_1" }),
    'There is no account with the id "account_1" in this environment (POST /cards).',
  ],
  [
    "a misspelled category in the filter of a list",
    (client) => client.events.list(misspelled),
    `${suggestion} (GET /events?category.in=card.craeted).`,
  ],
  [
    "a misspelled category in the filter of a poll",
    (client) => client.events.poll({ ...misspelled, follow: false }).next(),
    `${suggestion} (GET /events?category.in=card.craeted&order_by.field=created_at&order_by.direction=ascending).`,
  ],
  [
    "an unknown status in the filter of a list",
    (client) => client.accounts.list({ status: { in: ["opne" as "open"] } }),
    "`query.status.in.0` must be `open` or `closed` (GET /accounts?status.in=opne).",
  ],
  [
    "a filter without `in`",
    (client) => client.accounts.list({ status: "open" as never }),
    "`query.status` is not a parameter; use `status.in` (GET /accounts?status=open).",
  ],
  [
    "a parameter that does not exist",
    (client) => client.accounts.create({ name: "Operating", nmae: "Operating" } as never),
    "`nmae` is not a known parameter; the nearest is `name` (POST /accounts).",
  ],
  [
    "a closed Account that is closed",
    async (client) => {
      const { id } = await client.accounts.create({ name: "Operating" });
      await client.accounts.close(id);
      return client.accounts.close(id);
    },
    '<account> is closed, so "close" is refused: it was closed permanently (POST /accounts/<account>/close).',
  ],
])("the message about %s begins with what is wrong, and names the request", async (_what, call, message) => {
  const error = (await errorOf(call(new BankClient(clientOptions(createBank()))))) as Error;
  const text = error.message.replace(/ Request request_\w+\.$/, "").replace(/\b1\d\d values/, "<count> values");
  expect(text.replaceAll(/account_\w{20}/g, "<account>")).toBe(message);
});

test("the message of an error has at most 150 characters of a long path", async () => {
  const client = new BankClient(clientOptions(createBank()));
  const cursor = "x".repeat(200_000);
  const error = (await errorOf(client.accounts.list({ cursor }))) as BankApiError;
  const start = "/accounts?cursor=";
  expect(error.message).toContain(` (GET ${start}${"x".repeat(150 - start.length)}…).`);
  expect(error.url).toContain(cursor);
});
