import type { Account, AccountTransfer, AccountTransferCreateParams } from "@sandbank/contract";
import { nameObject } from "@sandbank/contract/private/words";
import { beforeEach, describe, expect, test } from "vitest";
import type { Bank } from "../../../src/index.ts";
import type { World } from "../../../src/world/world.ts";
import { terms } from "../../proofs/stage.ts";
import { eventsOf, expectBalances, MOST, move, openBankWithWorld } from "../../support/money.ts";
import { expectResult } from "../../support/rails.ts";
import { invalid, keyUsed, noSuchMethod, notFound, notNow, refusalOf, send } from "../../support/send.ts";

const START = "2026-01-01T00:00:00.000Z";
const path = "/account_transfers";

let bank: Bank;
let world: World;
let operating: Account;
let savings: Account;
beforeEach(() => {
  ({ bank, world } = openBankWithWorld());
  operating = bank.accounts.create({ name: "Operating" });
  savings = bank.accounts.create({ name: "Savings" });
  move(world, operating.id, 1_000);
});

const params = (more: Partial<AccountTransferCreateParams> = {}): AccountTransferCreateParams => ({
  account_id: operating.id,
  destination_account_id: savings.id,
  amount: 400,
  description: "Move to savings",
  ...more,
});
const create = (more: Partial<AccountTransferCreateParams> = {}) => bank.accountTransfers.create(params(more));
const post = <Body>(to: string, body?: unknown, headers?: Readonly<Record<string, string>>) =>
  send<Body>(bank, { method: "POST", path: to, body, ...(headers && { headers }) });

describe("POST /account_transfers", () => {
  test("moves money at once: the Event of the transfer comes before those of the two Transactions (O-28)", () => {
    let transfer = {} as AccountTransfer;
    const events = eventsOf(bank, () => {
      const answer = post<AccountTransfer>(path, params(), { "idempotency-key": "transfer-1" });
      expect(answer.status).toBe(200);
      transfer = answer.body;
    });
    const [credit, debit] = bank.transactions.list({ category: { in: ["account_transfer_intention"] } }).data;
    expect(transfer).toEqual({
      id: expect.stringMatching(/^account_transfer_[0-9a-z]{20}$/),
      account_id: operating.id,
      amount: 400,
      approval: null,
      cancellation: null,
      created_at: START,
      created_by: { category: "api_key", api_key: { description: null }, oauth_application: null, user: null },
      currency: "USD",
      description: "Move to savings",
      destination_account_id: savings.id,
      destination_transaction_id: credit?.id,
      idempotency_key: "transfer-1",
      pending_transaction_id: null,
      status: "complete",
      transaction_id: debit?.id,
      type: "account_transfer",
    });
    expectResult("accountTransfers.retrieve", bank.accountTransfers.retrieve(transfer.id));
    expect(events).toEqual([
      ["account_transfer.created", transfer.id],
      ["transaction.created", debit?.id],
      ["transaction.created", credit?.id],
    ]);
    const details = {
      amount: 400,
      currency: "USD",
      description: "Move to savings",
      destination_account_id: savings.id,
      source_account_id: operating.id,
      transfer_id: transfer.id,
    };
    const common = { description: "Move to savings", route_id: null, route_type: null };
    expect(debit).toMatchObject({ ...common, account_id: operating.id, amount: -400 });
    expect(credit).toMatchObject({ ...common, account_id: savings.id, amount: 400 });
    for (const each of [debit, credit]) {
      expect(each?.source).toMatchObject({
        category: "account_transfer_intention",
        account_transfer_intention: details,
      });
    }
    expectBalances(bank, operating.id, 600);
    expectBalances(bank, savings.id, 400);
  });

  test("holds the amount of a transfer that requires approval", () => {
    let transfer = {} as AccountTransfer;
    const events = eventsOf(bank, () => {
      transfer = create({ require_approval: true });
    });
    const pending = bank.pendingTransactions.retrieve(
      transfer.pending_transaction_id as `pending_transaction_${string}`,
    );
    expect(transfer).toMatchObject({
      status: "pending_approval",
      transaction_id: null,
      destination_transaction_id: null,
    });
    expect(events).toEqual([
      ["account_transfer.created", transfer.id],
      ["pending_transaction.created", pending.id],
    ]);
    expect(pending).toMatchObject({ account_id: operating.id, amount: -400, held_amount: 400, status: "pending" });
    expect(pending).toMatchObject({ description: "Move to savings", route_id: null, route_type: null });
    expect(pending.source).toMatchObject({
      category: "account_transfer_instruction",
      account_transfer_instruction: { amount: 400, currency: "USD", transfer_id: transfer.id },
    });
    expectBalances(bank, operating.id, 1_000, 600);
    expectBalances(bank, savings.id, 0);
  });

  test("counts the unused credit of a loan Account as available, and money for a loan as a payment", () => {
    const line = bank.accounts.create({
      name: "Line",
      funding: "loan",
      loan: { ...terms, credit_limit: 500 } as never,
    });
    create({ account_id: line.id, amount: 500 });
    expect(refusalOf(post(path, params({ account_id: line.id, amount: 1 })))).toEqual(notNow);
    expectBalances(bank, line.id, -500, 0);
    bank.clock.advance({ days: 40 });
    expect(bank.accounts.balance(line.id).loan).toMatchObject({ due_balance: 0, past_due_balance: 500 });
    create({ destination_account_id: line.id, amount: 500 });
    expect(bank.accounts.balance(line.id).loan).toMatchObject({ due_balance: 0, past_due_balance: 0 });
    expectBalances(bank, line.id, 0, 500);
  });

  test("lets an archived Entity send and receive, and counts for no Limit (O-04)", () => {
    bank.limits.create({ metric: "count", model_id: operating.id, value: 0, interval: "day" });
    bank.entities.archive(operating.entity_id);
    expect(create().status).toBe("complete");
    expect(bank.declinedTransactions.list().data).toEqual([]);
  });

  test("says in dollars how much is missing, and changes nothing", () => {
    const events = eventsOf(bank, () => {
      const { body } = post<{ detail: string }>(path, params({ amount: 1_234 }));
      expect(body.detail).toBe(
        `The available balance of $10.00 does not cover $12.34: $2.34 is missing. Send less, or add money to Account ${operating.id} first.`,
      );
    });
    expect(events).toEqual([]);
    expect(bank.accountTransfers.list().data).toEqual([]);
  });

  test("checks the body, then the key, then ids, then objects that are named, then their states (D-27)", () => {
    const { id: program_id } = bank.simulations.programs.create({ name: "Core", bank: "core_bank" });
    const { entity_id } = operating;
    const core = bank.accounts.create({ name: "Core", program_id, entity_id });
    const key = { "idempotency-key": "used" };
    post(path, params({ amount: 1 }), key);
    bank.entities.disable(entity_id);
    const ask = (more: object, headers?: typeof key) => refusalOf(post(path, { ...params(), ...more }, headers));
    const [wrongBody, unknown, otherBank] = [
      { amount: 0 },
      { account_id: "account_none" },
      { destination_account_id: core.id },
    ];
    expect(ask({ ...wrongBody, ...unknown }, key)).toEqual(invalid("amount"));
    expect(ask(unknown, key)).toEqual(keyUsed);
    expect(ask({ ...unknown, ...otherBank })).toEqual(notFound);
    expect(ask({ ...otherBank, amount: 1_001 })).toEqual(invalid("destination_account_id"));
    expect(ask({ amount: 1_001 })).toEqual(notNow);
    // A replay is not checked again.
    expect(post(path, params({ amount: 1 }), key).status).toBe(200);
  });

  test("refuses an amount that is no safe integer with 400, and one that the destination cannot hold with 409 (D-41)", () => {
    expect(refusalOf(post(path, { ...params(), amount: MOST + 1 }))).toEqual(invalid("amount"));
    move(world, savings.id, MOST);
    expect(refusalOf(post(path, params({ amount: 1 })))).toEqual(notNow);
    bank.accountTransfers.create(params({ account_id: savings.id, destination_account_id: operating.id, amount: 1 }));
    expect(create({ amount: 1 }).status).toBe("complete");
  });

  test("accepts `unique_identifier` and forgets it, but compares bodies with it (O-07)", () => {
    const ask = (unique_identifier: unknown, key: string) =>
      post<AccountTransfer>(path, { ...params({ amount: 1 }), unique_identifier }, { "idempotency-key": key });
    const first = ask("one", "a");
    expect(first.status).toBe(200);
    expect(Object.keys(first.body)).not.toContain("unique_identifier");
    expect(ask("one", "a").body).toEqual(first.body);
    expect(refusalOf(ask("two", "a") as never)).toEqual(keyUsed);
    expect(ask("one", "b").status).toBe(200);
    for (const wrong of ["", "a".repeat(201), 1]) {
      expect(refusalOf(ask(wrong, "c") as never)).toEqual(invalid("unique_identifier"));
    }
  });
});

describe("POST /account_transfers/{account_transfer_id}/approve", () => {
  test("ends the hold, moves the money, and changes the transfer last (O-06)", () => {
    const transfer = create({ require_approval: true });
    bank.clock.advance({ hours: 1 });
    const events = eventsOf(bank, () => expect(post(`${path}/${transfer.id}/approve`, {}).status).toBe(200));
    const approved = bank.accountTransfers.retrieve(transfer.id);
    expect(approved).toEqual({
      ...transfer,
      approval: { approved_at: "2026-01-01T01:00:00.000Z", approved_by: null },
      destination_transaction_id: expect.stringMatching(/^transaction_/),
      status: "complete",
      transaction_id: expect.stringMatching(/^transaction_/),
    });
    expect(events).toEqual([
      ["pending_transaction.updated", transfer.pending_transaction_id],
      ["transaction.created", approved.transaction_id],
      ["transaction.created", approved.destination_transaction_id],
      ["account_transfer.updated", transfer.id],
    ]);
    expectBalances(bank, operating.id, 600);
    expectBalances(bank, savings.id, 400);
  });

  test("succeeds although the available balance has become negative", () => {
    const transfer = create({ require_approval: true, amount: 1_000 });
    move(world, operating.id, -300);
    bank.accountTransfers.approve(transfer.id);
    expectBalances(bank, operating.id, -300);
  });

  test("refuses a closed destination, and changes nothing", () => {
    const transfer = create({ require_approval: true });
    bank.accounts.close(savings.id);
    const events = eventsOf(bank, () => expect(refusalOf(post(`${path}/${transfer.id}/approve`))).toEqual(notNow));
    expect(events).toEqual([]);
    expect(bank.accountTransfers.retrieve(transfer.id)).toEqual(transfer);
    expectBalances(bank, operating.id, 1_000, 600);
  });

  test("accepts no member in its body, and there is no PATCH and no DELETE", () => {
    const { id } = create({ require_approval: true });
    expect(refusalOf(post(`${path}/${id}/approve`, { approved_by: "me" }))).toEqual(invalid("approved_by"));
    for (const method of ["PATCH", "DELETE"]) {
      expect(refusalOf(send(bank, { method, path: `${path}/${id}` }))).toEqual(noSuchMethod);
    }
  });
});

describe("POST /account_transfers/{account_transfer_id}/cancel", () => {
  test("ends the hold and moves nothing, also for a disabled Entity (O-04)", () => {
    const transfer = create({ require_approval: true });
    bank.entities.disable(operating.entity_id);
    const events = eventsOf(bank, () => bank.accountTransfers.cancel(transfer.id));
    expect(bank.accountTransfers.retrieve(transfer.id)).toEqual({
      ...transfer,
      cancellation: { canceled_at: START, canceled_by: null },
      status: "canceled",
    });
    expect(events).toEqual([
      ["pending_transaction.updated", transfer.pending_transaction_id],
      ["account_transfer.updated", transfer.id],
    ]);
    expectBalances(bank, operating.id, 1_000);
    expectBalances(bank, savings.id, 0);
  });
});

describe("an Account with a transfer that waits for approval", () => {
  test("cannot be closed, and the refusal names the transfer (D-38)", () => {
    const transfer = create({ require_approval: true });
    move(world, operating.id, -1_000);
    const { body } = post<{ detail: string }>(`/accounts/${operating.id}/close`);
    expect(body.detail).toContain(`Approve or cancel ${transfer.id}, then close the Account.`);
    const release = post<{ detail: string }>(`/pending_transactions/${transfer.pending_transaction_id}/release`);
    expect(release.status).toBe(409);
    expect(release.body.detail).toContain(`Approve or cancel ${transfer.id}.`);
  });
});

describe("what explains an Account Transfer", () => {
  test("names the other Account, and describes both sides by its description", () => {
    const transfer = create();
    const lookup = (id: string) => [operating, savings].find((account) => account.id === id);
    const [credit, debit] = bank.transactions.list().data;
    expect([transfer, debit, credit].map((each) => each && nameObject(each, lookup))).toEqual([
      "Account transfer of $4.00 to Savings",
      "Account transfer of $4.00 to Savings",
      "Account transfer of $4.00 from Operating",
    ]);
    expect(bank.explainBalance({ account: savings.id })).toMatchObject({
      groups: [{ category: "account_transfer_intention", label: "Account transfers", amount: 400, count: 1 }],
      entries: [{ description: "Move to savings", after: { current: 400, available: 400 } }],
    });
  });

  test("lists the transfers of the sending Account", () => {
    const [one, other] = [create({ amount: 1 }), create({ amount: 2 })];
    create({ account_id: savings.id, destination_account_id: operating.id, amount: 3 });
    expect(bank.accountTransfers.list({ account_id: operating.id }).data).toEqual([other, one]);
  });
});
