import { inEngine, section } from "./clause.ts";

const monthly = inEngine("resources/monthly-payments.test.ts");
const accountNumbers = inEngine("resources/account-numbers.test.ts");
const accounts = inEngine("resources/accounts.test.ts");
const checkDeposits = inEngine("resources/check-deposits.test.ts");
const declined = inEngine("resources/declined-transactions.test.ts");
const events = inEngine("resources/events.test.ts");
const limits = inEngine("resources/limits.test.ts");
const mail = inEngine("resources/inbound-mail-items.test.ts");
const physicalCards = inEngine("resources/physical-cards.test.ts");
const remaining = inEngine("clauses/remaining.test.ts");
const ach = inEngine("resources/inbound-ach-transfers.test.ts");
const cardPayments = inEngine("resources/card-payments.test.ts");
const checks = inEngine("resources/inbound-check-deposits.test.ts");
const instantRails = inEngine("support/instant-rail.ts");
const precedence = inEngine("declines/precedence.test.ts");

const ORDER = "POST /physical_cards";
const TRACKING = "POST /simulations/physical_cards/{physical_card_id}/tracking_updates";
const ADVANCE = "POST /simulations/physical_cards/{physical_card_id}/advance_shipment";
const ACTION = "POST /inbound_mail_items/{inbound_mail_item_id}/action";
const MAIL = "POST /simulations/inbound_mail_items";
const UPDATE_NUMBER = "PATCH /account_numbers/{account_number_id}";

/** The tables of "Endpoints" with the notes on the bodies of create requests, and "Errors". */
export const endpointClauses = [
  ...section("Endpoints: Physical Cards", [
    [
      "physical-cards-list",
      "The list of Physical Cards filters by Card and idempotency key.",
      physicalCards(
        "GET /physical_cards",
        "card_id=OTHER",
        "idempotency_key=key-2",
        "lists Physical Cards for ?%s, newest first (D-08, D-09, D-26)",
      ),
    ],
    [
      "physical-cards-create",
      "A Physical Card is ordered for a Card.",
      physicalCards(
        ORDER,
        "orders an active Physical Card with the default profile and a pending shipment (D-31, D-56, D-57)",
      ),
    ],
    [
      "physical-cards-required",
      "A Physical Card requires a Card, a cardholder, a method and an address with their parts.",
      physicalCards(
        ORDER,
        "no card_id",
        "no first name",
        "no last name",
        "no method",
        "no name",
        "no line1",
        "no city",
        "no state",
        "no postal_code",
        "refuses to order a Physical Card with %s",
      ),
    ],
    [
      "physical-cards-retrieve",
      "A Physical Card can be retrieved.",
      physicalCards("GET /physical_cards/{physical_card_id}", "retrieves a Physical Card"),
    ],
    [
      "physical-cards-update",
      "An update of a Physical Card requires a status.",
      physicalCards(
        "PATCH /physical_cards/{physical_card_id}",
        "no status",
        "refuses to update a Physical Card with %s",
      ),
    ],
    [
      "physical-cards-advance",
      "The simulation of a shipment requires one of the eight statuses.",
      physicalCards(
        ADVANCE,
        "no shipment_status",
        "an unknown shipment_status",
        "refuses to advance a shipment with %s",
      ),
    ],
    [
      "physical-cards-tracking-category",
      "A tracking update requires one of the five categories.",
      physicalCards(TRACKING, "adds the tracking update %s without changing the status of the shipment (D-59)"),
      physicalCards(TRACKING, "no category", "an unknown category", "refuses to add a tracking update with %s"),
    ],
    [
      "physical-cards-tracking-optional",
      "The estimate, city, postal code and state of a tracking update are optional.",
      physicalCards(TRACKING, "starts tracking with a tracking update if there is none (D-58)"),
    ],
    [
      "physical-cards-profile-default",
      "A Physical Card without a profile has the latest default profile.",
      physicalCards(ORDER, "uses the default profile of the Program of the Card's Account (D-31)"),
    ],
    [
      "physical-cards-phone",
      "The telephone number of a shipment is accepted on creation only, and is not returned.",
      physicalCards(ORDER, "creates a Physical Card with every field that is sent except the telephone number"),
      physicalCards(
        "PATCH /physical_cards/{physical_card_id}",
        "a telephone number",
        "refuses to update a Physical Card with %s",
      ),
    ],
    [
      "physical-cards-country",
      "The country of a shipment is an optional code of two letters.",
      physicalCards(ORDER, "a country in small letters", "refuses to order a Physical Card with %s"),
    ],
    [
      "physical-cards-international",
      "The international method is for other countries only.",
      physicalCards(
        ORDER,
        "a domestic method to another country (D-56)",
        "the international method inside the country (D-56)",
        "refuses to order a Physical Card with %s",
      ),
    ],
    [
      "physical-cards-schedule",
      "The schedule of a shipment is `next_day` by default, and `same_day` by overnight courier.",
      physicalCards(ORDER, "ships by %s to %s with the schedule %s by default, or the schedule that is sent"),
    ],
  ]),
  ...section("Endpoints: Accounts", [
    [
      "accounts-list",
      "The list of Accounts filters by Entity, informational Entity, Program, idempotency key and status.",
      accounts("GET /accounts", "returns the Accounts that match every filter, for every combination of filters"),
    ],
    [
      "accounts-create",
      "An Account is created with the fields that are sent.",
      accounts("POST /accounts", "creates an Account with every field that is sent"),
    ],
    [
      "accounts-name",
      "An Account requires a name.",
      accounts("POST /accounts", "no name", "refuses to create an Account with %s"),
    ],
    [
      "accounts-program",
      "An Account requires a Program when there are several.",
      accounts("POST /accounts", "requires `program_id` for a new Account when there are several Programs (D-31)"),
    ],
    [
      "accounts-loan-terms",
      "In `loan`, all fields except the maturity date are required.",
      accounts(
        "POST /accounts",
        "no credit_limit",
        "no grace_period_days",
        "no statement_day_of_month",
        "no statement_payment_type",
        "refuses to create an Account with %s",
      ),
      accounts("POST /accounts", "returns null for a `maturity_date` that is not sent"),
    ],
    [
      "accounts-loan-program",
      "A loan requires a Program that is set up for lending.",
      accounts("POST /accounts", "refuses a loan Account under a Program without lending (D-32)"),
    ],
    [
      "accounts-retrieve",
      "An Account can be retrieved.",
      accounts("GET /accounts/{account_id}", "retrieves an Account as it was created"),
    ],
    [
      "accounts-update",
      "The name and credit limit of an Account can be updated.",
      accounts(
        "PATCH /accounts/{account_id}",
        "updates %s of an Account and nothing else, and emits `account.updated`",
      ),
      accounts("PATCH /accounts/{account_id}", "a loan without credit_limit", "refuses to update an Account with %s"),
    ],
    [
      "accounts-balance-now",
      "Without `at_time`, the balance endpoint returns the present balances.",
      accounts(
        "GET /accounts/{account_id}/balance",
        "adds a loan Account's unused credit to its available balance (D-33, D-34)",
      ),
    ],
    [
      "accounts-balance-then",
      "With `at_time`, the balance endpoint returns the balances at that time.",
      accounts("GET /accounts/{account_id}/balance", "returns the balance %s as it stood at that time (D-35)"),
    ],
    [
      "accounts-close",
      "Closing an Account requires no body.",
      accounts("POST /accounts/{account_id}/close", "a field in the body", "refuses to close: %s"),
      accounts("POST /accounts/{account_id}/close", "closes an Account, records the time, and emits `account.updated`"),
    ],
    [
      "payments-transaction",
      "The simulations of revenue and interest return a Transaction.",
      accounts(
        "POST $path",
        "posts a Transaction at the present time by default, and emits `transaction.created` (D-14)",
      ),
    ],
    [
      "payments-accrued-on",
      "A simulated payment accrued on the receiving Account by default.",
      accounts(
        "POST $path",
        "posts a Transaction at the present time by default, and emits `transaction.created` (D-14)",
      ),
      accounts(
        "POST $path",
        "pays for another Account and period, given with any offset, and only the payment changes the balance",
      ),
    ],
    [
      "payments-period",
      "The period of a simulated payment is the present instant by default.",
      accounts(
        "POST $path",
        "posts a Transaction at the present time by default, and emits `transaction.created` (D-14)",
      ),
    ],
    [
      "payments-monthly",
      "In live, interest and revenue are paid on the first of each month.",
      monthly(
        "monthly interest in live (D-36)",
        "pays interest on the first of the month at 00:00 UTC, for the daily closing balances of the month before",
      ),
      monthly(
        "monthly account revenue in live (D-36)",
        "pays account revenue by `account_revenue_rate`, after the interest",
      ),
    ],
  ]),
  ...section("Endpoints: Account Numbers", [
    [
      "account-numbers-list",
      "The list of Account Numbers filters by Account, idempotency key, status and ACH debit status.",
      accountNumbers(
        "GET /account_numbers",
        "returns the Account Numbers that match every filter, for every combination of filters (D-08, D-09, D-26)",
      ),
    ],
    [
      "account-numbers-create",
      "An Account Number is created for an Account, with a name and its debit settings.",
      accountNumbers("POST /account_numbers", "creates an Account Number with every field that is sent"),
    ],
    [
      "account-numbers-retrieve",
      "An Account Number can be retrieved.",
      accountNumbers("GET /account_numbers/{account_number_id}", "retrieves an Account Number"),
    ],
    [
      "account-numbers-update",
      "The settings, name and status of an Account Number can be updated separately.",
      accountNumbers(
        UPDATE_NUMBER,
        "updates %s of an Account Number and nothing else, and emits `account_number.updated`",
      ),
      accountNumbers(
        UPDATE_NUMBER,
        "an empty body",
        "returns 200 and emits nothing when an Account Number is updated with %s (D-40)",
      ),
    ],
    [
      "account-number-ach-blocked",
      "ACH debits to an Account Number that blocks them are declined.",
      precedence("$name", "declines a transfer that breaks one rule: %s gives %s"),
    ],
    [
      "account-number-checks",
      "An Account Number for Check Transfers only declines other checks.",
      precedence("$name", "declines a transfer that breaks one rule: %s gives %s"),
    ],
    [
      "account-number-disabled",
      "Payments to an Account Number that is not active are declined.",
      precedence("$name", "declines a transfer that breaks one rule: %s gives %s"),
    ],
  ]),
  ...section("Endpoints: Limits", [
    [
      "limits-list",
      "The list of Limits filters by model, status and idempotency key.",
      limits(
        "GET /limits",
        "returns the Limits that match every filter, for every combination of filters (D-08, D-09, D-26)",
      ),
    ],
    [
      "limits-create",
      "A Limit requires a metric, a model and a value.",
      limits("POST /limits", "no metric", "no model_id", "no value", "refuses to create a Limit with %s"),
    ],
    [
      "limits-retrieve",
      "A Limit can be retrieved.",
      limits("PATCH /limits/{limit_id}", "updates a Limit's status from %s to %s, and emits no Event (D-40, D-94)"),
    ],
    [
      "limits-update",
      "An update of a Limit requires a status.",
      limits("PATCH /limits/{limit_id}", "no status", "refuses to update a Limit with %s"),
    ],
  ]),
  ...section("Endpoints: Declined Transactions", [
    [
      "declined-list",
      "The list of Declined Transactions filters by Account, route, time and category.",
      declined(
        "GET /declined_transactions",
        "returns the Declined Transactions that match every filter, for every combination of filters (D-09, D-26)",
      ),
    ],
    [
      "declined-retrieve",
      "A Declined Transaction can be retrieved.",
      declined("GET /declined_transactions/{declined_transaction_id}", "retrieves a Declined Transaction"),
    ],
    [
      "declined-ach",
      "Declined ACH transfers are recorded.",
      ach(
        "POST /simulations/inbound_ach_transfers",
        "records a declined ACH debit with a positive amount and the fields that were sent (D-75)",
      ),
    ],
    [
      "declined-card",
      "Declined card authorizations are recorded.",
      cardPayments(
        "POST /simulations/card_authorizations",
        "records an authorization that a rule declines as a Declined Transaction with a negative amount (D-75)",
      ),
    ],
    [
      "declined-check",
      "Declined checks are recorded.",
      checks(
        "POST /simulations/inbound_check_deposits",
        "records a declined check with a negative amount and a generated Check Transfer (D-75, D-86)",
      ),
    ],
    [
      "declined-real-time-payments",
      "Declined Real-Time Payments are recorded.",
      instantRails("a credit by $name", "records a declined credit with a positive amount (D-75, D-80, D-81): $said"),
    ],
    [
      "declined-fednow",
      "Declined FedNow transfers are recorded.",
      instantRails("a credit by $name", "records a declined credit with a positive amount (D-75, D-80, D-81): $said"),
    ],
    [
      "declined-wire",
      "Declined wires are recorded.",
      instantRails("a credit by $name", "records a declined credit with a positive amount (D-75, D-80, D-81): $said"),
    ],
    [
      "declined-check-deposit",
      "Rejected Check Deposits are recorded.",
      checkDeposits(
        "a Check Deposit that is rejected",
        "records a rejected Check Deposit as a Declined Transaction of a negative amount, and moves no money (D-75, D-82)",
      ),
    ],
  ]),
  ...section("Endpoints: Inbound Mail Items", [
    [
      "mail-list",
      "The list of Inbound Mail Items filters by Lockbox Recipient and Lockbox Address.",
      mail(
        "GET /inbound_mail_items",
        "returns the mail items that match every filter, for every combination of filters, newest first (D-09, D-26)",
      ),
    ],
    [
      "mail-retrieve",
      "An Inbound Mail Item can be retrieved.",
      mail("GET /inbound_mail_items", "retrieves each mail item, and refuses one that does not exist"),
    ],
    [
      "mail-action-elements",
      "An action on an Inbound Mail Item has one element for each check.",
      mail(ACTION, "no checks", "more elements than checks (D-91)", "refuses the action on a mail item with %s"),
    ],
    [
      "mail-action-account",
      "The deposit action requires an Account.",
      mail(ACTION, "a deposit without Account (D-91)", "refuses the action on a mail item with %s"),
    ],
    [
      "mail-amount",
      "The simulation of mail requires an amount.",
      mail(MAIL, "no amount", "refuses to simulate a mail item with %s"),
    ],
    [
      "mail-contents",
      "Simulated mail without a contents File has a default image of a check.",
      remaining("simulated mail", "uses the contents File of simulated mail, and by default a File of the bank"),
    ],
  ]),
  ...section("Endpoints: Events", [
    [
      "events-newest-first",
      "The list of Events is newest first by default.",
      events("GET /events", "lists Events newest first, with a null cursor on the last page (D-09)"),
    ],
    [
      "events-ascending",
      "The list of Events can be requested oldest first.",
      events("GET /events", "lists Events in the order in which they happened"),
    ],
    [
      "events-order-values",
      "The order of Events accepts only the listed field and directions.",
      events("GET /events", "another order field", "an unknown direction", "refuses to list Events with %s"),
    ],
  ]),
  ...section("Errors", [
    [
      "error-close",
      "An Account with a balance cannot be closed.",
      accounts("POST /accounts/{account_id}/close", "an Account with a balance of one cent", "refuses to close: %s"),
    ],
    [
      "error-payment-amount",
      "The amount of a simulated payment is greater than zero.",
      accounts("POST $path", "an amount of zero", "an amount below zero", "refuses to simulate the payment with %s"),
    ],
    [
      "error-mail-destination",
      "Simulated mail has exactly one destination.",
      mail(
        MAIL,
        "neither address nor recipient",
        "both address and recipient",
        "refuses to simulate a mail item with %s",
      ),
    ],
    [
      "error-limit-interval",
      "A Limit requires an interval.",
      limits("POST /limits", "no interval (D-70)", "refuses to create a Limit with %s"),
    ],
    [
      "error-account-number-name",
      "The name of an Account Number has 1 to 200 characters.",
      accountNumbers(
        "POST /account_numbers",
        "an empty name",
        "a name of 201 characters",
        "refuses to create an Account Number with %s",
      ),
      accountNumbers(UPDATE_NUMBER, "an empty name", "refuses to update an Account Number with %s"),
      remaining("the name of an Account Number", "requires a name of 1 to 200 characters for an Account Number"),
    ],
    [
      "error-account-number-key",
      "The idempotency key filter of Account Numbers has 1 to 200 characters.",
      accountNumbers("GET /account_numbers", '"k".repeat(201)', "refuses the Account Number list query %s"),
    ],
    [
      "error-required",
      "Required fields must be present.",
      remaining("every write", "refuses %s without the required %s, and names the field"),
    ],
    [
      "error-declines",
      "A decline is not an API error, but a record.",
      checkDeposits(
        "a Check Deposit that is rejected",
        "records a rejected Check Deposit as a Declined Transaction of a negative amount, and moves no money (D-75, D-82)",
      ),
    ],
  ]),
];
