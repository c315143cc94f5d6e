import { expect, test } from "vitest";
import { compilerErrors } from "../../../tests/support/compiler-errors.ts";

const lines: [line: string, error?: string][] = [
  [
    'client.accounts.list({ status: "open" });',
    "Type 'string' is not assignable to type '{ in: readonly AccountStatus[]; }'.",
  ],
  [
    'client.events.list({ category: ["card.created"] });',
    "Property 'in' is missing in type 'string[]' but required in type '{ in: readonly (EventCategory | NeverProducedEventCategory)[]; }'.",
  ],
  [
    'client.transactions.list({ category: { in: ["card_refunds"] } });',
    "Type '\"card_refunds\"' is not assignable to type 'TransactionCategory | NeverProducedTransactionCategory'. Did you mean '\"card_refund\"'?",
  ],
  ['const open = ["open"] as const; client.accounts.list({ status: { in: open } });'],
  [
    "createWebhookRouter({ client });",
    "Property 'secret' is missing in type '{ client: BankClient; }' but required in type 'WebhookVerifierOptions'.",
  ],
  [
    "for (const account of client.accounts.list()) account;",
    "Type 'PageRequest<Account>' must have a '[Symbol.iterator]()' method that returns an iterator.",
  ],
  [
    "[...client.accounts.list()];",
    "Type 'PageRequest<Account>' must have a '[Symbol.iterator]()' method that returns an iterator.",
  ],
  ["new Set(client.accounts.list());", "Type 'void' is not assignable to type 'Iterator<unknown, any, any>'."],
  ["for await (const account of client.accounts.list()) account;"],
];

test("the compiler says what is wrong with a filter, a list in a `for` without `await` and a router without a secret", () => {
  const head =
    `import type { BankClient } from "@sandbank/sdk"; import { createWebhookRouter } from "@sandbank/sdk/webhooks";
    declare const client: BankClient;`.replace("\n", "");
  const errors = compilerErrors([head, ...lines.map(([line]) => line)].join("\n"));
  expect(errors).toEqual(lines.flatMap(([, error], index) => (error === undefined ? [] : `${index + 1}: ${error}`)));
});
