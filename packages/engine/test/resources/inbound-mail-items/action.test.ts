import type { InboundMailItem } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { eventsOf, expectBalances } from "../../support/money.ts";
import { invalid, notFound, refusalOf, send, stateText } from "../../support/send.ts";
import { account, bank, depositOf, mailToAddress, open, START, transactionOf } from "./stage.ts";

beforeEach(() => open());
const act = (id: string, ...checks: unknown[]) =>
  send<InboundMailItem>(bank, { method: "POST", path: `/inbound_mail_items/${id}/action`, body: { checks } });
const refusalOfAction = (id: string, body: unknown) =>
  refusalOf(send(bank, { method: "POST", path: `/inbound_mail_items/${id}/action`, body }));
const into = (id: string) => ({ action: "deposit", account_id: id });

describe("POST /inbound_mail_items/{inbound_mail_item_id}/action", () => {
  test("deposits a check of a mail item into the given Account, and processes the item (D-91, D-93) [mail-action-deposit]", () => {
    const item = mailToAddress();
    bank.clock.advance({ hours: 1 });
    const events = eventsOf(bank, () => {
      const { status, body } = act(item.id, into(account.id));
      const deposit = depositOf(body);
      expect([status, body]).toEqual([
        200,
        {
          ...item,
          checks: [{ ...item.checks[0], check_deposit_id: deposit.id, status: "deposited" }],
          status: "processed",
        },
      ]);
      expect(deposit).toMatchObject({
        account_id: account.id,
        created_at: "2026-01-01T01:00:00.000Z",
        inbound_mail_item_id: item.id,
        lockbox_recipient_id: null,
        status: "submitted",
      });
      expect(transactionOf()).toMatchObject({ amount: 1_750, route_id: null, route_type: null });
    });
    expect(events.map(([category]) => category)).toEqual([
      "check_deposit.created",
      "pending_transaction.created",
      "pending_transaction.updated",
      "transaction.created",
      "check_deposit.updated",
      "inbound_mail_item.updated",
    ]);
    expectBalances(bank, account.id, 1_750);
    expect(bank.accounts.balance(account.id, { at_time: START }).current_balance).toBe(0);
  });

  test("leaves the Check Deposit of an action pending with checkDeposits manual (D-93)", () => {
    open({ checkDeposits: "manual" });
    const { body } = act(mailToAddress().id, into(account.id));
    expect(body).toMatchObject({ status: "processed", checks: [{ status: "deposited" }] });
    expect(depositOf(body).status).toBe("pending");
    expectBalances(bank, account.id, 0);
  });

  test("moves no money for a check that is ignored (D-91) [mail-action-ignore]", () => {
    const item = mailToAddress();
    const events = eventsOf(bank, () =>
      expect(act(item.id, { action: "ignore" }).body).toEqual({
        ...item,
        checks: [{ ...item.checks[0], check_deposit_id: null, status: "ignored" }],
        status: "processed",
      }),
    );
    expect(events).toEqual([["inbound_mail_item.updated", item.id]]);
    expect(bank.checkDeposits.list().data).toEqual([]);
    expectBalances(bank, account.id, 0);
  });

  const ignore = { action: "ignore" };

  test.each<[string, unknown, readonly string[]]>([
    ["more elements than checks (D-91)", { checks: [ignore, ignore] }, ["checks"]],
    [
      "more elements than checks, with another issue (D-05)",
      { checks: [ignore, ignore], note: "Both" },
      ["checks", "note"],
    ],
    [
      "more elements than checks before it looks up their Accounts (D-27)",
      { checks: [into("account_0"), ignore] },
      ["checks"],
    ],
  ])("refuses the action on a mail item with %s [mail-action-elements]", (_, body, fields) => {
    const { id } = mailToAddress();
    const before = stateText(bank);
    expect(refusalOfAction(id, body)).toEqual(invalid(...fields));
    expect(stateText(bank)).toBe(before);
  });

  test("refuses the action on a mail item that does not exist, for every number of checks", () => {
    for (const checks of [[ignore], [ignore, ignore]]) {
      expect(refusalOfAction("inbound_mail_item_0", { checks })).toEqual(notFound);
    }
  });
});
