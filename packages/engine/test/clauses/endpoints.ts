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

/** The tables of "Endpoints", with the notes of the bodies that create; "Errors". */
export const endpointClauses = [
  ...section("Endpoints: Physical Cards", [
    [
      "physical-cards-list",
      "The list filters by Card and by idempotency key.",
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
      "It needs a Card, a cardholder, a method and an address, each with its parts.",
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
      "One can be retrieved.",
      physicalCards("GET /physical_cards/{physical_card_id}", "retrieves a Physical Card"),
    ],
    [
      "physical-cards-update",
      "A change needs a status.",
      physicalCards(
        "PATCH /physical_cards/{physical_card_id}",
        "no status",
        "refuses to update a Physical Card with %s",
      ),
    ],
    [
      "physical-cards-advance",
      "The simulation of a shipment needs one of its eight states.",
      physicalCards(
        ADVANCE,
        "no shipment_status",
        "an unknown shipment_status",
        "refuses to advance a shipment with %s",
      ),
    ],
    [
      "physical-cards-tracking-category",
      "A tracking update needs one of the five categories.",
      physicalCards(TRACKING, "adds the tracking update %s without changing the status of the shipment (D-59)"),
      physicalCards(TRACKING, "no category", "an unknown category", "refuses to add a tracking update with %s"),
    ],
    [
      "physical-cards-tracking-optional",
      "The estimate, city, postal code and state are optional.",
      physicalCards(TRACKING, "starts tracking with a tracking update if there is none (D-58)"),
    ],
    [
      "physical-cards-profile-default",
      "Without a profile the latest default one is used.",
      physicalCards(ORDER, "uses the default profile of the Program of the Card's Account (D-31)"),
    ],
    [
      "physical-cards-phone",
      "The telephone number is accepted on creation only, and not returned.",
      physicalCards(ORDER, "creates a Physical Card with every field that is sent except the telephone number"),
      physicalCards(
        "PATCH /physical_cards/{physical_card_id}",
        "a telephone number",
        "refuses to update a Physical Card with %s",
      ),
    ],
    [
      "physical-cards-country",
      "The country is optional, a code of two letters.",
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
      "The schedule is `next_day` by default, and `same_day` by overnight courier.",
      physicalCards(ORDER, "ships by %s to %s with the schedule %s by default, or the schedule that is sent"),
    ],
  ]),
  ...section("Endpoints: Accounts", [
    [
      "accounts-list",
      "The list filters by Entity, informational Entity, Program, idempotency key and states.",
      accounts("GET /accounts", "returns the Accounts that match every filter, for every combination of filters"),
    ],
    [
      "accounts-create",
      "An Account is made of what is sent.",
      accounts("POST /accounts", "creates an Account with every field that is sent"),
    ],
    [
      "accounts-name",
      "It needs a name.",
      accounts("POST /accounts", "no name", "refuses to create an Account with %s"),
    ],
    [
      "accounts-program",
      "It needs a Program once there are several.",
      accounts("POST /accounts", "requires `program_id` for a new Account when there are several Programs (D-31)"),
    ],
    [
      "accounts-loan-terms",
      "Credit limit, grace period, statement day and kind of payment are required in `loan`, its maturity is not.",
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
      "Loans need a Program that is set up for them.",
      accounts("POST /accounts", "refuses a loan Account under a Program without lending (D-32)"),
    ],
    [
      "accounts-retrieve",
      "One can be retrieved.",
      accounts("GET /accounts/{account_id}", "retrieves an Account as it was created"),
    ],
    [
      "accounts-update",
      "Name and credit limit can be changed.",
      accounts(
        "PATCH /accounts/{account_id}",
        "updates %s of an Account and nothing else, and emits `account.updated`",
      ),
      accounts("PATCH /accounts/{account_id}", "a loan without credit_limit", "refuses to update an Account with %s"),
    ],
    [
      "accounts-balance-now",
      "Without `at_time` the balances are those of now.",
      accounts(
        "GET /accounts/{account_id}/balance",
        "adds a loan Account's unused credit to its available balance (D-33, D-34)",
      ),
    ],
    [
      "accounts-balance-then",
      "With it they are those of that time.",
      accounts("GET /accounts/{account_id}/balance", "returns the balance %s as it stood at that time (D-35)"),
    ],
    [
      "accounts-close",
      "Closing takes no body.",
      accounts("POST /accounts/{account_id}/close", "a field in the body", "refuses to close: %s"),
      accounts("POST /accounts/{account_id}/close", "closes an Account, records the time, and emits `account.updated`"),
    ],
    [
      "payments-transaction",
      "The simulations of revenue and interest answer a Transaction.",
      accounts(
        "POST $path",
        "posts a Transaction at the present time by default, and emits `transaction.created` (D-14)",
      ),
    ],
    [
      "payments-accrued-on",
      "What is paid accrued on the Account itself by default.",
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
      "The period is the present instant by default.",
      accounts(
        "POST $path",
        "posts a Transaction at the present time by default, and emits `transaction.created` (D-14)",
      ),
    ],
    [
      "payments-monthly",
      "In live interest and revenue are paid on the first of each month.",
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
      "The list filters by Account, idempotency key, states and handling of ACH debits.",
      accountNumbers(
        "GET /account_numbers",
        "returns the Account Numbers that match every filter, for every combination of filters (D-08, D-09, D-26)",
      ),
    ],
    [
      "account-numbers-create",
      "One is made for an Account, with a name and its handling of debits.",
      accountNumbers("POST /account_numbers", "creates an Account Number with every field that is sent"),
    ],
    [
      "account-numbers-retrieve",
      "One can be retrieved.",
      accountNumbers("GET /account_numbers/{account_number_id}", "retrieves an Account Number"),
    ],
    [
      "account-numbers-update",
      "Handling, name and status can be changed, each alone.",
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
      "A number that blocks ACH debits has them declined.",
      precedence("$name", "declines a transfer that breaks one rule: %s gives %s"),
    ],
    [
      "account-number-checks",
      "A number for Check Transfers only has other checks declined.",
      precedence("$name", "declines a transfer that breaks one rule: %s gives %s"),
    ],
    [
      "account-number-disabled",
      "Payments to a number that is not active are declined.",
      precedence("$name", "declines a transfer that breaks one rule: %s gives %s"),
    ],
  ]),
  ...section("Endpoints: Limits", [
    [
      "limits-list",
      "The list filters by model, status and idempotency key.",
      limits(
        "GET /limits",
        "returns the Limits that match every filter, for every combination of filters (D-08, D-09, D-26)",
      ),
    ],
    [
      "limits-create",
      "A Limit needs a metric, a model and a value.",
      limits("POST /limits", "no metric", "no model_id", "no value", "refuses to create a Limit with %s"),
    ],
    [
      "limits-retrieve",
      "One can be retrieved.",
      limits("PATCH /limits/{limit_id}", "updates a Limit's status from %s to %s, and emits no Event (D-40, D-94)"),
    ],
    [
      "limits-update",
      "A change needs a status.",
      limits("PATCH /limits/{limit_id}", "no status", "refuses to update a Limit with %s"),
    ],
  ]),
  ...section("Endpoints: Declined Transactions", [
    [
      "declined-list",
      "The list filters by Account, route, time and categories.",
      declined(
        "GET /declined_transactions",
        "returns the Declined Transactions that match every filter, for every combination of filters (D-09, D-26)",
      ),
    ],
    [
      "declined-retrieve",
      "One can be retrieved.",
      declined("GET /declined_transactions/{declined_transaction_id}", "retrieves a Declined Transaction"),
    ],
    [
      "declined-ach",
      "Refused ACH transfers are recorded.",
      ach(
        "POST /simulations/inbound_ach_transfers",
        "records a declined ACH debit with a positive amount and the fields that were sent (D-75)",
      ),
    ],
    [
      "declined-card",
      "Refused card authorizations are recorded.",
      cardPayments(
        "POST /simulations/card_authorizations",
        "records an authorization that a rule declines as a Declined Transaction with a negative amount (D-75)",
      ),
    ],
    [
      "declined-check",
      "Refused checks are recorded.",
      checks(
        "POST /simulations/inbound_check_deposits",
        "records a declined check with a negative amount and a generated Check Transfer (D-75, D-86)",
      ),
    ],
    [
      "declined-real-time-payments",
      "Refused Real-Time Payments are recorded.",
      instantRails("a credit by $name", "records a decline with a positive amount (D-75, D-80, D-81): $said"),
    ],
    [
      "declined-fednow",
      "Refused FedNow transfers are recorded.",
      instantRails("a credit by $name", "records a decline with a positive amount (D-75, D-80, D-81): $said"),
    ],
    [
      "declined-wire",
      "Refused wires are recorded.",
      instantRails("a credit by $name", "records a decline with a positive amount (D-75, D-80, D-81): $said"),
    ],
    [
      "declined-check-deposit",
      "Refused Check Deposits are recorded.",
      checkDeposits(
        "a Check Deposit that is rejected",
        "records a rejected Check Deposit as a Declined Transaction of a negative amount, and moves no money (D-75, D-82)",
      ),
    ],
  ]),
  ...section("Endpoints: Inbound Mail Items", [
    [
      "mail-list",
      "The list filters by Lockbox Recipient and Lockbox Address.",
      mail(
        "GET /inbound_mail_items",
        "returns the mail items that match every filter, for every combination of filters, newest first (D-09, D-26)",
      ),
    ],
    [
      "mail-retrieve",
      "One can be retrieved.",
      mail("GET /inbound_mail_items", "retrieves each mail item, and refuses one that does not exist"),
    ],
    [
      "mail-action-elements",
      "An action has one element for each check.",
      mail(ACTION, "no checks", "more elements than checks (D-91)", "refuses the action on a mail item with %s"),
    ],
    [
      "mail-action-account",
      "An Account is named for a check that is deposited.",
      mail(ACTION, "a deposit without Account (D-91)", "refuses the action on a mail item with %s"),
    ],
    [
      "mail-amount",
      "The simulation needs an amount.",
      mail(MAIL, "no amount", "refuses to simulate a mail item with %s"),
    ],
    [
      "mail-contents",
      "Without a File for its contents a default image of a check is used.",
      remaining("simulated mail", "has the File that is sent for its contents, and by default one of the bank's own"),
    ],
  ]),
  ...section("Endpoints: Events", [
    [
      "events-newest-first",
      "The list is newest first by default.",
      events("GET /events", "lists Events newest first, with a null cursor on the last page (D-09)"),
    ],
    [
      "events-ascending",
      "It can be asked for oldest first.",
      events("GET /events", "lists Events in the order in which they happened"),
    ],
    [
      "events-order-values",
      "The order takes no other field and direction.",
      events("GET /events", "another order field", "an unknown direction", "refuses to list Events with %s"),
    ],
  ]),
  ...section("Errors", [
    [
      "error-close",
      "An Account with a balance is not closed.",
      accounts("POST /accounts/{account_id}/close", "an Account with a balance of one cent", "refuses to close: %s"),
    ],
    [
      "error-payment-amount",
      "The amount of a simulated payment is more than zero.",
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
      "A Limit needs an interval.",
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
      remaining("the name of an Account Number", "has 1 to 200 characters"),
    ],
    [
      "error-account-number-key",
      "So has the idempotency key that Account Numbers are filtered by.",
      accountNumbers("GET /account_numbers", '"k".repeat(201)', "refuses the Account Number list query %s"),
    ],
    [
      "error-required",
      "Required fields must be there.",
      remaining("every write", "%s without its required %s is refused, and names it"),
    ],
    [
      "error-declines",
      "A decline is no error of the API, but a record.",
      checkDeposits(
        "a Check Deposit that is rejected",
        "records a rejected Check Deposit as a Declined Transaction of a negative amount, and moves no money (D-75, D-82)",
      ),
    ],
  ]),
];
