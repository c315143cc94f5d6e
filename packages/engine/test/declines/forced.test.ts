import { describe, expect, test } from "vitest";
import { titleEnd } from "../../../../tests/support/rows.ts";
import { transferKinds } from "../proofs/proofs.ts";
import type { TransferKind } from "../proofs/rail-proofs.ts";
import { eventsOf, MOST } from "../support/money.ts";
import { declineBy, type NumberStage, reasonsOf, stageWith } from "../support/rails.ts";

const forced = transferKinds.flatMap((rail) =>
  reasonsOf(rail.operation).map((reason) => ({ name: rail.name, rail, reason, end: titleEnd(rail.clauses) })),
);

/** Sends 100 cents that are declined by `decline_reason`. */
function force(rail: TransferKind, { bank, number }: NumberStage, decline_reason: string, more?: object) {
  return rail.send(bank.network, { account_number_id: number.id, amount: 100, decline_reason }, more);
}

describe("declines forced by `decline_reason` (D-84)", () => {
  test.each(forced)("declines $name with the forced reason $reason$end", ({ rail, reason }) => {
    const stage = stageWith();
    const { bank, account, number } = stage;
    let sent: { id: string; status: string } | undefined;
    const events = eventsOf(bank, () => {
      const declined = declineBy(stage, () => {
        sent = force(rail, stage, reason);
      });
      expect(declined).toMatchObject({
        account_id: account.id,
        amount: rail.sign * 100, // D-75
        currency: "USD",
        route_id: number.id,
        route_type: "account_number",
        source: { category: rail.category, [rail.category]: { reason } },
      });
      expect(bank.explain(declined.id)).toMatchObject({ rail: rail.rail, reason, decidedBy: "decline_reason" });
    });
    expect(sent?.status).toBe("declined");
    expect(events).toEqual([
      [`${rail.type}.created`, sent?.id],
      ["declined_transaction.created", expect.any(String)],
      [`${rail.type}.updated`, sent?.id],
    ]);
  });

  const waiting = forced.filter(({ rail }) => rail.excusedLater !== undefined);

  test.each(waiting)("declines $name with the forced reason $reason when it resolves", ({ rail, reason }) => {
    const stage = stageWith();
    const { bank } = stage;
    expect(force(rail, stage, reason, { resolve_at: "2026-01-01T01:00:00Z" }).status).toBe("pending");
    bank.clock.advance({ milliseconds: 3_599_999 });
    expect(bank.declinedTransactions.list().data).toEqual([]);
    const declined = declineBy(stage, () => bank.clock.advance({ milliseconds: 1 }));
    expect(declined.source).toMatchObject({ [rail.category]: { reason } });
    expect(bank.explain(declined.id)).toMatchObject({ reason, decidedBy: "decline_reason" });
  });

  test.each(transferKinds)("declines $name with the forced reason even if it breaks a rule", (rail) => {
    const stage = stageWith();
    stage.bank.accountNumbers.update(stage.number.id, { status: "canceled" });
    const reason = reasonsOf(rail.operation).at(-1) ?? "";
    const declined = declineBy(stage, () => force(rail, stage, reason));
    expect(declined.source).toMatchObject({ [rail.category]: { reason } });
  });

  test.each(transferKinds)("declines $name of any amount by force, because no money moves", (rail) => {
    const stage = stageWith();
    const declined = declineBy(stage, () =>
      rail.send(stage.bank.network, {
        account_number_id: stage.number.id,
        amount: MOST,
        decline_reason: "entity_not_active",
      }),
    );
    expect(declined.amount).toBe(rail.sign * MOST);
  });
});

describe("declines and Limits (D-72)", () => {
  test.each(transferKinds)("does not count declines of $name toward a Limit", (rail) => {
    const stage = stageWith();
    const { bank, account, number } = stage;
    for (const model_id of [account.id, number.id]) {
      bank.limits.create({ metric: "count", model_id, value: 1, interval: "all_time" });
      bank.limits.create({ metric: "volume", model_id, value: 100, interval: "all_time" });
    }
    force(rail, stage, "entity_not_active");
    const charge = () =>
      bank.network.inboundAchTransfers.create({ account_number_id: number.id, amount: -100 }).decline?.reason;
    expect(charge()).toBeUndefined();
    expect(charge()).toBe("breaches_limit");
  });
});
