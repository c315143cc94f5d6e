import type { AssumptionTable } from "./assumption.ts";
import { switches } from "./switches.ts";

/** Assumptions about mail, Check Deposits, Events and webhooks. */
export const mailAndEvents = {
  "D-90": {
    question: "Which states and reasons does an Inbound Mail Item have?",
    answer:
      "`pending`, `processed` and `rejected`. `checks[].status` is `pending`, `deposited` or `ignored`, and " +
      "null on a rejected item. `rejection_reason` is `no_matching_lockbox`, `no_check`, `lockbox_not_active`, " +
      "`lockbox_address_not_active` or `lockbox_recipient_not_active`.",
    why: "Comparable public APIs do the same.",
    basis: "public",
  },
  "D-91": {
    question: "What does the action on an Inbound Mail Item accept and do?",
    answer:
      "One element for each check, in order, else 400. `account_id` is required with `deposit` and refused with " +
      "`ignore`. The item is then `processed`; a second action is 409.",
    why: "Every check must be decided exactly once, and only a deposit has an Account to credit.",
    basis: "ours",
  },
  "D-92": {
    question: "How is mail to a Lockbox Recipient handled?",
    answer:
      "It is deposited at once into the Recipient's Account; an inactive Lockbox Address or Recipient or a closed " +
      "Account results in a `rejected` item.",
    why: "A Recipient determines the Account in advance, so there is nothing left to decide.",
    basis: "ours",
  },
  "D-93": {
    question: "When is a Check Deposit from mail accepted?",
    answer:
      "At once. With the other value of the option, it stays `pending` for the submit, reject and return " +
      "simulations.",
    why: "Most tests need only the money, and tests of the deposit itself control each step.",
    basis: "ours",
    switch: switches.checkDeposits,
  },
  "D-94": {
    question: "Which Event categories are there?",
    answer:
      "`<type>.created` and `<type>.updated` for every resource that has a state, which are `lockbox.created` and " +
      "`lockbox.updated` for Lockbox Recipients; `transaction.created`, `declined_transaction.created`, " +
      "`pending_transaction.created` and `pending_transaction.updated`, " +
      "`real_time_decision.card_authorization_requested`, `file.created` for an upload, `program.created`; none for " +
      "Limits. Filters and Event Subscriptions also accept categories that no Event here has.",
    why: "A client that follows Events should see every change of state without polling the objects.",
    basis: "ours",
  },
  "D-95": {
    question: "Can a single Event be retrieved, and which filters does the list accept?",
    answer:
      "GET `/events/{event_id}` exists; the filters are `associated_object_id`, `category.in`, `created_at.*` " +
      "and `order_by.direction`, which is `ascending` or `descending`.",
    why: "Comparable public APIs do the same.",
    basis: "public",
  },
  "D-96": {
    question: "How long are Events kept?",
    answer:
      "30 days by the bank's clock: older Events leave the list, retrieval and memory. A cursor at an expired " +
      "Event resumes at the oldest remaining one.",
    why:
      "A client that was offline for too long should continue with the remaining Events, and a long run must not " +
      "fill the memory.",
    basis: "ours",
  },
  "D-97": {
    question: "What is an Event Subscription?",
    answer:
      "It has `url`, `status` (`active`, `disabled`, `deleted`), `selected_event_categories`, which is null (all) " +
      "or an array of exactly one `{ event_category }`, else 400 (the contract knows all or one), and " +
      "`shared_secret`: 1 to 100 characters (D-115), derived from the id if absent, never returned over HTTP (the engine " +
      "reads it: `bank.webhooks.secret(id)`). The endpoints are GET for the list and for one, POST, and PATCH of " +
      "`status`. `url` is absolute, without a user name, a password or white space, and stored as written. It " +
      "must be https in live (D-110 has an exception); the sandbox allows http for loopback: `localhost`, `[::1]` and " +
      "127.0.0.0/8, also mapped into IPv6. A fragment is stored, and never sent.",
    why:
      "Comparable public APIs do the same, except that the contract sets the bound on the categories, and that we chose " +
      "the rule on `url`.",
    basis: "public",
  },
  "D-98": {
    question: "Which bytes of the secret are the key of the HMAC?",
    answer:
      "The UTF-8 bytes of the whole secret text. The verifier also offers `base64` and `auto` for `whsec_` " +
      "secrets.",
    why: 'The contract says "keyed with the endpoint\'s signing secret" and mentions no decoding.',
    basis: "ours",
  },
  "D-99": {
    question: "Which parts of a delivery stay the same between attempts?",
    answer:
      "The body bytes and the `webhook-id`. Each attempt has its own `webhook-timestamp` and a new signature. " +
      "Redirects are failures. The limit of 10 s covers the whole exchange: an incomplete response at that time " +
      "is a timeout. While secrets rotate, all of them sign, the newest first.",
    why: "A receiver that refuses old timestamps must still accept a retry, and recognize it as the same message.",
    basis: "ours",
  },
  "D-100": {
    question: "Which addresses send webhooks?",
    answer: "Three documentation addresses (RFC 5737), named in the `x-forwarded-for` of a delivery.",
    why:
      "The contract mentions three fixed addresses without naming them, and documentation addresses belong to " +
      "nobody.",
    basis: "ours",
  },
  "D-101": {
    question: "In which order are webhooks delivered?",
    answer:
      "By Event; the receiver has no guarantee of the order. `bank.webhooks.setDeliveryFaults` makes the bank " +
      "reorder, duplicate, delay, tamper with, mistime and leave unsigned deliveries, with probabilities that you " +
      "set; the seed determines which.",
    why: "A receiver has to handle disorder and duplicates, and a test can prove it only if it can cause them.",
    basis: "ours",
  },
  "D-102": {
    question: "When does the bank create a Real-Time Decision, and what happens without a response?",
    answer:
      "The bank creates it only if an active Event Subscription selects its category. The client has 3 s of the " +
      "bank's clock; no action declines with `webhook_timed_out`, a refusal with `webhook_declined`. While it is " +
      "open, the simulation returns both results as null; the outcome comes as an Event.",
    why:
      "A client that receives no Event cannot act, and a simulation that waited would stop the clock that it " +
      "waits for.",
    basis: "ours",
  },
  "D-104": {
    question: "Which card messages move money?",
    answer:
      "An original credit and a cash deposit are `direction: refund` (`settlement` with either is 400) and credit " +
      "the cardholder: a positive Pending Transaction with `held_amount` 0, posted at settlement. A " +
      "`balance_inquiry` returns a Pending Transaction of amount 0 that is complete at once, holds nothing and " +
      "counts towards no Limit.",
    why:
      "An original credit and a cash deposit pay the cardholder by definition, and a balance inquiry moves no " +
      "money.",
    basis: "ours",
  },
  "D-107": {
    question: "At which instant does the bank process an API call that arrives during an asynchronous advance?",
    answer: "At the instant that the clock has reached; the journal records the order.",
    why: "A receiver calls the API while the clock stands at the instant of its webhook.",
    basis: "ours",
  },
  "D-108": {
    question: "Which clock signs a webhook?",
    answer:
      "The bank's, for receivers in the same process. For receivers elsewhere, which compare `webhook-timestamp` " +
      'with the real time, the machine\'s at the time of sending (`signTime: "machine"` of the deliverer). Events ' +
      "and retries keep the bank's time.",
    why:
      "A receiver refuses a delivery whose time differs from its own by more than five minutes, and a test may " +
      "set the bank's clock to any time.",
    basis: "ours",
  },
  "D-109": {
    question: "Which work is due?",
    answer:
      "A job as long as it will change something: a settlement or a full reversal ends the expiration of an " +
      "authorization, an answer the timeout of a Real-Time Decision. `clock.due()` also lists what is computed and " +
      "not a job: the next statement of each open loan, and its next payment that is due.",
    why: "A tester who moves the clock to the next entry of the list wants to see something change there.",
    basis: "ours",
  },
  "D-110": {
    question: "How does a live bank on your machine reach a receiver there?",
    answer:
      "Over http, if an option names its host (`httpReceivers`; `--deliver-to` of a server). A sandbox bank can have " +
      'the month ends and the retries of a live one, with `schedules: "live"` (`--schedules live`).',
    why: "A test of a month end or of a retry wants no certificate for the local machine.",
    basis: "ours",
  },
  "D-111": {
    question: "How long does a client in the process of the bank wait between two polls for Events?",
    answer:
      "With the bank's `idle`, until an Event is emitted or the clock is moved by another caller. Waiting never moves " +
      "the bank's clock, and always lets timers of the process run.",
    why: "A poll that moves the clock, or that never waits, takes over the test that it runs beside.",
    basis: "ours",
  },
  "D-113": {
    question: "How often does a sandbox bank try a webhook?",
    answer:
      'Once, as the contract says. With `schedules: "live"` (`--schedules live`) it makes the eight attempts of a live ' +
      "bank, as it also pays interest like a live bank.",
    why: "A test of retries should neither give up the simulations of a sandbox nor need a live bank.",
    basis: "ours",
    switch: switches.schedules,
  },
  "D-114": {
    question: "In which asynchronous context is a receiver in the process of the bank called?",
    answer:
      "In that in which its deliverer was created, not in that of the call that caused the Event (`AsyncLocalStorage`, " +
      "`domain`), as a request over HTTP carries no context either.",
    why:
      "A receiver that joined a transaction of the caller would lose its work when the caller rolls back, which does " +
      "not happen in production.",
    basis: "ours",
  },
} as const satisfies AssumptionTable;
