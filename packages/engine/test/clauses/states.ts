import { inEngine, section } from "./clause.ts";

const accountNumbers = inEngine("resources/account-numbers.test.ts");
const accounts = inEngine("resources/accounts.test.ts");
const cards = inEngine("resources/cards.test.ts");
const checkDeposits = inEngine("resources/check-deposits.test.ts");
const limits = inEngine("resources/limits.test.ts");
const liveShipment = inEngine("resources/live-shipment.test.ts");
const limitsThatApply = inEngine("limits/which-apply.test.ts");
const mail = inEngine("resources/inbound-mail-items.test.ts");
const physicalCards = inEngine("resources/physical-cards.test.ts");
const cardRules = inEngine("declines/card.test.ts");
const precedence = inEngine("declines/precedence.test.ts");

const CLOSE = "POST /accounts/{account_id}/close";
const ACTION = "POST /inbound_mail_items/{inbound_mail_item_id}/action";
const UPDATE_PHYSICAL_CARD = "PATCH /physical_cards/{physical_card_id}";
const ADVANCE = "POST /simulations/physical_cards/{physical_card_id}/advance_shipment";
const ORDERED_LIVE = "a Physical Card ordered in live (D-60)";

/** "States and transitions", and "Routing of simulated mail". */
export const stateClauses = [
  ...section("States: Account `status`", [
    [
      "account-close",
      "Closing changes an open Account to closed.",
      accounts(CLOSE, "closes an Account, records the time, and emits `account.updated`"),
    ],
    [
      "account-close-zero-balance",
      "An Account can be closed only with a zero balance.",
      accounts(CLOSE, "an Account with a balance of one cent", "refuses to close: %s"),
    ],
    [
      "account-closed-at",
      "`closed_at` is the time at which the Account was closed.",
      accounts(CLOSE, "closes an Account, records the time, and emits `account.updated`"),
    ],
    [
      "account-closed-no-activity",
      "A closed Account accepts no new activity.",
      accounts("PATCH /accounts/{account_id}", "refuses to update a closed Account with %s (D-39)"),
      accounts("POST $path", "a closed Account (D-39)", "refuses to simulate the payment with %s"),
      accountNumbers(
        "POST /account_numbers",
        "refuses to create an Account Number of a closed Account and changes nothing (D-39)",
      ),
      cards("POST /cards", "refuses to create a Card of a closed Account (D-39)"),
      limits("POST /limits", "refuses to create a Limit on a closed Account, by the id of the %s (D-39)"),
      physicalCards(
        "POST /physical_cards",
        "a Card of a closed Account (D-39)",
        "refuses to order a Physical Card for %s",
      ),
      checkDeposits("a Check Deposit that is returned", "refuses to return a Check Deposit of a closed Account (D-39)"),
      mail(ACTION, "a closed Account (D-39)", "refuses the action on a mail item with %s"),
    ],
    [
      "account-closed-declines",
      "Debits and credits that arrive for a closed Account are declined.",
      precedence("$name", "declines a transfer that breaks one rule: %s gives %s"),
      cardRules("the decline rules of cards", "declines an authorization that breaks one rule: $reason ($condition)"),
    ],
  ]),
  ...section("States: Physical Card `status`", [
    [
      "physical-card-status",
      "A Physical Card can be set to active, disabled and canceled.",
      physicalCards(
        UPDATE_PHYSICAL_CARD,
        "updates a Physical Card's status from %s to %s with response %i (D-40, D-54)",
      ),
    ],
    [
      "physical-card-canceled",
      "`canceled` is permanent.",
      physicalCards(
        UPDATE_PHYSICAL_CARD,
        '"canceled", "active", 409',
        "updates a Physical Card's status from %s to %s with response %i (D-40, D-54)",
      ),
    ],
    [
      "physical-card-disabled",
      "`disabled` is temporary.",
      physicalCards(
        UPDATE_PHYSICAL_CARD,
        '"disabled", "active", 200',
        "updates a Physical Card's status from %s to %s with response %i (D-40, D-54)",
      ),
    ],
  ]),
  ...section("States: Physical Card `shipment.status`", [
    [
      "shipment-any-to-any",
      "The simulation sets a shipment to any of the eight statuses from any status.",
      physicalCards(ADVANCE, "applies the state table of shipments: %s to %s (D-40, D-59)"),
    ],
    [
      "shipment-live",
      "In live, shipments progress with the clock.",
      liveShipment(ORDERED_LIVE, "returns a new order as `pending` (D-57), and as `submitted` from the next call on"),
      liveShipment(
        ORDERED_LIVE,
        "acknowledges an order after an hour, and ships it by its schedule, each with one Event",
      ),
    ],
    [
      "shipment-canceled",
      "A shipment can be canceled before it is submitted, not after.",
      liveShipment(ORDERED_LIVE, "ships an order whose Physical Card is %s, because it was submitted at once"),
    ],
    [
      "shipment-stopped",
      "A shipment that was rejected or requires attention does not progress.",
      liveShipment(
        ORDERED_LIVE,
        "rejected",
        "requires_attention",
        "does not move a shipment on to %s after another status was set by hand",
      ),
    ],
    [
      "tracking-number",
      "Ordinary mail has no tracking number.",
      physicalCards(
        ADVANCE,
        '"postal_standard", "US", null',
        "starts the tracking of %s to %s at the first `shipped` (D-58)",
      ),
    ],
    [
      "tracking-return",
      "A returned shipment has a return number and a reason.",
      physicalCards(ADVANCE, "returns how and why a Physical Card came back, at `returned` (D-58)"),
    ],
    [
      "tracking-shipped-at",
      "`shipped_at` is the time at which the Physical Card was ready for the carrier.",
      physicalCards(ADVANCE, "starts the tracking of %s to %s at the first `shipped` (D-58)"),
    ],
    [
      "tracking-delivered-twice",
      "A carrier can report a delivery more than once.",
      physicalCards(
        "POST /simulations/physical_cards/{physical_card_id}/tracking_updates",
        "adds a repeated tracking update again, because carriers may report a delivery twice",
      ),
    ],
    [
      "card-many-physical-cards",
      "A Card can have several Physical Cards.",
      physicalCards(
        "POST /physical_cards",
        "orders a Physical Card for a disabled Card, and a second one for the same Card",
      ),
    ],
  ]),
  ...section("States: Limit `status`", [
    [
      "limit-status",
      "A Limit can be set from active to inactive and back.",
      limits("PATCH /limits/{limit_id}", "updates a Limit's status from %s to %s, and emits no Event (D-40, D-94)"),
    ],
    [
      "limit-inactive",
      "An inactive Limit declines nothing.",
      limitsThatApply("a Limit on a model", "counts debits from a time at which the Limit was inactive"),
    ],
  ]),
  ...section("States: Inbound Mail Item", [
    [
      "mail-action-pending",
      "Only a pending Inbound Mail Item accepts an action.",
      mail(ACTION, "applies the state table of mail items to an action on an item that is %s"),
      mail(ACTION, "refuses a second action on a mail item (D-91)"),
    ],
    [
      "mail-action-deposit",
      "The deposit action on a check creates a Check Deposit into the given Account.",
      mail(ACTION, "deposits a check of a mail item into the given Account, and processes the item (D-91, D-93)"),
    ],
    [
      "mail-action-ignore",
      "The ignore action on a check creates no Check Deposit.",
      mail(ACTION, "moves no money for a check that is ignored (D-91)"),
    ],
  ]),
  ...section("Routing of simulated mail", [
    [
      "mail-to-recipient",
      "A check in mail to a Lockbox Recipient is deposited into its Account without an action.",
      mail("mail to a Lockbox Recipient", "deposits mail to a Lockbox Recipient at once into its Account (D-92, D-93)"),
    ],
    [
      "mail-to-address",
      "Mail to a Lockbox Address without a recipient stays pending until an action.",
      mail(
        "mail to a Lockbox Address without a recipient",
        "keeps mail without a recipient pending, and moves no money (contract: Routing of simulated mail)",
      ),
    ],
  ]),
];
