import type { DecisionTable } from "./assumption.ts";

/** Mail, check deposits, Events and webhooks. */
export const mailAndEvents = {
  "D-90": {
    question: "Which states and reasons does a mail item have?",
    answer:
      "`pending`, `processed` and `rejected`. `checks[].status` is `pending`, `deposited` or `ignored`, and " +
      "null on a rejected item. `rejection_reason` is `no_matching_lockbox`, `no_check`, `lockbox_not_active`, " +
      "`lockbox_address_not_active` or `lockbox_recipient_not_active`.",
    why: "Public services of this shape answer so.",
    basis: "public",
  },
  "D-91": {
    question: "What does the action on a mail item take and do?",
    answer:
      "One element for each check, in order, else 400. `account_id` is required with `deposit` and refused with " +
      "`ignore`. The item is then `processed`; a second action is 409.",
    why: "Every check must be decided on exactly once, and only a deposit has an Account to go to.",
    basis: "ours",
  },
  "D-92": {
    question: "What becomes of mail to a Recipient?",
    answer:
      "It is deposited at once into the Recipient's Account; an inactive address or recipient or a closed " +
      "Account gives a `rejected` item.",
    why: "A Recipient names its Account beforehand, so there is nothing left to ask.",
    basis: "ours",
  },
  "D-93": {
    question: "When is a Check Deposit from mail accepted?",
    answer: "At once. The other choice leaves it `pending` for the submit, reject and return simulations.",
    why: "Most tests want the money, and those about the deposit itself want to lead it step by step.",
    basis: "ours",
    switch: { option: "checkDeposits", values: ["automatic", "manual"], default: "automatic" },
  },
  "D-94": {
    question: "Which Event categories are there?",
    answer:
      "`<type>.created` and `<type>.updated` for every resource that has a state; `transaction.created`, " +
      "`declined_transaction.created`, `pending_transaction.created` and `pending_transaction.updated`, " +
      "`real_time_decision.card_authorization_requested`; none for Limits.",
    why: "A client that follows Events should learn of every change of state without polling the objects.",
    basis: "ours",
  },
  "D-95": {
    question: "Can one Event be retrieved, and which filters does the list take?",
    answer:
      "GET `/events/{event_id}` exists; the filters are `associated_object_id`, `category.in`, `created_at.*` " +
      "and `order_by.direction`, which is `ascending` or `descending`.",
    why: "Public services of this shape answer so.",
    basis: "public",
  },
  "D-96": {
    question: "How long are Events kept?",
    answer:
      "30 days by the bank's clock: older Events leave the list and retrieval, and memory. A cursor at an Event " +
      "that is gone resumes at the oldest kept.",
    why:
      "A client that was away for too long should go on with what there is, and a long run must not fill the " +
      "memory.",
    basis: "ours",
  },
  "D-97": {
    question: "What is an Event Subscription?",
    answer:
      "It has `url`, `status` (`active`, `disabled`, `deleted`), `selected_event_categories`, which is null " +
      "(all) or an array of exactly one `{ event_category }`, else 400 (the contract knows all or one), and " +
      "`shared_secret`: 1 to 100 characters, made from the id when absent, never returned over HTTP (the engine reads it: " +
      "`bank.webhooks.secret(id)`). There are GET for the list and for one, POST, and PATCH of `status`. `url` " +
      "is absolute, without a user name, a password or white space, and kept as it was written. It is https in " +
      "live; in sandbox http is allowed for loopback: `localhost`, 127.0.0.0/8 and `[::1]`. A fragment is kept, " +
      "and never sent.",
    why:
      "Public services of this shape answer so; the bound on the categories is the contract's, the rule on " +
      "`url` ours.",
    basis: "public",
  },
  "D-98": {
    question: "Which bytes of the secret key the HMAC?",
    answer:
      "The UTF-8 bytes of the whole secret text. The verifier also offers `base64` and `auto` for `whsec_` " +
      "secrets.",
    why: 'The contract says "keyed with the endpoint\'s signing secret" and speaks of no decoding.',
    basis: "ours",
  },
  "D-99": {
    question: "What does a delivery attempt keep, and what does it make anew?",
    answer:
      "Each attempt is signed anew with its own `webhook-timestamp`; the body bytes and `webhook-id` stay. " +
      "Redirects are failures. The 10 s cover the whole exchange: what is not answered when they are over has timed " +
      "out. While secrets rotate, all of them sign, the newest first.",
    why: "A receiver that refuses old timestamps must still accept a retry, and know it for the same message.",
    basis: "ours",
  },
  "D-100": {
    question: "From which addresses do webhooks come?",
    answer: "From three documentation addresses (RFC 5737), named in `x-forwarded-for` of a delivery.",
    why: "The contract speaks of three fixed addresses and names none, and these can belong to nobody.",
    basis: "ours",
  },
  "D-101": {
    question: "In which order are webhooks delivered?",
    answer:
      "By Event; the receiver has no guarantee of it. `bank.webhooks.setDeliveryFaults` has deliveries reordered, " +
      "duplicated, delayed, tampered with, mistimed and unsigned, by chances that follow from the seed.",
    why: "A receiver has to bear disorder and duplicates, and a test can show it only if they can be brought about.",
    basis: "ours",
  },
  "D-102": {
    question: "When is the client asked for a real-time decision, and what if it is silent?",
    answer:
      "A decision is made only when an active subscription selects its category. The client has 3 s of the " +
      "bank's clock; no answer declines with `webhook_timed_out`, a refusal with `webhook_declined`. While it " +
      "is open the simulation answers both results null; the outcome comes as an Event.",
    why: "Nobody can answer who is not told, and a simulation that waited would stop the clock it waits for.",
    basis: "ours",
  },
  "D-104": {
    question: "Which money do card messages move?",
    answer:
      "An original credit and a cash deposit are `direction: refund` (`settlement` with either is 400) and credit the " +
      "cardholder: a positive Pending Transaction with `held_amount` 0, posted at settlement. A `balance_inquiry` answers " +
      "a Pending Transaction of amount 0 that is complete at once, holds nothing and counts for no Limit.",
    why: "The first two bring money to the cardholder by their nature, and a question about the balance moves none.",
    basis: "ours",
  },
  "D-107": {
    question: "When is an API call answered that comes during an asynchronous advance?",
    answer: "At the instant that the clock has reached; the order is the journal's.",
    why: "A receiver calls the API while the clock stands at the instant of its webhook.",
    basis: "ours",
  },
  "D-108": {
    question: "Which clock signs a webhook?",
    answer:
      "The bank's, for receivers in the same process. For receivers elsewhere, which compare `webhook-timestamp` with the " +
      'real time, the machine\'s at the time of sending (`signTime: "machine"` of the deliverer). Events and retries keep ' +
      "the bank's time.",
    why: "A receiver refuses a delivery whose time is more than five minutes from its own, and a bank's clock stands where a test puts it.",
    basis: "ours",
  },
} as const satisfies DecisionTable;
