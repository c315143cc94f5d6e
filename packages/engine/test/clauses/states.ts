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
const ORDERED_LIVE = "a Physical Card that is ordered in live (D-60)";

/** "States and transitions", and "Routing of simulated mail". */
export const stateClauses = [
  ...section("States: Account `status`", [
    [
      "account-close",
      "Closing makes an open Account closed.",
      accounts(CLOSE, "closes an Account, notes when, and emits `account.updated`"),
    ],
    [
      "account-close-zero-balance",
      "It needs a zero balance.",
      accounts(CLOSE, "an Account with a cent on it", "refuses %s"),
    ],
    [
      "account-closed-at",
      "`closed_at` is the time of closing.",
      accounts(CLOSE, "closes an Account, notes when, and emits `account.updated`"),
    ],
    [
      "account-closed-no-activity",
      "Nothing new happens on a closed Account.",
      accounts("PATCH /accounts/{account_id}", "refuses %s on a closed Account"),
      accounts("POST $path", "a closed Account (D-39)", "refuses %s"),
      accountNumbers("POST /account_numbers", "refuses a closed Account, and nothing changes (D-39)"),
      cards("POST /cards", "refuses a closed Account (D-39)"),
      limits("POST /limits", "refuses a closed Account, by the id of the %s (D-39)"),
      physicalCards("POST /physical_cards", "a Card of a closed Account (D-39)", "refuses %s"),
      checkDeposits("a Check Deposit that is returned", "is refused on a closed Account (D-39)"),
      mail(ACTION, "a closed Account (D-39)", "refuses %s"),
    ],
    [
      "account-closed-declines",
      "Debits and credits that arrive for a closed Account are declined.",
      precedence("$name", "that is %s alone declines with %s"),
      cardRules("the rules of the card rail", "alone decline an authorization: $reason ($holds)"),
    ],
  ]),
  ...section("States: Physical Card `status`", [
    [
      "physical-card-status",
      "It can be set to active, disabled and canceled.",
      physicalCards(UPDATE_PHYSICAL_CARD, "from %s to %s answers %i (D-40, D-54)"),
    ],
    [
      "physical-card-canceled",
      "`canceled` is for good.",
      physicalCards(UPDATE_PHYSICAL_CARD, '"canceled", "active", 409', "from %s to %s answers %i (D-40, D-54)"),
    ],
    [
      "physical-card-disabled",
      "`disabled` is for now.",
      physicalCards(UPDATE_PHYSICAL_CARD, '"disabled", "active", 200', "from %s to %s answers %i (D-40, D-54)"),
    ],
  ]),
  ...section("States: Physical Card `shipment.status`", [
    [
      "shipment-any-to-any",
      "The simulation puts a shipment in any of the eight states, whatever it is in.",
      physicalCards(ADVANCE, "goes from %s to %s (D-40, D-59)"),
    ],
    [
      "shipment-live",
      "In live a shipment moves by the clock.",
      liveShipment(ORDERED_LIVE, "is answered `pending` (D-57), and is `submitted` at the next call"),
      liveShipment(
        ORDERED_LIVE,
        "is acknowledged after an hour, and shipped by its schedule, each with an Event and nothing else",
      ),
    ],
    [
      "shipment-canceled",
      "A shipment is canceled before its submission, not after it.",
      liveShipment(ORDERED_LIVE, "ships all the same once it is %s: it was submitted at once"),
    ],
    [
      "shipment-stopped",
      "What the printer rejected, or what requires attention, does not go on by itself.",
      liveShipment(
        ORDERED_LIVE,
        "rejected",
        "requires_attention",
        "is not %s once someone has put its shipment elsewhere",
      ),
    ],
    [
      "tracking-number",
      "There is no tracking number for ordinary mail.",
      physicalCards(
        ADVANCE,
        '"postal_standard", "US", null',
        "starts the tracking of %s to %s at the first `shipped` (D-58)",
      ),
    ],
    [
      "tracking-return",
      "A returned shipment has a return number and a reason.",
      physicalCards(ADVANCE, "says at `returned` how and why the card came back (D-58)"),
    ],
    [
      "tracking-shipped-at",
      "`shipped_at` is when the card was ready for the carrier.",
      physicalCards(ADVANCE, "starts the tracking of %s to %s at the first `shipped` (D-58)"),
    ],
    [
      "tracking-delivered-twice",
      "A card can be reported delivered more than once.",
      physicalCards(
        "POST /simulations/physical_cards/{physical_card_id}/tracking_updates",
        "adds the same report again: a carrier may report a delivery twice, in order",
      ),
    ],
    [
      "card-many-physical-cards",
      "A Card may have several Physical Cards.",
      physicalCards("POST /physical_cards", "takes a disabled Card, and one that has a Physical Card already"),
    ],
  ]),
  ...section("States: Limit `status`", [
    [
      "limit-status",
      "It can be set to active and inactive, from either.",
      limits("PATCH /limits/{limit_id}", "from %s takes %s, and emits nothing (D-40, D-94)"),
    ],
    [
      "limit-inactive",
      "An inactive Limit declines nothing for now.",
      limitsThatApply("a Limit on a model", "counts what went through while it was inactive, once it is active again"),
    ],
  ]),
  ...section("States: Inbound Mail Item", [
    [
      "mail-action-pending",
      "Only a pending item can be actioned.",
      mail(ACTION, "of an item that is %s is as its state table has it"),
      mail(ACTION, "is refused a second time (D-91)"),
    ],
    [
      "mail-action-deposit",
      "A deposited check makes a Check Deposit into the Account that is named.",
      mail(ACTION, "deposits a check into the Account that is named, and the item is processed (D-91, D-93)"),
    ],
    [
      "mail-action-ignore",
      "An ignored check makes none.",
      mail(ACTION, "moves nothing for a check that is ignored (D-91)"),
    ],
  ]),
  ...section("Routing of simulated mail", [
    [
      "mail-to-recipient",
      "The check in mail to a Lockbox Recipient is deposited into its Account without further ado.",
      mail("mail to a Lockbox Recipient", "is deposited at once into its Account, and the money is there (D-92, D-93)"),
    ],
    [
      "mail-to-address",
      "Mail to a Lockbox Address alone waits for an action.",
      mail(
        "mail to a Lockbox Address alone",
        "waits for an action, and moves no money (contract: Routing of simulated mail)",
      ),
    ],
  ]),
];
