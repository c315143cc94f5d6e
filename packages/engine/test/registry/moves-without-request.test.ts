import { describe, expect, test } from "vitest";
import { type AccountNumberId, type Bank, createBank } from "../../src/index.ts";
import { stateMachines } from "../../src/reference.ts";
import { newCard, subscribe } from "../support/decisions.ts";
import { forRow, pathOf, requireRows } from "../support/rows.ts";

const file = pathOf(import.meta.url);

const LATER = "2026-01-02T00:00:00Z";

function numberOf(bank: Bank, status: "active" | "disabled" = "active"): { account_number_id: AccountNumberId } {
  const { id: account_id } = bank.accounts.create({ name: "Operating" });
  const inbound_checks = { status: "allowed" } as const;
  const { id } = bank.accountNumbers.create({ account_id, name: "Rent", inbound_checks });
  if (status === "disabled") bank.accountNumbers.update(id, { status });
  return { account_number_id: id };
}

/** Sends a transfer that resolves later, and advances the clock to that time. */
const later = (send: (bank: Bank) => unknown) => (bank: Bank) => {
  send(bank);
  bank.clock.advanceTo(LATER);
};

function mailToRecipient(bank: Bank): void {
  const { id: account_id } = bank.accounts.create({ name: "Operating" });
  const { id: lockbox_address_id } = bank.lockboxAddresses.create();
  const { id: lockbox_recipient_id } = bank.lockboxRecipients.create({ account_id, lockbox_address_id });
  bank.simulations.inboundMailItems.create({ amount: 1, lockbox_recipient_id });
}

function mailIgnored(bank: Bank): void {
  const { id: lockbox_address_id } = bank.lockboxAddresses.create();
  const { id } = bank.simulations.inboundMailItems.create({ amount: 1, lockbox_address_id });
  bank.inboundMailItems.action(id, { checks: [{ action: "ignore" }] });
}

function holdThatExpires(bank: Bank): void {
  const { card } = newCard(bank);
  bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 1 });
  bank.clock.advance({ days: 7 });
}

function decisionThatTimesOut(bank: Bank): void {
  subscribe(bank);
  const { card } = newCard(bank);
  bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 1 });
  bank.clock.advance({ seconds: 3 });
}

/** Each transition that the network, the clock or the bank makes, and a function that causes it. */
const cases: readonly [machine: string, from: string, to: string, act: (bank: Bank) => unknown][] = [
  ["inbound_mail_item.status", "pending", "processed", mailToRecipient],
  ["inbound_mail_item.checks.status", "pending", "deposited", mailToRecipient],
  // The request is an action on the item.
  ["inbound_mail_item.checks.status", "pending", "ignored", mailIgnored],
  ["pending_transaction.status", "pending", "complete", holdThatExpires],
  ["real_time_decision.status", "pending", "timed_out", decisionThatTimesOut],
  ...(["accepted", "declined"] as const).flatMap((to): (typeof cases)[number][] => {
    const status = to === "accepted" ? "active" : "disabled";
    const sent = (bank: Bank) => ({ ...numberOf(bank, status), amount: 1 });
    const confirmed = to === "accepted" ? "confirmed" : to;
    return [
      [
        "inbound_ach_transfer.status",
        "pending",
        to,
        later((bank) => bank.simulations.inboundAchTransfers.create({ ...sent(bank), resolve_at: LATER })),
      ],
      [
        "inbound_check_deposit.status",
        "pending",
        to,
        // An empty Account can pay a check of 0 cents.
        later((bank) => {
          const check = { ...sent(bank), amount: 0, check_number: "1" };
          bank.simulations.inboundCheckDeposits.create({ ...check, resolve_at: LATER });
        }),
      ],
      [
        "inbound_wire_transfer.status",
        "pending",
        to,
        (bank) => bank.simulations.inboundWireTransfers.create(sent(bank)),
      ],
      [
        "inbound_real_time_payments_transfer.status",
        "pending_confirming",
        confirmed,
        (bank) => bank.simulations.inboundRealTimePaymentsTransfers.create(sent(bank)),
      ],
      [
        "inbound_fednow_transfer.status",
        "pending_confirming",
        confirmed,
        (bank) => bank.simulations.inboundFednowTransfers.create(sent(bank)),
      ],
    ];
  }),
];

describe("a transition without a request about the object", () => {
  test.each(cases)(
    "moves %s from %s to %s without a request, as its state machine says",
    forRow(file, (machine, from, to, act) => {
      const bank = createBank();
      act(bank);
      expect(bank.coverage().transitions.reached).toContain(`${machine} ${from} -> ${to}`);
      const { automatic } = stateMachines.find(({ type, field }) => `${type}.${field}` === machine) ?? {};
      expect(automatic?.[from]).toContain(to);
    }),
  );

  test("has a row for each transition without a request", { tags: "table" }, () => {
    const wanted = stateMachines.flatMap(({ type, field, automatic = {} }) =>
      Object.entries(automatic).flatMap(([from, next]) => next.map((to) => `${type}.${field} ${from} ${to}`)),
    );
    requireRows({ file, rows: cases.map(([machine, from, to]) => `${machine} ${from} ${to}`), wanted });
  });
});
