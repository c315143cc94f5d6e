import { dollars } from "./dollars.ts";
import type {
  Account,
  AccountNumber,
  Card,
  CardPaymentElement,
  LimitInterval,
  OperationTypes,
} from "./generated/index.ts";
import { isolate } from "./isolate.ts";

/** An object that can be retrieved. */
export type NamedObject = Extract<
  OperationTypes[Extract<keyof OperationTypes, `${string}.retrieve`>]["result"],
  { readonly id: string; readonly type: string }
>;

type NamedType = NamedObject["type"];

/** Returns the object with an id; undefined if the caller does not have it. */
export type Lookup = (id: string) => object | undefined;

/** Returns the object with an id if it is of this type. */
type Find = <Type extends NamedType>(id: string | null, type: Type) => Extract<NamedObject, { type: Type }> | undefined;

/**
 * Returns the name of an object for people, in one line: `Office manager ..4286 on Operating`, `Inbound ACH debit of
 * $45.00 from Acme`. With `lookup`, the name says to what the object belongs; without it, or if `lookup` has not got
 * the owner, the name is the shorter `Office manager ..4286`. A name contains the user's text, up to its whole length,
 * without the characters that change the direction of text. Such text from right to left is isolated from the words
 * around it: `Limit of $500.00 a day on card \u2068...\u2069 ..4286`.
 */
export function nameObject(object: { readonly type: string }, lookup?: Lookup): string {
  // Nothing is around a name that is the user's text alone.
  return composed(object, lookup).replace(/^\u2068([^\u2068]*)\u2069$/, "$1");
}

function composed(object: { readonly type: string }, lookup: Lookup = () => undefined): string {
  const { type } = object;
  if (!isNamed(type)) return titled(type);
  const name = names[type] as (named: NamedObject, find: Find) => string;
  return name(object as NamedObject, (id, wanted) => {
    const found = id === null ? undefined : (lookup(id) as NamedObject | undefined);
    return found?.type === wanted ? (found as never) : undefined;
  });
}

function isNamed(type: string): type is NamedType {
  return Object.hasOwn(names, type);
}

const names: { readonly [Type in NamedType]: (object: Extract<NamedObject, { type: Type }>, find: Find) => string } = {
  account: (account) => clean(account.name) ?? "Account",
  account_number: (number, find) =>
    joined(
      clean(number.name) ?? "Account Number",
      lastDigits(number.account_number),
      on(find(number.account_id, "account")),
    ),
  account_transfer: ({ amount, destination_account_id }, find) =>
    movement("Account transfer", amount, "to", find(destination_account_id, "account")?.name),
  ach_transfer: ({ account_number, amount, individual_name }) =>
    joined(
      movement(`ACH ${chooseSide(amount)}`, amount, amount < 0 ? "from" : "to", individual_name ?? "account"),
      lastDigits(account_number),
    ),
  card: (card, find) =>
    joined(clean(card.description) ?? "Card", lastDigits(card.last4), on(find(card.account_id, "account"))),
  card_payment: ({ elements }) => {
    const { what, cents, merchant } = readFirstElement(elements);
    return movement(what, cents, "at", merchant);
  },
  check_deposit: ({ amount, account_id }, find) =>
    movement("Check deposit", amount, "to", find(account_id, "account")?.name),
  check_transfer: ({ amount, check_number, physical_check, third_party }) =>
    movement(`Check ${check_number}`, amount, "to", physical_check?.recipient_name ?? third_party?.recipient_name),
  declined_transaction: ({ amount, description, source }, find) => {
    switch (source.category) {
      case "ach_decline": {
        // The amount is positive for a debit, too (assumption D-75).
        const transfer = find(source.ach_decline.inbound_ach_transfer_id, "inbound_ach_transfer");
        return movement(`Declined ACH ${transfer?.direction ?? "transfer"}`, amount, "from", description);
      }
      case "card_decline":
        return movement("Declined card payment", amount, "at", description);
      case "inbound_fednow_transfer_decline":
        return movement("Declined FedNow transfer", amount, "from", description);
      case "inbound_real_time_payments_transfer_decline":
        return movement("Declined real-time payment", amount, "from", description);
      default:
        return described(`Declined ${lowerFirst(clean(description) ?? "transaction")}`, amount);
    }
  },
  digital_card_profile: ({ description }) => joined("Digital Card Profile", clean(description)),
  entity: ({ corporation, government_authority, joint, natural_person, trust, description }) =>
    clean((corporation ?? government_authority ?? joint ?? natural_person ?? trust)?.name) ??
    clean(description) ??
    "Entity",
  event: ({ category, associated_object_id: id, associated_object_type: type }, find) => {
    const object = isNamed(type) ? find(id, type) : undefined;
    return joined(`Event ${category}`, object && `of ${composed(object)}`);
  },
  event_subscription: ({ url }) => `Event Subscription of ${clean(stripUrl(url))}`,
  external_account: ({ account_number, description }) =>
    joined(clean(description) ?? "External Account", lastDigits(account_number)),
  fednow_transfer: ({ amount, creditor_name }) => movement("FedNow transfer", amount, "to", creditor_name),
  file: ({ filename, description, purpose }) =>
    clean(filename) ?? clean(description) ?? `File, ${purpose.replaceAll("_", " ")}`,
  inbound_ach_transfer: ({ amount, direction, originator_company_name }) =>
    movement(`Inbound ACH ${direction}`, amount, "from", originator_company_name),
  inbound_check_deposit: ({ amount, check_number }) => movement(joined("Inbound check", clean(check_number)), amount),
  inbound_fednow_transfer: ({ amount, debtor_name }) =>
    movement("Inbound FedNow transfer", amount, "from", debtor_name),
  inbound_mail_item: (item, find) => {
    const recipient = find(item.lockbox_recipient_id, "lockbox_recipient");
    const to = clean(item.recipient_name) ?? clean(recipient?.recipient_name) ?? clean(recipient?.description);
    const cents = item.checks.reduce((sum, { amount }) => sum + amount, 0);
    const count = item.checks.length === 1 ? "1 check" : `${item.checks.length} checks`;
    return described(joined("Mail", to && `to ${to}`, `with ${count}`), cents);
  },
  inbound_real_time_payments_transfer: ({ amount, debtor_name }) =>
    movement("Inbound real-time payment", amount, "from", debtor_name),
  inbound_wire_transfer: ({ amount, debtor_name }) => movement("Inbound wire", amount, "from", debtor_name),
  limit: ({ interval, metric, value, model_id, model_type }, find) => {
    const most = metric === "volume" ? dollars(value) : `${value} ${value === 1 ? "debit" : "debits"}`;
    const model = find(model_id, model_type);
    return joined(
      `Limit of ${most}`,
      interval === null ? undefined : intervals[interval],
      model && `on ${noun(model)}`,
    );
  },
  lockbox_address: ({ description, address }) => joined("Lockbox Address", clean(description) ?? clean(address?.line1)),
  lockbox_recipient: ({ recipient_name, description, mail_stop_code }) =>
    joined("Lockbox Recipient", clean(recipient_name) ?? clean(description) ?? clean(mail_stop_code)),
  pending_transaction: ({ amount, description, source }) =>
    source.category === "check_deposit_instruction"
      ? movement("Pending check deposit", amount)
      : movement("Hold", amount, "for", description.replace(/^Hold of /, "")),
  physical_card: ({ cardholder, card_id }, find) => {
    const card = find(card_id, "card");
    const holder = clean(`${cardholder.first_name} ${cardholder.last_name}`);
    return joined("Physical Card", holder && `of ${holder}`, card && `for ${noun(card)}`);
  },
  physical_card_profile: ({ description }) => joined("Physical Card Profile", clean(description)),
  program: ({ name }) => clean(name) ?? "Program",
  real_time_payments_transfer: ({ amount, creditor_name }) =>
    movement("Real-time payment", amount, "to", creditor_name),
  real_time_decision: ({ card_authorization: request }) =>
    movement("Decision on a card payment", request?.settlement_amount, "at", request?.merchant_descriptor),
  transaction: ({ amount, description, source }, find) => {
    switch (source.category) {
      case "account_transfer_intention": {
        const { destination_account_id: to, source_account_id: from } = source.account_transfer_intention;
        const [way, other] = amount < 0 ? ["to", to] : ["from", from];
        return movement("Account transfer", amount, way, find(other, "account")?.name);
      }
      case "card_settlement":
        return movement("Card payment", amount, "at", source.card_settlement.merchant_name);
      case "card_refund":
        return movement("Card refund", amount, "from", source.card_refund.merchant_name);
      case "inbound_ach_transfer":
        return movement(
          `ACH ${chooseSide(amount)}`,
          amount,
          "from",
          source.inbound_ach_transfer.originator_company_name,
        );
      case "inbound_fednow_transfer_confirmation":
        return movement("FedNow transfer", amount, "from", description);
      case "inbound_real_time_payments_transfer_confirmation":
        return movement("Real-time payment", amount, "from", description);
      default:
        return described(clean(description) ?? "Transaction", amount);
    }
  },
  wire_transfer: ({ amount, creditor }) => movement("Wire", amount, "to", creditor?.name),
};

const intervals: Readonly<Record<LimitInterval, string>> = {
  transaction: "a transaction",
  day: "a day",
  week: "a week",
  month: "a month",
  year: "a year",
  all_time: "in total",
};

/** `Card payment of $45.00 at Cedar Books`. */
function movement(what: string, cents: number | undefined, preposition = "", party?: string | null): string {
  const name = clean(party);
  return joined(
    what,
    cents === undefined ? undefined : `of ${dollars(Math.abs(cents))}`,
    name && `${preposition} ${name}`,
  );
}

/** `Wire from Acme, $45.00`: for movements whose description says what they are. */
function described(description: string, cents: number): string {
  return `${description}, ${dollars(Math.abs(cents))}`;
}

function chooseSide(cents: number): "credit" | "debit" {
  return cents < 0 ? "debit" : "credit";
}

/** Reads what a Card Payment began with. */
function readFirstElement([first]: readonly CardPaymentElement[]): {
  readonly what: string;
  readonly cents?: number | undefined;
  readonly merchant?: string | undefined;
} {
  const what = "Card payment";
  switch (first?.category) {
    case "card_authorization":
      return { what, cents: first.card_authorization.amount, merchant: first.card_authorization.merchant_descriptor };
    case "card_decline":
      return {
        what: "Declined authorization",
        cents: first.card_decline.amount,
        merchant: first.card_decline.merchant_descriptor,
      };
    case "card_settlement":
      return { what, cents: first.card_settlement.amount, merchant: first.card_settlement.merchant_name };
    case "card_refund":
      return { what: "Card refund", cents: first.card_refund.amount, merchant: first.card_refund.merchant_name };
    case "card_financial":
      return { what, cents: first.card_financial.amount };
    case "card_balance_inquiry":
      return { what: "Balance inquiry", merchant: first.card_balance_inquiry.merchant_descriptor };
    case "card_validation":
      return { what: "Card validation" };
    case "card_authentication":
      return { what: "Card authentication" };
    default:
      return { what };
  }
}

/** Returns what a Limit or Physical Card belongs to, within a sentence: `card Office manager ..4286`. */
function noun(owner: Account | AccountNumber | Card): string {
  switch (owner.type) {
    case "account":
      return joined("account", clean(owner.name));
    case "account_number":
      return joined("account number", clean(owner.name), lastDigits(owner.account_number));
    case "card":
      return joined("card", clean(owner.description), lastDigits(owner.last4));
  }
}

function on(account: Account | undefined): string | undefined {
  const name = clean(account?.name);
  return name && `on ${name}`;
}

/** `..4286` */
function lastDigits(number: string): string {
  return `..${number.slice(-4)}`;
}

/** Returns host and path of a URL. Its query and user may contain secrets. */
function stripUrl(url: string): string {
  return url.replace(/^[a-z][a-z\d+.-]*:\/\/(?:[^/?#]*@)?/i, "").replace(/[?#].*$/s, "");
}

/** `Account number`, for a type that has no function of its own. */
function titled(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1).replaceAll("_", " ");
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Joins the parts of a name that are there. */
function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== "").join(" ");
}

/** Puts text of the user into one line without control characters, and isolates it; undefined if nothing is left. */
function clean(text: string | null | undefined): string | undefined {
  const line = isolate(text?.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ") ?? "");
  return line === "" ? undefined : line;
}
