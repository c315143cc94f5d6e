import { type Caller, caller, type Play, type ScenarioAnswer, type ScenarioRequest } from "./caller.ts";
import { EVERY_BYTE } from "./form.ts";
import { cardPayments, transfers } from "./rail-scenario.ts";
import { type Exchange, record } from "./record.ts";
import { pathOf } from "./rows.ts";

/** The file of the scenario, for the message of a test that misses an operation in it. */
export const scenarioFile = pathOf(import.meta.url);

/**
 * A sequence in which every operation succeeds at least once, and requests are refused, repeated with their idempotency
 * key and paged. Each `yield` waits for the response to a request, so that any transport can play it.
 */
export function* scenario(apiKey: string): Play {
  const bank = caller(apiKey);
  const account = yield* people(bank);
  yield* money(bank, account);
  yield* numbersAndLimits(bank, account);
  yield* cards(bank, account);
  yield* transfers(bank, account);
  yield* cardPayments(bank, account);
  yield* checks(bank, account);
  yield* mail(bank, account);
  yield* subscriptions(bank);
  yield* decisions(bank, account);
  yield* pages(bank);
  yield* refusals(bank, account);
}

/** Plays the scenario against a transport that answers synchronously. */
export function play(apiKey: string, answer: (request: ScenarioRequest) => ScenarioAnswer): Exchange[] {
  return record(scenario(apiKey), answer);
}

function* people({ ok, no }: Caller): Play<string> {
  const address = { line1: "33 Liberty Street", city: "New York", state: "NY", zip: "10045" };
  const person = { name: "Sample Person", date_of_birth: "1970-01-31", address };
  const entity = yield* ok("entities.create", {
    params: { structure: "natural_person", natural_person: person },
    key: "ian",
  });
  yield* ok("entities.update", { id: entity.id, params: { description: "A customer" } });
  yield* ok("entities.retrieve", { id: entity.id });
  yield* ok("entities.list", { params: { status: { in: ["active", "archived"] } } });
  const { data: owners } = yield* ok("entities.list");
  const owner = owners.at(-1)?.id;
  const { data: programs } = yield* ok("programs.list");
  const program = programs[0]?.id ?? "";
  yield* ok("programs.retrieve", { id: program });
  yield* ok("simulations.programs.create", { params: { name: "Lending", lending_maximum_extendable_credit: 100_000 } });
  yield* no("accounts.create", { params: { name: "Which Program?", entity_id: owner } });
  const params = { name: "Operating", entity_id: owner, program_id: program, informational_entity_id: entity.id };
  const account = yield* ok("accounts.create", { params, key: "operating" });
  yield* ok("accounts.create", { params, key: "operating" });
  yield* no("accounts.create", { params: { ...params, name: "Another" }, key: "operating" });
  yield* ok("accounts.create", {
    params: {
      ...params,
      name: "Credit",
      funding: "loan",
      loan: {
        credit_limit: 5_000,
        grace_period_days: 3,
        statement_day_of_month: 1,
        statement_payment_type: "balance",
      },
    },
  });
  yield* ok("entities.archive", { id: entity.id });
  return account.id;
}

function* money({ ok, no }: Caller, account: string): Play {
  yield* ok("simulations.interestPayments.create", { params: { account_id: account, amount: 1_250 }, key: "interest" });
  yield* ok("simulations.interestPayments.create", { params: { account_id: account, amount: 1_250 }, key: "interest" });
  const paid = yield* ok("simulations.accountRevenuePayments.create", { params: { account_id: account, amount: 750 } });
  yield* ok("transactions.retrieve", { id: paid.id });
  yield* ok("transactions.list", { params: { account_id: account, category: { in: ["interest_payment"] } } });
  const hold = yield* ok("pendingTransactions.create", { params: { account_id: account, amount: -500 } });
  yield* ok("pendingTransactions.retrieve", { id: hold.id });
  yield* ok("accounts.balance", { id: account });
  yield* no("accounts.close", { id: account });
  yield* ok("pendingTransactions.release", { id: hold.id });
  yield* ok("pendingTransactions.list", { params: { status: { in: ["complete"] } } });
  yield* ok("accounts.balance", { id: account, params: { at_time: "2026-01-01T01:00:00+01:00" } });
  yield* ok("accounts.update", { id: account, params: { name: "Operations & Payroll – ünïcode 🏦" } });
  yield* ok("accounts.retrieve", { id: account });
}

function* numbersAndLimits({ ok, no }: Caller, account: string): Play {
  const number = yield* ok("accountNumbers.create", {
    params: { account_id: account, name: "Rent", inbound_ach: { debit_status: "blocked" } },
  });
  yield* ok("accountNumbers.update", { id: number.id, params: { inbound_checks: { status: "allowed" } } });
  yield* ok("accountNumbers.retrieve", { id: number.id });
  yield* ok("accountNumbers.list", { params: { ach_debit_status: { in: ["blocked"] } } });
  const limit = yield* ok("limits.create", {
    params: { metric: "volume", model_id: number.id, value: 10_000, interval: "month" },
  });
  yield* ok("limits.update", { id: limit.id, params: { status: "inactive" } });
  yield* ok("limits.retrieve", { id: limit.id });
  yield* ok("limits.list", { params: { model_id: number.id, status: "inactive" } });
  yield* no("limits.create", { params: { metric: "count", model_id: account, value: 1 } });
}

function* cards({ ok, no }: Caller, account: string): Play {
  const card = yield* ok("cards.create", { params: { account_id: account, description: "Office" } });
  yield* ok("cards.update", { id: card.id, params: { status: "disabled" } });
  yield* ok("cards.retrieve", { id: card.id });
  yield* ok("cards.details", { id: card.id });
  yield* ok("cards.list", { params: { status: { in: ["disabled"] } } });
  const { data: files } = yield* ok("files.list");
  const file = files[0]?.id ?? "";
  yield* ok("files.retrieve", { id: file });
  yield* ok("files.contents", { id: file });
  const { data: programs } = yield* ok("programs.list");
  const profile = yield* ok("physicalCardProfiles.create", {
    params: {
      carrier_image_file_id: file,
      contact_phone: "+15555555555",
      description: "Spring",
      front_image_file_id: file,
      front_text: { line1: "Office" },
      program_id: programs.at(-1)?.id,
    },
  });
  yield* ok("physicalCardProfiles.retrieve", { id: profile.id });
  yield* ok("physicalCardProfiles.list");
  const address = {
    name: "Sample Person",
    line1: "33 Liberty Street",
    city: "New York",
    state: "NY",
    postal_code: "10045",
  };
  const printed = yield* ok("physicalCards.create", {
    params: {
      card_id: card.id,
      cardholder: { first_name: "Sample", last_name: "Cardholder" },
      shipment: { address: { ...address, phone_number: "5555550123" }, method: "courier_a_2_day" },
    },
  });
  yield* ok("simulations.physicalCards.advanceShipment", { id: printed.id, params: { shipment_status: "shipped" } });
  yield* ok("simulations.physicalCards.addTrackingUpdate", {
    id: printed.id,
    params: {
      category: "delivery_issue",
      city: "New York",
      carrier_estimated_delivery_at: "2026-01-09T12:00:00-05:00",
    },
  });
  yield* ok("simulations.physicalCards.advanceShipment", { id: printed.id, params: { shipment_status: "returned" } });
  yield* ok("physicalCards.update", { id: printed.id, params: { status: "canceled" } });
  yield* no("physicalCards.update", { id: printed.id, params: { status: "active" } });
  yield* ok("physicalCards.retrieve", { id: printed.id });
  yield* ok("physicalCards.list", { params: { card_id: card.id } });
  yield* ok("physicalCardProfiles.archive", { id: profile.id });
}

function* checks({ ok, no }: Caller, account: string): Play {
  const picture = { file: EVERY_BYTE, purpose: "check_image_front", filename: "check.png", mime_type: "image/png" };
  yield* ok("files.create", { params: { ...picture, description: "Check 1042" }, key: "picture" });
  yield* ok("files.create", { params: { ...picture, description: "Check 1042" }, key: "picture" });
  yield* no("files.create", { params: { ...picture, purpose: "export" } });
  const { data: files } = yield* ok("files.list", { params: { purpose: { in: ["check_image_front"] } } });
  const file = files[0]?.id;
  yield* ok("files.contents", { id: file ?? "" });
  const params = { account_id: account, amount: 300, front_image_file_id: file, back_image_file_id: file };
  const good = yield* ok("checkDeposits.create", { params });
  yield* ok("simulations.checkDeposits.submit", { id: good.id });
  yield* ok("simulations.checkDeposits.return", { id: good.id });
  const bad = yield* ok("checkDeposits.create", { params: { ...params, description: "Blurred" } });
  yield* ok("simulations.checkDeposits.reject", { id: bad.id, params: { decline_reason: "poor_image_quality" } });
  yield* no("simulations.checkDeposits.submit", { id: bad.id });
  yield* ok("checkDeposits.retrieve", { id: bad.id });
  yield* ok("checkDeposits.list");
  const { data: declined } = yield* ok("declinedTransactions.list", {
    params: { account_id: account, category: { in: ["check_deposit_rejection", "card_decline"] } },
  });
  yield* ok("declinedTransactions.retrieve", { id: declined[0]?.id ?? "" });
}

function* mail({ ok, no }: Caller, account: string): Play {
  const address = yield* ok("lockboxAddresses.create", { params: { description: "East" } });
  yield* ok("lockboxAddresses.retrieve", { id: address.id });
  yield* ok("lockboxAddresses.list");
  const recipient = yield* ok("lockboxRecipients.create", {
    params: { account_id: account, lockbox_address_id: address.id, recipient_name: "Sample" },
  });
  yield* ok("lockboxRecipients.retrieve", { id: recipient.id });
  yield* ok("lockboxRecipients.list", { params: { account_id: account } });
  yield* ok("simulations.inboundMailItems.create", { params: { amount: 700, lockbox_recipient_id: recipient.id } });
  const item = yield* ok("simulations.inboundMailItems.create", {
    params: { amount: 800, lockbox_address_id: address.id },
  });
  yield* no("inboundMailItems.action", { id: item.id, params: { checks: [] } });
  yield* ok("inboundMailItems.action", {
    id: item.id,
    params: { checks: [{ action: "deposit", account_id: account }] },
  });
  yield* no("inboundMailItems.action", { id: item.id, params: { checks: [{ action: "ignore" }] } });
  yield* ok("lockboxRecipients.update", { id: recipient.id, params: { status: "disabled" } });
  yield* ok("simulations.inboundMailItems.create", { params: { amount: 900, lockbox_recipient_id: recipient.id } });
  yield* ok("lockboxAddresses.update", { id: address.id, params: { status: "canceled" } });
  yield* ok("inboundMailItems.retrieve", { id: item.id });
  yield* ok("inboundMailItems.list", { params: { lockbox_address_id: address.id } });
}

function* subscriptions({ ok, no }: Caller): Play {
  const subscription = yield* ok("eventSubscriptions.create", {
    params: { url: "https://app.test/webhooks", shared_secret: SHARED_SECRET },
  });
  yield* ok("eventSubscriptions.create", {
    params: { url: "https://app.test/one", selected_event_categories: [{ event_category: "account.created" }] },
    key: "one",
  });
  yield* ok("eventSubscriptions.update", { id: subscription.id, params: { status: "deleted" } });
  yield* no("eventSubscriptions.update", { id: subscription.id, params: { status: "active" } });
  yield* ok("eventSubscriptions.retrieve", { id: subscription.id });
  yield* ok("eventSubscriptions.list", { params: { idempotency_key: "one" } });
}

function* decisions({ ok, no }: Caller, account: string): Play {
  const card = yield* ok("cards.create", { params: { account_id: account } });
  const subscription = yield* ok("eventSubscriptions.create", { params: { url: "https://app.test/decisions" } });
  const asked = { event_subscription_id: subscription.id };
  const category = { in: ["real_time_decision.card_authorization_requested"] };
  function* latest(): Play<string> {
    const { data } = yield* ok("events.list", { params: { category, limit: 1 } });
    return data[0]?.associated_object_id ?? "";
  }
  const approve = { card_authorization: { decision: "approve", approval: { partial_amount: 20 } } };
  const refuse = { card_authorization: { decision: "decline", decline: { reason: "suspected_fraud" } } };
  const purchase = { card_id: card.id, amount: 25, ...asked };
  yield* ok("simulations.cardAuthorizations.create", { params: purchase });
  const id = yield* latest();
  const { card_authorization: question } = yield* ok("realTimeDecisions.retrieve", { id });
  yield* no("realTimeDecisions.action", { id, params: { card_authorization: { decision: "decline" } } });
  yield* ok("realTimeDecisions.action", { id, params: approve });
  yield* no("realTimeDecisions.action", { id, params: approve });
  yield* ok("simulations.cardAuthorizations.create", { params: purchase });
  yield* ok("realTimeDecisions.action", { id: yield* latest(), params: refuse });
  const raise = { card_payment_id: question?.upcoming_card_payment_id, amount: 25, ...asked };
  for (const params of [approve, refuse]) {
    yield* ok("simulations.cardIncrements.create", { params: raise });
    yield* ok("realTimeDecisions.action", { id: yield* latest(), params });
  }
}

/** Sent once, and never returned. */
export const SHARED_SECRET = "the shared secret of the scenario";

function* pages({ ok, no }: Caller): Play {
  const first = yield* ok("accounts.list", { params: { limit: 1, status: { in: ["open", "closed"] } } });
  yield* ok("accounts.list", { params: { limit: 1, status: { in: ["open", "closed"] }, cursor: first.next_cursor } });
  yield* no("accounts.list", { params: { cursor: `${first.next_cursor}0` } });
  const oldestFirst = { limit: 10, order_by: { field: "created_at", direction: "ascending" } };
  const events = yield* ok("events.list", { params: oldestFirst });
  yield* ok("events.list", { params: { ...oldestFirst, cursor: events.next_cursor } });
  yield* ok("events.list", { params: { created_at: { after: "2026-01-01T00:00:00Z" } } });
  yield* ok("events.retrieve", { id: events.data[0]?.id ?? "" });
}

function* refusals({ ok, no, raw }: Caller, account: string): Play {
  yield* raw("GET", "/accounts", { headers: { authorization: "Bearer nobody" } });
  yield* raw("GET", "/accounts", { headers: { authorization: "Basic nobody" } });
  yield* raw("GET", "/nothing?at=all");
  yield* raw("DELETE", `/accounts/${account}`);
  yield* raw("PUT", "/accounts", { body: "{}" });
  yield* raw("POST", "/accounts", { body: '{"name":' });
  yield* raw("POST", "/accounts", { body: "name=Operating", headers: { "content-type": "text/plain" } });
  yield* raw("POST", "/accounts?limit=1", {
    body: '{"name":1,"what":null}',
    headers: { "idempotency-key": "refused" },
  });
  yield* raw("GET", "/accounts?limit=0&limit=1&status.in=&what=1&created_at.after=2026-01-01");
  yield* raw("GET", "/accounts/account_%F0%9F%8F%A6%2F..");
  yield* no("accounts.retrieve", { id: "account_00000000000000000000" });
  yield* no("accounts.balance", { id: account, params: { at_time: "2099-01-01T00:00:00Z" } });
  const { program_id, entity_id } = yield* ok("accounts.retrieve", { id: account });
  const params = { name: "Short-lived", program_id, entity_id };
  const closing = yield* ok("accounts.create", { params, key: "refused" });
  yield* ok("accounts.close", { id: closing.id });
  yield* no("accounts.close", { id: closing.id });
  yield* no("accountNumbers.create", { params: { account_id: closing.id, name: "Late" } });
}
