import { inEngine, inSdk, section } from "./clause.ts";

const signatures = inSdk("webhooks/signatures.test.ts");
const verify = inSdk("webhooks/verify.test.ts");
const router = inSdk("webhooks/router.test.ts");
const attempts = inEngine("webhooks/attempts.test.ts");
const deliverer = inEngine("deliver/deliverer.test.ts");
const deliveryFaults = inEngine("webhooks/delivery-faults.test.ts");
const accountNumbers = inEngine("resources/account-numbers.test.ts");
const accounts = inEngine("resources/accounts.test.ts");
const clock = inEngine("bank/clock.test.ts");
const declined = inEngine("resources/declined-transactions.test.ts");
const events = inEngine("resources/events.test.ts");
const limits = inEngine("resources/limits.test.ts");
const lists = inEngine("objects/lists.test.ts");
const mail = inEngine("resources/inbound-mail-items.test.ts");
const physicalCards = inEngine("resources/physical-cards.test.ts");
const subscriptions = inEngine("resources/event-subscriptions.test.ts");

const SUBSCRIBE = "POST /event_subscriptions";
const mailAtOnce = mail(
  "mail to a Lockbox Recipient",
  "deposits mail to a Lockbox Recipient at once into its Account (D-92, D-93)",
);

/** "Events": categories, webhooks, delivery and polling. */
export const eventClauses = [
  ...section("Events: categories", [
    [
      "event-physical-card-created",
      "`physical_card.created`",
      physicalCards(
        "POST /physical_cards",
        "emits `physical_card.created` and no other Event when a Physical Card is ordered (D-94)",
      ),
    ],
    [
      "event-physical-card-updated",
      "`physical_card.updated`",
      physicalCards(
        "PATCH /physical_cards/{physical_card_id}",
        "updates a Physical Card's status from %s to %s with response %i (D-40, D-54)",
      ),
    ],
    [
      "event-account-created",
      "`account.created`",
      accounts("POST /accounts", "emits `account.created` and no other Event when an Account is created"),
    ],
    [
      "event-account-updated",
      "`account.updated`",
      accounts(
        "PATCH /accounts/{account_id}",
        "updates %s of an Account and nothing else, and emits `account.updated`",
      ),
    ],
    [
      "event-account-number-created",
      "`account_number.created`",
      accountNumbers(
        "POST /account_numbers",
        "emits `account_number.created` and no other Event when an Account Number is created (D-94)",
      ),
    ],
    [
      "event-account-number-updated",
      "`account_number.updated`",
      accountNumbers(
        "PATCH /account_numbers/{account_number_id}",
        "updates %s of an Account Number and nothing else, and emits `account_number.updated`",
      ),
    ],
    [
      "event-declined-transaction-created",
      "`declined_transaction.created`",
      declined("recording a decline", "emits `declined_transaction.created` and no other Event for a decline (D-94)"),
    ],
    ["event-inbound-mail-item-created", "`inbound_mail_item.created`", mailAtOnce],
    ["event-inbound-mail-item-updated", "`inbound_mail_item.updated`", mailAtOnce],
    [
      "event-transaction-created",
      "`transaction.created`",
      accounts(
        "POST $path",
        "posts a Transaction at the present time by default, and emits `transaction.created` (D-14)",
      ),
    ],
    [
      "event-limits-none",
      "The contract shows no Events of Limits.",
      limits("POST /limits", "emits no Event when a Limit is created (D-94)"),
    ],
  ]),
  ...section("Event object and webhook body", [
    [
      "subscription-url",
      "An Event Subscription has an HTTPS URL.",
      subscriptions(SUBSCRIBE, "accepts the url of an Event Subscription: %s, %s (D-97)"),
      subscriptions(SUBSCRIBE, "refuses the url of an Event Subscription: %s, %j (D-97)"),
    ],
    [
      "subscription-categories",
      "An Event Subscription is to all categories or to one.",
      subscriptions(SUBSCRIBE, "creates an active Event Subscription to all categories by default (D-97)"),
      subscriptions(
        SUBSCRIBE,
        "no category (D-97)",
        "two categories (D-97)",
        "refuses to create an Event Subscription with %s",
      ),
    ],
    [
      "webhook-post",
      "Each Event is sent by POST to the subscribed URL.",
      attempts("the request of a webhook", "sends a webhook as a POST of the Event to the subscribed URL, as JSON"),
      deliverer("createDeliverer", "sends to a function in the same process, and records the response"),
    ],
    [
      "webhook-body",
      "The body of a webhook is the Event.",
      attempts("the request of a webhook", "sends a webhook as a POST of the Event to the subscribed URL, as JSON"),
    ],
    [
      "webhook-selected",
      "An Event Subscription to one category receives no other.",
      attempts(
        "the receivers of a webhook",
        "sends a webhook to every active subscription to all categories or to its category",
      ),
      attempts("the receivers of a webhook", "sends no webhooks of other categories to a subscription to one category"),
    ],
    [
      "webhook-addresses",
      "Webhooks come from three fixed addresses.",
      attempts("the request of a webhook", "sends webhooks from three addresses, and uses each of them (D-100)"),
    ],
    [
      "webhook-environment",
      "An Event Subscription receives the Events of its own environment only.",
      attempts("the receivers of a webhook", "sends no webhooks of the other environment"),
    ],
  ]),
  ...section("Headers on each webhook request", [
    [
      "webhook-id",
      "`webhook-id` is the id of the Event.",
      attempts("the request of a webhook", "sends a webhook with the id of the Event and the sending time in seconds"),
    ],
    [
      "webhook-timestamp",
      "`webhook-timestamp` is the sending time in seconds.",
      attempts("the request of a webhook", "sends a webhook with the id of the Event and the sending time in seconds"),
    ],
    [
      "webhook-signature",
      "`webhook-signature` has one or more signatures, each `v1,` and Base64.",
      attempts("the request of a webhook", "signs a webhook over id, timestamp and body with HMAC-SHA-256, in Base64"),
      attempts(
        "rotateSecret",
        "signs with both secrets during a rotation, the new one first, and with the new one afterwards (D-99)",
      ),
    ],
    [
      "webhook-signed-payload",
      "The id, timestamp and raw body, joined by dots, are signed with HMAC-SHA-256.",
      attempts("the request of a webhook", "signs a webhook over id, timestamp and body with HMAC-SHA-256, in Base64"),
    ],
    [
      "webhook-constant-time",
      "The receiver compares each signature in constant time.",
      signatures(
        "the signatures of a delivery",
        "signatures are compared in constant time: a signature that is wrong at %j is read to its end",
      ),
      signatures("the signatures of a delivery", "each signature of a delivery is compared"),
    ],
    [
      "webhook-window",
      "The receiver rejects a timestamp too far from the present.",
      verify("verifyWebhook of $from", "verifyWebhook of a delivery %i s later, with a tolerance of %s: %j"),
    ],
    [
      "webhook-deduplicate",
      "The receiver recognizes duplicates by the id.",
      router("dispatch", "dispatch runs the same handlers, and handles a delivered Event only once"),
    ],
  ]),
  ...section("Delivery and retries", [
    [
      "delivery-success",
      "A 2xx response within 10 seconds is a success.",
      attempts("webhook attempts", "makes no further attempt after a %i"),
      attempts("webhook attempts", "accepts a response in the last millisecond before the timeout"),
    ],
    [
      "delivery-failure",
      "Any other response, an error or a timeout is a failure, 4xx and 5xx alike.",
      attempts("webhook attempts", "retries after %s"),
      attempts("webhook attempts", "times out an attempt after 10 seconds of the bank's clock"),
    ],
    [
      "delivery-attempts",
      "In live, a webhook has up to 8 attempts.",
      attempts("webhook attempts", "stops after 8 failed attempts"),
    ],
    [
      "delivery-schedule",
      "The attempts follow the schedule, counted from the Event.",
      attempts(
        "webhook attempts",
        "makes 8 attempts in live, at 0, 1 minute, 10 minutes, 1, 4, 12, 24 and 72 hours from the Event",
      ),
      deliverer("deliverer.advance", "sends each attempt at its time"),
    ],
    [
      "delivery-end",
      "After the last failed attempt there is no further attempt.",
      attempts("webhook attempts", "stops after 8 failed attempts"),
    ],
    [
      "delivery-sandbox",
      "In the sandbox, a webhook has one attempt.",
      attempts("webhook attempts", "makes only one attempt in the sandbox"),
    ],
    [
      "delivery-duplicates",
      "The same webhook can arrive more than once.",
      deliveryFaults("delivery faults", "duplicated", "sends a %s copy besides the correct delivery"),
    ],
  ]),
  ...section("Polling", [
    [
      "polling-retention",
      "Events are listed for 30 days.",
      clock("Event retention (D-96)", "keeps an Event to the last millisecond of its 30 days"),
      clock(
        "Event retention (D-96)",
        "deletes an Event from list, retrieval and memory at exactly 30 days, and keeps its object",
      ),
    ],
    [
      "polling-order",
      "Polling returns Events newest first by default.",
      events("GET /events", "lists Events newest first, with a null cursor on the last page (D-09)"),
    ],
    [
      "polling-next-cursor",
      "With the oldest first, `next_cursor` is always present.",
      events("GET /events", "returns a next_cursor on %s and on the empty page after it"),
    ],
    [
      "polling-empty",
      "Empty `data` means that polling has reached the newest Event.",
      events("GET /events", "reaches the newest Event by polling in pages, without repeating or skipping an Event"),
      lists("paging with the %s seed", "lists each Event exactly once, oldest first, with those created meanwhile"),
    ],
    [
      "polling-resume",
      "Polling resumes from a stored cursor.",
      events("GET /events", "continues at a stored cursor with exactly the Events that came since"),
    ],
    [
      "polling-recovery",
      "Polling recovers Events after an outage that is longer than the webhook retries.",
      events("GET /events", "continues at a stored cursor with exactly the Events that came since"),
      clock(
        "Event retention (D-96)",
        "accepts an ascending cursor when no Event is left, and continues with the next Event",
      ),
    ],
  ]),
];
