import assert from "node:assert/strict";
import { type BankSetup as Setup, setupBank } from "@sandbank/msw/node";
import { BankClient, InvalidOperationError } from "@sandbank/sdk";

/** Receives one line of the story. */
export type Tell = (line: string) => void;

/**
 * Plays a story like an app's own test: the app calls the API with the SDK, MSW intercepts the calls, and a bank in the
 * same process answers them.
 */
export async function tellStory(tell: Tell, setup: Setup = setupBank()): Promise<void> {
  setup.listen({ onUnhandledFrame: "error" });
  try {
    await payInterest(setup, tell);
    await pageThroughAccounts(setup, tell);
    await surviveLostResponse(setup, tell);
    await lookBack(setup, tell);
    await followEvents(setup, tell);
    assert.deepEqual(setup.bank.audit(), []);
    tell("The bank's books balance: its audit finds no violation.");
  } finally {
    setup.close();
  }
}

async function payInterest({ clientOptions }: Setup, tell: Tell): Promise<void> {
  const client = new BankClient(clientOptions);
  const account = await client.accounts.create({ name: "Operating" });
  tell(`1. Opened the Account "${account.name}" (${account.id}).`);

  await client.simulations.interestPayments.create({ account_id: account.id, amount: 1_250 });
  await client.simulations.accountRevenuePayments.create({ account_id: account.id, amount: 300 });
  const { current_balance } = await client.accounts.balance(account.id);
  assert.equal(current_balance, 1_550);
  tell(`   Interest of $12.50 and revenue of $3.00 arrived. Its balance is ${dollars(current_balance)}.`);
}

async function pageThroughAccounts({ bank, clientOptions }: Setup, tell: Tell): Promise<void> {
  const client = new BankClient(clientOptions);
  // Direct calls of the bank need no HTTP and take a few microseconds each.
  for (let number = 1; number <= 249; number++) bank.accounts.create({ name: `Customer ${number}` });

  let pages = 0;
  for await (const _page of client.accounts.list().pages()) pages++;
  const accounts = await client.accounts.list({ status: { in: ["open"] } }).toArray({ limit: 1_000 });
  assert.equal(accounts.length, 250);
  assert.equal(new Set(accounts.map(({ id }) => id)).size, 250);
  tell(
    `2. Opened 249 more. Listing all ${accounts.length} takes ${pages} requests and returns each Account exactly once.`,
  );
}

async function surviveLostResponse({ bank, clientOptions }: Setup, tell: Tell): Promise<void> {
  const client = new BankClient(clientOptions);
  bank.faults.arm({ kind: "drop_after_commit", operation: "accounts.create" });
  const account = await client.accounts.create({ name: "Payroll" }, { idempotencyKey: "open-payroll" });

  const made = await client.accounts.list({ idempotency_key: "open-payroll" }).toArray({ limit: 10 });
  assert.deepEqual(made, [account]);
  tell("3. Opened Payroll, but the bank's response was lost after the bank had done the work.");
  tell(`   The SDK retried with the same idempotency key. The bank has ${made.length} Payroll Account, not two.`);
}

async function lookBack({ bank, clientOptions }: Setup, tell: Tell): Promise<void> {
  const client = new BankClient(clientOptions);
  const account = await client.accounts.create({ name: "Savings" });
  await client.simulations.interestPayments.create({ account_id: account.id, amount: 5_000 });
  const yesterday = bank.clock.now();
  bank.clock.advance({ days: 1 });
  await client.simulations.interestPayments.create({ account_id: account.id, amount: 70 });

  const now = await client.accounts.balance(account.id);
  const before = await client.accounts.balance(account.id, { at_time: yesterday });
  assert.deepEqual([before.current_balance, now.current_balance], [5_000, 5_070]);
  tell(
    `4. Advanced the clock by a day. The balance of Savings is ${dollars(now.current_balance)}; a day earlier it was ${dollars(before.current_balance)}.`,
  );

  const refusal = await client.accounts.close(account.id).catch((error: unknown) => error);
  assert.ok(refusal instanceof InvalidOperationError);
  assert.equal((await client.accounts.retrieve(account.id)).status, "open");
  tell(`5. Closing Savings is refused (${refusal.status}), and the bank says why:`);
  tell(`   "${refusal.detail}"`);
}

async function followEvents({ clientOptions }: Setup, tell: Tell): Promise<void> {
  const client = new BankClient(clientOptions);
  const oldestFirst = { order_by: { field: "created_at", direction: "ascending" } } as const;
  let cursor: string | undefined;
  let seen = 0;
  for await (const page of client.events.list(oldestFirst).pages()) {
    seen += page.data.length;
    cursor = page.next_cursor ?? cursor;
  }
  tell(`6. Read all ${seen} Events, oldest first, and kept the cursor.`);

  const account = await client.accounts.create({ name: "Travel" });
  assert.ok(cursor !== undefined);
  const news = await client.events.list({ ...oldestFirst, cursor }).toArray({ limit: 100 });
  assert.deepEqual(
    news.map(({ category, associated_object_id }) => [category, associated_object_id]),
    [["account.created", account.id]],
  );
  tell(
    `   Opened Travel. Resuming from the cursor returns only the new Event: ${news.map(({ category }) => category).join(", ")}.`,
  );
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
