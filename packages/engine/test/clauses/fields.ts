import { inEngine, section } from "./clause.ts";

const accountNumbers = inEngine("resources/account-numbers.test.ts");
const accounts = inEngine("resources/accounts.test.ts");
const declined = inEngine("resources/declined-transactions.test.ts");
const limits = inEngine("resources/limits.test.ts");
const liveShipment = inEngine("resources/live-shipment.test.ts");
const mail = inEngine("resources/inbound-mail-items.test.ts");
const pendingTransactions = inEngine("resources/pending-transactions.test.ts");
const physicalCards = inEngine("resources/physical-cards.test.ts");
const realTimeDecisions = inEngine("resources/real-time-decisions.test.ts");
const remaining = inEngine("clauses/remaining.test.ts");
const ach = inEngine("resources/inbound-ach-transfers.test.ts");
const cardControls = inEngine("declines/card-controls.test.ts");
const cardForced = inEngine("declines/card-forced.test.ts");
const cardPayments = inEngine("resources/card-payments.test.ts");
const cardRefusals = inEngine("resources/card-payments-refusals.test.ts");
const cardRules = inEngine("declines/card.test.ts");
const forced = inEngine("declines/forced.test.ts");
const holds = inEngine("resources/card-payments-holds.test.ts");
const loans = inEngine("resources/loans.test.ts");
const precedence = inEngine("declines/precedence.test.ts");
const requests = inEngine("resources/card-payments-requests.test.ts");

const ORDER = "POST /physical_cards";
const TRACKING = "POST /simulations/physical_cards/{physical_card_id}/tracking_updates";
const BALANCE = "GET /accounts/{account_id}/balance";

const ordered = physicalCards(
  ORDER,
  "orders an active Physical Card with the default profile and a pending shipment (D-31, D-56, D-57)",
);
const allOfAnOrder = physicalCards(
  ORDER,
  "creates a Physical Card with every field that is sent except the telephone number",
);
const shipping = liveShipment(
  "the shipping time of an order (D-60)",
  "ships an order received %s, %s, at %s with the same-day and at %s with the next-day schedule",
);
const depositAccount = accounts(
  "POST /accounts",
  "creates an open deposit Account of the only Entity and Program by default (D-30, D-31, D-42)",
);
const allOfAnAccount = accounts("POST /accounts", "creates an Account with every field that is sent");
const mailDeposited = mail(
  "mail to a Lockbox Recipient",
  "deposits mail to a Lockbox Recipient at once into its Account (D-92, D-93)",
);
const mailWaiting = mail(
  "mail to a Lockbox Address without a recipient",
  "keeps mail without a recipient pending, and moves no money (contract: Routing of simulated mail)",
);

/** "Resources and their fields", except its conventions: the rules in the notes of a field beyond its type. */
export const fieldClauses = [
  ...section("Physical Card", [
    ["physical-card-card", "A Physical Card belongs to the Card that it was ordered for.", ordered],
    [
      "physical-card-printed",
      "The names on a Physical Card are printed as they are sent.",
      ordered,
      physicalCards(ORDER, "accepts only printable characters in %s (D-55)"),
    ],
    ["physical-card-profile", "A Physical Card has the id of its profile.", ordered, allOfAnOrder],
    [
      "physical-card-address",
      "A Physical Card is shipped to the address that is sent, and lines that are not sent are null.",
      ordered,
      allOfAnOrder,
    ],
    [
      "shipment-next-day",
      "With `next_day` a Physical Card is shipped one business day after the printer receives the order.",
      shipping,
    ],
    [
      "shipment-same-day",
      "With `same_day` a Physical Card is shipped on the business day on which the printer receives the order.",
      shipping,
    ],
    ["shipment-pacific-time", "The business days of shipments are in Pacific Time.", shipping],
    ["shipment-start", "A shipment starts as pending, without tracking.", ordered],
    [
      "tracking-updates",
      "Tracking keeps each report of the carrier, with its time.",
      physicalCards(TRACKING, "adds the tracking update %s without changing the status of the shipment (D-59)"),
      physicalCards(TRACKING, "adds a repeated tracking update again, because carriers may report a delivery twice"),
    ],
  ]),
  ...section("Account", [
    [
      "account-revenue-rate",
      "`account_revenue_rate` is a decimal string or null.",
      accounts("POST /accounts", "creates Accounts with the `account_revenue_rate` of the bank's options (D-42)"),
      depositAccount,
    ],
    [
      "account-terms",
      "The Program determines the bank and interest rate of an Account.",
      depositAccount,
      allOfAnAccount,
    ],
    ["account-owner", "An Entity owns an Account.", depositAccount, allOfAnAccount],
    ["account-beneficiary", "An Account can name an informational Entity that does not own it.", allOfAnAccount],
    ["account-funding", "An Account is funded by deposits or by a loan.", depositAccount, allOfAnAccount],
    [
      "account-loan",
      "Only loan Accounts have a `loan`.",
      depositAccount,
      allOfAnAccount,
      accounts(
        "POST /accounts",
        "loan funding without terms",
        "terms without loan funding",
        "refuses to create an Account with %s",
      ),
    ],
    [
      "loan-credit-limit",
      "A loan Account cannot borrow more than its credit limit.",
      pendingTransactions(
        "POST /pending_transactions",
        "holds the whole available balance, with unused credit, and not one cent more (D-33, D-85)",
      ),
    ],
    [
      "loan-due",
      "On the statement day the full balance or the interest becomes due, by the statement payment type.",
      loans(
        "a loan with statements of the full balance",
        "makes the balance of the statement day due, and nothing before the statement",
      ),
      loans(
        "a loan with statements of interest until maturity",
        "bills each month the interest on the balance at the end of each day",
      ),
    ],
    [
      "loan-delinquent",
      "An amount that is not paid within the grace period is past due.",
      loans("a loan with statements of the full balance", "makes the amount past due when the grace period is over"),
    ],
  ]),
  ...section("Balance Lookup", [
    [
      "balance-loan",
      "`loan` of a balance is null except for loan Accounts.",
      accounts(BALANCE, "returns a zero balance without a loan for a new deposit Account (D-34)"),
      accounts(BALANCE, "adds a loan Account's unused credit to its available balance (D-33, D-34)"),
    ],
  ]),
  ...section("Transaction", [
    [
      "transaction-source",
      "`source` of a Transaction has the object of its category, and null for every other category.",
      accounts(
        "POST $path",
        "posts a Transaction at the present time by default, and emits `transaction.created` (D-14)",
      ),
    ],
  ]),
  ...section("Account Number", [
    [
      "account-number-several",
      "An Account can have several Account Numbers, each with its own digits and settings.",
      remaining(
        "the Account Numbers of one Account",
        "gives each Account Number of an Account its own digits and settings",
      ),
      accountNumbers("the digits of an Account Number (D-53)", "gives two thousand Account Numbers different digits"),
    ],
    [
      "account-number-routing",
      "The routing number is an ABA routing transit number.",
      accountNumbers(
        "the digits of an Account Number (D-53)",
        "makes a routing number with a Federal Reserve district and a valid checksum: seed %i",
      ),
    ],
  ]),
  ...section("Limit", [
    [
      "limit-terms",
      "A Limit has the metric, interval and value that are sent.",
      limits("POST /limits", "creates a Limit with %o (D-71)"),
    ],
  ]),
  ...section("Declined Transaction", [
    [
      "declined-sign-positive",
      "The amount of a declined ACH transfer or Real-Time Payment is positive.",
      precedence("$name", "declines a transfer that breaks one rule: %s gives %s"),
    ],
    [
      "declined-sign-negative",
      "The amount of a declined card payment or check is negative.",
      precedence("$name", "declines a transfer that breaks one rule: %s gives %s"),
      cardPayments(
        "POST /simulations/card_authorizations",
        "records an authorization that a rule declines as a Declined Transaction with a negative amount (D-75)",
      ),
    ],
    [
      "declined-route",
      "A Declined Transaction has the id and type of its route.",
      declined("recording a decline", "records the route of a decline"),
      mail("mail to a Lockbox Recipient", "records the lockbox as the route of a rejected check"),
    ],
    [
      "declined-source",
      "`source` of a Declined Transaction has the object of its category, and null for every other category.",
      declined(
        "recording a decline",
        "records a decline as it was presented, with the record's id in its details (D-14, D-75, D-82)",
      ),
    ],
  ]),
  ...section("source.ach_decline", [
    [
      "declined-ach-reasons",
      "Each decline reason of ACH transfers is given when it applies.",
      precedence("$name", "declines a transfer that breaks one rule: %s gives %s"),
      forced("declines forced by `decline_reason` (D-84)", "declines $name with the forced reason $reason"),
      ach(
        "POST /inbound_ach_transfers/{inbound_ach_transfer_id}/decline",
        "declines an ACH transfer with the reason %s",
      ),
    ],
    [
      "declined-ach-user",
      "An ACH transfer that the client declines has the reason `user_initiated`.",
      ach(
        "POST /inbound_ach_transfers/{inbound_ach_transfer_id}/decline",
        "declines an ACH transfer with the reason %s",
      ),
    ],
  ]),
  ...section("source.card_decline", [
    [
      "declined-card-actioner",
      "A card decline says who decided: the client, the service, or the network in stand-in processing.",
      requests("the actioner of a simulation", "reports who decided: %s"),
    ],
    [
      "declined-card-additional-amounts",
      "Additional amounts are positive if they were added to the amount, and negative if they were subtracted.",
      requests("payment details in a simulation", "returns the payment details of the simulation in %s"),
    ],
    [
      "declined-card-links",
      "A card decline has the ids of its Card Payment and its Declined Transaction.",
      cardPayments(
        "POST /simulations/card_authorizations",
        "records an authorization that a rule declines as a Declined Transaction with a negative amount (D-75)",
      ),
    ],
    [
      "declined-card-wallet",
      "A card decline has the id of the digital wallet token that paid.",
      cardPayments(
        "POST /simulations/card_authorizations",
        "records the Physical Card and the token of an authorization, also when it is declined",
      ),
    ],
    [
      "declined-card-direction",
      "Settlements debit the cardholder, and refunds credit the cardholder.",
      requests("the direction of a simulated authorization", "derives the direction of %j: %s"),
    ],
    [
      "declined-card-increment",
      "A declined increment has the id of its authorization.",
      holds("POST /simulations/card_increments", "changes nothing when an increment is declined"),
    ],
    [
      "declined-card-postal-code",
      "A US postal code has five digits, or nine with a dash before the last four.",
      requests("payment details in a simulation", "returns the payment details of the simulation in %s"),
    ],
    [
      "declined-card-network",
      "A card decline has the details of its own network only.",
      requests("the network of a card simulation", "uses cardnet without details by default"),
      requests("the network of a card simulation", "sets debitnet, which has no details (D-83)"),
    ],
    [
      "declined-card-stand-in",
      "`stand_in_processing_reason` is present only if the network decided.",
      cardRefusals("card simulations", "refuses to simulate an authorization with %s"),
      requests("the actioner of a simulation", "reports who decided: %s"),
    ],
    [
      "declined-card-risk-score",
      "The risk score is from 0 to 99 on one network, and from 0 to 999 on the other.",
      cardRefusals("card simulations", "refuses to simulate an authorization with %s"),
    ],
    [
      "declined-card-in-person",
      "A card decline has the id of the Physical Card that was used in person.",
      cardPayments(
        "POST /simulations/card_authorizations",
        "records the Physical Card and the token of an authorization, also when it is declined",
      ),
    ],
    [
      "declined-card-decision",
      "A card decline has the id of its Real-Time Decision and the client's reason.",
      realTimeDecisions(
        "POST /real_time_decisions/{real_time_decision_id}/action",
        "declines a payment that the client declines for %s",
      ),
    ],
    [
      "declined-card-reasons",
      "Each decline reason of card payments is given when it applies.",
      cardRules("the decline rules of cards", "declines an authorization that breaks one rule: $reason ($condition)"),
      cardForced("a forced decline of $way (D-84)", "declines with the forced reason %s"),
    ],
    [
      "declined-card-expiration",
      "A wrong expiration date declines a payment only if the CVV2 is present.",
      cardRules(
        "a cause of a card decline",
        "compares the expiration only with a verification code: another $other with $with gives $expected",
      ),
    ],
    [
      "declined-card-controls",
      "A payment that the authorization controls of the Card block is declined with `breaches_limit`.",
      cardControls("several controls", "applies every control, and explains the first that is breached"),
    ],
    [
      "declined-card-code",
      "A card decline says whether the verification code was checked and matched.",
      requests("verification in a simulation", "verifies nothing by default"),
      requests("verification in a simulation", "returns the result of a presented card verification code"),
    ],
    [
      "declined-card-address",
      "A card decline says whether the address was checked and which parts matched.",
      requests("verification in a simulation", "compares the provided address with the Card's (D-83): %s and %s is %s"),
    ],
  ]),
  ...section("Inbound Mail Item", [
    [
      "mail-lockbox",
      "An Inbound Mail Item has the ids of its Lockbox Address and of its Lockbox Recipient or null.",
      mailDeposited,
      mailWaiting,
    ],
    [
      "mail-recipient-name",
      "An Inbound Mail Item has the recipient name that is written on it, or null.",
      mailDeposited,
      mailWaiting,
    ],
    [
      "mail-rejection",
      "An Inbound Mail Item has its rejection reason, or null if it was not rejected.",
      mail("mail to a Lockbox Recipient", "rejects mail to %s (D-90, D-92)"),
      mailDeposited,
    ],
  ]),
];
