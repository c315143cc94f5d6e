import type { InboundAchTransfer } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { manualClock } from "../../../src/index.ts";
import { eventsOf, expectBalances } from "../../support/money.ts";
import { declineBy, reasonsOf, START, stageWith } from "../../support/rails.ts";
import { invalid, refusalOf, send, stateText } from "../../support/send.ts";
import {
  account,
  bank,
  closeAccount,
  create,
  newest,
  newestDecline,
  now,
  number,
  open,
  post,
  stage,
  waiting,
} from "./stage.ts";

const path = "/inbound_ach_transfers";
const simulation = "/simulations/inbound_ach_transfers";

beforeEach(() => open());
const statusOf = (transfer: InboundAchTransfer) => now(transfer).status;

describe("an ACH transfer with resolve_at", () => {
  test.each([
    ["2026-01-01T00:00:00.000Z", "2026-01-01", "same_day"],
    ["2026-01-01T23:59:59.999Z", "2026-01-01", "same_day"],
    ["2026-01-02T00:00:00.000Z", "2026-01-02", "future_dated"],
    ["2026-01-02T00:30:00+01:00", "2026-01-01", "same_day"],
    ["2027-01-01T00:00:00.000Z", "2027-01-01", "future_dated"],
  ])("settles an ACH transfer when it resolves: at %s", (resolve_at, effective_date, settlement_schedule) => {
    const settled_at = new Date(resolve_at).toISOString();
    const settlement = { effective_date, settlement: { settled_at, settlement_schedule } };
    expect(create(1, { resolve_at })).toMatchObject(settlement);
    const { id } = create(1, { resolve_at, decline_reason: "group_locked" });
    bank.clock.advanceTo(resolve_at);
    expect(bank.inboundAchTransfers.retrieve(id)).toMatchObject({ ...settlement, status: "declined" });
  });

  test("keeps an ACH transfer pending until `resolve_at`, and moves nothing before", () => {
    let transfer: InboundAchTransfer | undefined;
    const arrival = eventsOf(bank, () => {
      transfer = waiting(-300);
    });
    const { id = "inbound_ach_transfer_0" } = transfer ?? {};
    expect(arrival).toEqual([["inbound_ach_transfer.created", id]]);
    expect(transfer).toMatchObject({
      acceptance: null,
      automatically_resolves_at: "2026-01-01T01:00:00.000Z",
      decline: null,
      status: "pending",
    });
    expect(eventsOf(bank, () => bank.clock.advance({ milliseconds: 3_599_999 }))).toEqual([]);
    expectBalances(bank, account.id, 1_000);
    const resolution = eventsOf(bank, () => bank.clock.advance({ milliseconds: 1 }));
    expect(resolution).toEqual([
      ["transaction.created", newest().id],
      ["inbound_ach_transfer.updated", id],
    ]);
    expect(bank.inboundAchTransfers.retrieve(id)).toEqual({
      ...transfer,
      acceptance: { accepted_at: "2026-01-01T01:00:00.000Z", transaction_id: newest().id },
      status: "accepted",
    });
    expect(newest().created_at).toBe("2026-01-01T01:00:00.000Z");
    expectBalances(bank, account.id, 700);
    expect(eventsOf(bank, () => bank.clock.advance({ days: 1 }))).toEqual([]);
  });

  test("reads an offset in `resolve_at` and returns UTC with milliseconds (D-12)", () => {
    const { automatically_resolves_at } = create(1, { resolve_at: "2026-01-02T00:30:00+01:00" });
    expect(automatically_resolves_at).toBe("2026-01-01T23:30:00.000Z");
  });

  test("resolves ACH transfers in order of time, and in order of arrival at the same time", () => {
    const credit = create(500, { resolve_at: "2026-01-01T02:00:00Z" });
    const first = create(-1_200, { resolve_at: "2026-01-01T02:00:00Z" });
    const second = create(-200, { resolve_at: "2026-01-01T02:00:00Z" });
    const third = create(-200, { resolve_at: "2026-01-01T01:00:00Z" });
    bank.clock.advance({ days: 1 });
    // 1,000 - 200 at one o'clock. At two: + 500, then - 1,200, and the last 200 is declined.
    expect([credit, first, second, third].map(statusOf)).toEqual(["accepted", "accepted", "declined", "accepted"]);
    expect(now(first).acceptance?.accepted_at).toBe("2026-01-01T02:00:00.000Z");
    expect(now(third).acceptance?.accepted_at).toBe("2026-01-01T01:00:00.000Z");
    expectBalances(bank, account.id, 100);
  });

  test("resolves an ACH transfer at once if `resolve_at` is the bank's present time", () => {
    bank.clock.advance({ hours: 1 });
    expect(create(-1, { resolve_at: "2026-01-01T02:00:00+01:00" })).toMatchObject({
      automatically_resolves_at: "2026-01-01T01:00:00.000Z",
      status: "accepted",
    });
  });

  test("refuses a `resolve_at` in the past, and changes nothing", () => {
    bank.clock.advance({ hours: 1 });
    const before = stateText(bank);
    const body = { account_number_id: "account_number_0", amount: 1, resolve_at: "2026-01-01T00:59:59.999Z" };
    const answer = send(bank, post(simulation, body));
    expect(refusalOf(answer)).toEqual(invalid("resolve_at"));
    expect(answer.body.detail).toBe("`resolve_at` is in the past: the bank's time is 2026-01-01T01:00:00.000Z.");
    expect(stateText(bank)).toBe(before);
  });

  test("lists every issue of an ACH simulation together (D-05)", () => {
    const body = { account_number_id: number.id, amount: 0, resolve_at: "2025-12-31T23:59:59.999Z" };
    expect(refusalOf(send(bank, post(simulation, body)))).toEqual(invalid("amount", "resolve_at"));
  });

  test("replays an idempotent response after its `resolve_at` has passed (D-07)", () => {
    const call = () =>
      bank.simulations.inboundAchTransfers.create(
        { account_number_id: number.id, amount: 5, resolve_at: "2026-01-01T01:00:00Z" },
        { idempotencyKey: "ach-1" },
      );
    const first = call();
    bank.clock.advance({ hours: 2 });
    expect(call()).toEqual(first);
    expectBalances(bank, account.id, 1_005);
  });

  test("accepts years up to 9999 in `resolve_at`, also with an offset", () => {
    const { automatically_resolves_at } = create(1, { resolve_at: "9999-12-31T23:59:59-23:59" });
    expect(automatically_resolves_at).toBe("9999-12-31T23:59:59.999Z");
  });
});

describe("an ACH transfer in a live bank", () => {
  test("resolves an ACH transfer in a live bank after an hour", () => {
    open(stageWith(1_000, { environment: "live" }));
    const transfer = create(-300);
    expect(transfer).toMatchObject({ automatically_resolves_at: "2026-01-01T01:00:00.000Z", status: "pending" });
    bank.clock.advance({ milliseconds: 3_599_999 });
    expect(statusOf(transfer)).toBe("pending");
    bank.clock.advance({ milliseconds: 1 });
    expect(now(transfer).acceptance?.accepted_at).toBe("2026-01-01T01:00:00.000Z");
    expectBalances(bank, account.id, 700);
  });

  test("resolves an ACH transfer in a live bank at `resolve_at` when it is given", () => {
    open(stageWith(1_000, { environment: "live" }));
    expect(create(-1, { resolve_at: START }).status).toBe("accepted");
    const later = create(-1, { resolve_at: "2026-01-01T02:00:00Z" });
    bank.clock.advance({ hours: 1 });
    expect(statusOf(later)).toBe("pending");
    bank.clock.advance({ hours: 1 });
    expect(statusOf(later)).toBe("accepted");
  });

  test("resolves an ACH transfer within the last hour of the year 9999 at its end", () => {
    open(stageWith(0, { environment: "live", clock: manualClock("9999-12-31T23:30:00Z") }));
    expect(create(1).automatically_resolves_at).toBe("9999-12-31T23:59:59.999Z");
  });
});

describe("POST /inbound_ach_transfers/{inbound_ach_transfer_id}/decline", () => {
  test.each([
    [-300, "payment_stopped"],
    [300, "credit_entry_refused_by_receiver"],
  ])("declines a pending ACH transfer of %i with the default reason %s", (amount, reason) => {
    const transfer = waiting(amount);
    bank.clock.advance({ minutes: 30 });
    const at = "2026-01-01T00:30:00.000Z";
    let events: unknown;
    const declined = declineBy(stage, () => {
      events = eventsOf(bank, () => {
        const answer = send<InboundAchTransfer>(bank, post(`${path}/${transfer.id}/decline`));
        const decline = { declined_at: at, declined_transaction_id: newestDecline().id, reason };
        expect([answer.status, answer.body]).toEqual([200, { ...transfer, decline, status: "declined" }]);
      });
    });
    expect(declined).toMatchObject({
      amount: 300,
      created_at: at,
      source: { ach_decline: { inbound_ach_transfer_id: transfer.id, reason } },
    });
    expect(events).toEqual([
      ["declined_transaction.created", declined.id],
      ["inbound_ach_transfer.updated", transfer.id],
    ]);
    // When its time comes, nothing more happens.
    expect(eventsOf(bank, () => bank.clock.advance({ hours: 1 }))).toEqual([]);
  });

  test.each(reasonsOf("inboundAchTransfers.decline"))(
    "declines an ACH transfer with the reason %s [declined-ach-reasons, declined-ach-user]",
    (reason) => {
      const transfer = waiting(-300);
      const declined = declineBy(stage, () => {
        send(bank, post(`${path}/${transfer.id}/decline`, { reason }));
      });
      expect(declined.source.ach_decline?.reason).toBe(reason);
      expect(now(transfer).decline?.reason).toBe(reason);
      expect(bank.explain(declined.id)).toMatchObject({ decidedBy: "client", reason });
    },
  );

  test("lets a client decline an ACH transfer before `decline_reason` or a rule would", () => {
    const [forced, broken] = [waiting(-1, { decline_reason: "entity_not_active" }), waiting(-1)];
    bank.accountNumbers.update(number.id, { status: "canceled" });
    for (const { id } of [forced, broken]) bank.inboundAchTransfers.decline(id, { reason: "duplicate_entry" });
    bank.clock.advance({ hours: 2 });
    expect([forced, broken].map((transfer) => now(transfer).decline?.reason)).toEqual([
      "duplicate_entry",
      "duplicate_entry",
    ]);
  });

  test("declines an ACH transfer on a closed Account, because no money moves", () => {
    const transfer = waiting(300);
    closeAccount();
    declineBy(stage, () => bank.inboundAchTransfers.decline(transfer.id));
    expect(statusOf(transfer)).toBe("declined");
  });
});
