import type { FormField, FormTable } from "@sandbank/inspector/tables/form-table";
import type { MachineTable } from "@sandbank/inspector/tables/machine-table";
import { snakeCase } from "../print-operations.ts";
import { findEffect } from "./form-effects.ts";

/** The simulations that people use most, in the order of the page, with their names there. */
const mostUsed: Readonly<Record<string, string>> = {
  "simulations.cardAuthorizations.create": "Card payment",
  "simulations.inboundAchTransfers.create": "Inbound ACH transfer",
  "simulations.inboundWireTransfers.create": "Inbound wire",
  "simulations.inboundRealTimePaymentsTransfers.create": "Inbound RTP transfer",
  "simulations.inboundFednowTransfers.create": "Inbound FedNow transfer",
  "simulations.inboundCheckDeposits.create": "Check to pay",
  "simulations.inboundMailItems.create": "Mail with a check",
  "simulations.cardSettlements.create": "Card settlement",
  "simulations.cardRefunds.create": "Card refund",
  "simulations.cardReversals.create": "Card reversal",
  "simulations.interestPayments.create": "Interest payment",
};

const MOST_USED = "Most used";

/** The headings of the other simulations, with the sections of the API that they have. The first match counts. */
const headings: readonly (readonly [heading: string, sections: RegExp])[] = [
  ["Card payments", /^Card Payments$/],
  ["ACH transfers", /^ACH|^Pending/],
  ["Wire, RTP and FedNow transfers", /^(?:Wire|Real-Time|FedNow)/],
  ["Checks and mail", /Check|^Physical Cards$/],
  ["Accounts, Entities and Programs", /./],
];

/** The titles of the rare fields of long forms, with their keys. The first match counts. */
const parts: readonly (readonly [part: string, keys: RegExp])[] = [
  ["Decline it", /^decline_reason$/],
  ["Who decides", /^(?:event_subscription_id|actioner|partial_approval_capability)$/],
  ["More about the merchant", /^(?:merchant_|terminal_id$)/],
  ["More about the sender", /^(?:company_|debtor_|instructing_agent_)/],
  ["More about the receiver", /^(?:creditor_|receiver_)/],
  [
    "How the card is used",
    /^(?:physical_card_id|digital_wallet_token_id|presented|verification|authenticated_card_payment_id|processing_category|direction)$/,
  ],
  ["Currency, fees and the card network", /^(?:network_|scheme_fees$|presentment_|additional_amounts$)/],
  ["When it happens", /^resolve_at$/],
  ["Message and references", /./],
];

/** A form with no more fields than this has no folded parts. */
const MOST_UNFOLDED = 5;

/** The ids that a form needs although the contract does not require them, because another field may replace them. */
const usuallyNeeded = /^(?:transaction_id|lockbox_recipient_id|card_id)$/;

/** The name of the other party: all that most people enter of it. */
const party = /^(?:merchant_descriptor|company_name|debtor_name)$/;

/** The filters of the lists of objects that an operation accepts, by the key of the id. */
const accepted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "simulations.cardRefunds.create": { transaction_id: "category.in=card_settlement" },
  "simulations.cardSettlements.create": {
    pending_transaction_id: "category.in=card_authorization&status.in=pending",
  },
};

/** The first entry of a required amount, in dollars. */
const USUAL_AMOUNT = "25.00";

export interface LayoutContext {
  readonly machines: readonly MachineTable[];
  readonly choices: Readonly<Record<string, readonly string[]>>;
}

/** Puts the fields of a form in the order in which people enter them, and gives it a name, a heading and usual entries. `section`: its section of the API. */
export function layOut(form: FormTable, section: string, context: LayoutContext): FormTable {
  const { operation, fields } = form;
  const isSimulation = operation.startsWith("simulations.");
  const name = mostUsed[operation];
  const effect = findEffect(operation);
  const isLong = isSimulation && fields.length > MOST_UNFOLDED;
  const laid = fields.map((field): FormField => {
    const isFolded = isLong ? !isMain(field) : field.key === "scheme_fees";
    const part = isFolded ? parts.find(([, keys]) => keys.test(field.key))?.[0] : undefined;
    return { ...field, ...usualOf(field, form, context), ...(part !== undefined && { part }) };
  });
  return {
    ...form,
    ...(name !== undefined && { name }),
    ...(effect !== undefined && { effect }),
    ...(isSimulation && { heading: name === undefined ? headingOf(section) : MOST_USED }),
    fields: laid.toSorted((one, other) => rankOf(one) - rankOf(other)),
  };
}

/** The forms of the page, those that people use most first. */
export function sortByUse(forms: readonly FormTable[]): FormTable[] {
  const order = Object.keys(mostUsed).toReversed();
  const rank = ({ operation }: FormTable) => -order.indexOf(operation);
  return forms.toSorted((one, other) => rank(one) - rank(other));
}

function headingOf(section: string): string {
  return headings.find(([, sections]) => sections.test(section))?.[0] ?? section;
}

function isMain({ key, isRequired }: FormField): boolean {
  return isRequired === true || key === "amount" || usuallyNeeded.test(key) || party.test(key);
}

/** The objects first, then the amount, what else is required, the other party, and the parts in their order. */
function rankOf({ key, kind, isRequired, part }: FormField): number {
  if (part !== undefined) return 10 + parts.findIndex(([each]) => each === part);
  if (kind === "id" && (isRequired || usuallyNeeded.test(key))) return 0;
  if (key === "amount") return 1;
  if (isRequired) return 2;
  if (party.test(key)) return 3;
  return kind === "object" || kind === "list" ? 5 : 4;
}

function usualOf(field: FormField, { operation, method }: FormTable, { machines, choices }: LayoutContext) {
  const { key, isRequired } = field;
  const isSimulation = operation.startsWith("simulations.");
  if (field.kind === "cents") return isSimulation && key === "amount" && isRequired ? { usual: USUAL_AMOUNT } : {};
  if (field.kind === "choice") return key === "reason" && isRequired ? { usual: choices[field.choice]?.[0] ?? "" } : {};
  if (field.kind !== "id" || !isSimulation || method !== undefined) return {};
  const query = accepted[operation]?.[key];
  const trigger = snakeCase(operation.slice(operation.lastIndexOf(".") + 1));
  const from = machines
    .filter((machine) => machine.field === "status" && field.prefixes.includes(machine.type))
    .flatMap(({ transitions }) => transitions.filter(({ by }) => by.includes(trigger)).map((each) => each.from));
  return {
    ...((isRequired || usuallyNeeded.test(key)) && { isChosen: true as const }),
    ...(query !== undefined && { query }),
    ...(from.length > 0 && { from: [...new Set(from)] }),
  };
}
