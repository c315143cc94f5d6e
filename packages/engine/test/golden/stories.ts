import { type Bank, createBank, tickingClock } from "../../src/index.ts";
import { scenarios } from "../../src/scenarios.ts";
import { proofs } from "../proofs/proofs.ts";

/** The names of the scenarios of each journal. Those of all simulations are in one, too. */
const journals = Map.groupBy(proofs, ({ story }) => story.journal);

/** What the golden journals of a version record, by the name of the file: together every rail and every resource. */
export const stories: Readonly<Record<string, () => Bank>> = {
  ...Object.fromEntries(
    [...journals].map(([journal, resources]) => {
      const names = resources.map(({ story }) => story.names);
      return [
        journal,
        () => reaching(journal, journal === "simulations" ? [...names, /^endpoints simulations\b/] : names),
      ];
    }),
  ),
  decisions: decideOnAuthorizations,
  live: receiveInLiveBank,
  months: passMonths,
  schedules: mailInTime,
  webhooks: deliverWebhooks,
};

/** A bank that has run the scenarios of some names: of transitions none, because those of the states make them. */
function reaching(seed: string, patterns: readonly RegExp[]): Bank {
  const bank = createBank({ seed });
  const done = new Set<string>();
  const isMeant = (name: string) => !name.startsWith("transitions ") && patterns.some((pattern) => pattern.test(name));
  for (const name of scenarios.names().filter(isMeant)) {
    const { options, steps } = scenarios.reach(name);
    if (options.schedules !== undefined) continue;
    const text = JSON.stringify(steps);
    if (!done.has(text)) scenarios.reach(name).run(bank);
    done.add(text);
  }
  return bank;
}

/** An Account with $1,000.00 and a Card. */
function openAccount(bank: Bank) {
  const account = bank.accounts.create({ name: "Operating" });
  bank.network.interestPayments.create({ account_id: account.id, amount: 1_000_00 });
  return { account, card: bank.cards.create({ account_id: account.id }) };
}

function decideOnAuthorizations(): Bank {
  const bank = createBank({
    seed: "decisions",
    decide: ({ card_authorization: authorization }) =>
      authorization === null || authorization.settlement_amount > 50_00
        ? { card_authorization: { decision: "decline", decline: { reason: "exceeds_approval_limit" } } }
        : { card_authorization: { decision: "approve" } },
  });
  const { card } = openAccount(bank);
  for (const amount of [20_00, 80_00]) bank.simulations.cardAuthorizations.create({ card_id: card.id, amount });
  return bank;
}

/** The clock prints a check, and mails it. */
function mailInTime(): Bank {
  const { options, run } = scenarios.reach("states check_transfer.status pending_mailing");
  const bank = createBank({ ...options, seed: "schedules" });
  run(bank);
  return bank;
}

function receiveInLiveBank(): Bank {
  const bank = createBank({ environment: "live", seed: "live" });
  const { account, card } = openAccount(bank);
  const number = bank.accountNumbers.create({ account_id: account.id, name: "Incoming" });
  bank.network.inboundAchTransfers.create({ account_number_id: number.id, amount: 5_00 });
  bank.network.inboundWireTransfers.create({ account_number_id: number.id, amount: 7_00 });
  bank.network.inboundFednowTransfers.create({ account_number_id: number.id, amount: 9_00 });
  bank.network.cardAuthorizations.create({ card_id: card.id, amount: 3_00 });
  bank.clock.advance({ days: 10 });
  return bank;
}

/** A loan with its statements, and monthly interest and revenue, on a clock that follows the time of a machine. */
function passMonths(): Bank {
  let time = Date.UTC(2026, 0, 1);
  const bank = createBank({ seed: "months", accountRevenueRate: "0.012", clock: tickingClock(() => time) });
  openAccount(bank);
  const loan = bank.accounts.create({
    name: "Loan",
    funding: "loan",
    loan: {
      credit_limit: 500_00,
      grace_period_days: 10,
      statement_day_of_month: 15,
      statement_payment_type: "balance",
    },
  });
  const card = bank.cards.create({ account_id: loan.id });
  const before = bank.snapshot();
  bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 1_00 });
  time += 86_400_000;
  bank.restore(before);
  const { pending_transaction: hold } = bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 90_00 });
  if (hold === null) throw new Error("The authorization is declined.");
  bank.simulations.cardSettlements.create({ card_id: card.id, pending_transaction_id: hold.id });
  bank.clock.advance({ days: 100 });
  return bank;
}

/** Deliveries that succeed, fail, are retried, faulty and repeated, and faults of requests. */
function deliverWebhooks(): Bank {
  const bank = reaching(
    "webhooks",
    (journals.get("webhooks") ?? []).map(({ story }) => story.names),
  );
  const subscription = bank.eventSubscriptions.create({ url: "https://app.test/webhooks" });
  bank.webhooks.setDeliveryFaults({ duplicated: 0.5, reordered: 0.3, tampered: 0.3 });
  bank.accounts.create({ name: "Operating" });
  for (const [index, { id }] of bank.webhooks.due().entries()) {
    bank.webhooks.record(id, index % 2 === 0 ? { status: 200 } : { error: "The connection was refused." });
  }
  bank.clock.advance({ hours: 1 });
  bank.webhooks.setDeliveryFaults(null);
  bank.webhooks.rotateSecret(subscription.id);
  const [event] = bank.events.list().data;
  if (event !== undefined) bank.webhooks.resend(event.id);
  bank.webhooks.replayMissing({ since: "2026-01-01T00:00:00Z" });
  bank.faults.arm({ kind: "drop_after_commit", operation: "accounts.create" });
  bank.handle({
    method: "POST",
    path: "/accounts",
    headers: { authorization: `Bearer ${bank.apiKey}`, "content-type": "application/json" },
    body: '{"name":"Payroll"}',
  });
  bank.faults.arm({ kind: "latency", delayMs: 5 });
  bank.faults.clear();
  const fork = bank.fork({ seed: "fork" });
  fork.accounts.create({ name: "Savings" });
  return fork;
}
