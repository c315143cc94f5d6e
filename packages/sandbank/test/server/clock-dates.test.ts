import { expect, onTestFinished, test } from "vitest";
import { adminOf, startFrozen } from "../support/servers.ts";

test("clock.next passes the hold of a settled authorization, and goes to the dates of a loan, which it reports apart from jobs", async () => {
  const server = await startFrozen({});
  onTestFinished(() => server.stop());
  const admin = adminOf(server);
  const call = (operation: string, params: Record<string, unknown>) =>
    admin.call("call", { operation, params }) as Promise<{ id: string; pending_transaction?: { id: string } }>;
  const credit = { credit_limit: 500_00, grace_period_days: 10 };
  const loan = { ...credit, statement_day_of_month: 15, statement_payment_type: "balance" };
  const account = await call("accounts.create", { name: "Credit", funding: "loan", loan });
  const card = await call("cards.create", { account_id: account.id });
  const held = await call("simulations.cardAuthorizations.create", { card_id: card.id, amount: 40_00 });
  const pending_transaction_id = held.pending_transaction?.id;
  await call("simulations.cardSettlements.create", { card_id: card.id, pending_transaction_id });
  const statement = { at: "2026-01-15T00:00:00.000Z", kind: "accounts.statement", object: account.id };
  expect((await admin.call("clock.get")).next).toEqual(statement);
  expect(await admin.call("clock.next")).toMatchObject({
    to: statement.at,
    ran: [],
    loanDates: [{ kind: statement.kind, count: 1, amount: 40_00, objects: [account.id] }],
  });
  const payment = { at: "2026-01-25T00:00:00.000Z", kind: "accounts.payment_due", object: account.id };
  expect((await admin.call("clock.due", { limit: 1 })).data).toEqual([payment]);
});
