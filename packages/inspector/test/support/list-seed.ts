import type { Seed } from "sandbank";
import {
  cardOf,
  centsOf,
  decline,
  merchants,
  movement,
  numberOf,
  payers,
  ref,
  turn,
  world,
} from "../../../../tests/support/year-seed.ts";

type Step = Seed["steps"][number];
type Rows = (index: number) => Step[];

const ROWS = 300;

/** A name that begins with what differs, at most 200 characters long. */
const nameOf = (index: number) => `${index} ${turn(merchants, index)}`.slice(0, 200);
/** An amount of up to $1,219,990.00. */
const amountOf = (index: number) => centsOf(index) * turn([1, 100, 5_000], index);
/** Such a name of letters and digits, as networks take it. */
const plainName = (index: number) =>
  nameOf(index)
    .replace(/[^\w ]/g, "")
    .slice(0, 140)
    .trim();
const accountOf = (index: number) => ref(`account${index % 4}.id`);
const update = (call: string, index: number, statuses: readonly string[]): Step[] =>
  index % 2 === 0
    ? []
    : [{ call, id: ref(`row${index}.id`), params: { status: turn(statuses, (index - 1) / 2) } } as Step];

const address = { line1: "1 Main Street", city: "Springfield", state: "IL", zip: "62701" };
/** The File of the first mail, which stands for an image. */
const image = ref("image.file_id");

const hold: Rows = (index) => [
  {
    call: "simulations.cardAuthorizations.create",
    params: { card_id: cardOf(index), merchant_descriptor: turn(merchants, index), amount: amountOf(index) },
  },
];

const mail: Rows = (index) => [
  {
    call: "simulations.inboundMailItems.create",
    params: {
      amount: amountOf(index),
      ...(index % 3 === 0 ? { lockbox_address_id: ref("lockbox.id") } : { lockbox_recipient_id: ref("recipient.id") }),
    },
  },
];

const destination = (index: number) => ({
  account_number: String(9_900_000_000 + index),
  amount: amountOf(index),
  routing_number: turn(["101050001", "110000000", "021000021"], index),
});
/** Sends a payment, and completes two of three. */
const payment = (call: string, index: number, more: object = {}): Step[] => [
  {
    call: `${call}.create`,
    params: {
      ...destination(index),
      ...more,
      creditor_name: plainName(index),
      source_account_number_id: numberOf(index),
      unstructured_remittance_information: "Rent",
    },
    as: `row${index}`,
  } as Step,
  ...(index % 3 === 0 ? [] : [{ call: `simulations.${call}.complete`, id: ref(`row${index}.id`) } as Step]),
];

/** The calls that add a row to the list of a type. */
const rowsOf: Readonly<Record<string, Rows>> = {
  account: (index) => [
    { call: "accounts.create", params: { name: nameOf(index), entity_id: ref("entity0.id") }, as: `row${index}` },
    ...(index % 5 === 0 ? [{ call: "accounts.close", id: ref(`row${index}.id`) } as Step] : []),
  ],
  account_number: (index) => [
    {
      call: "accountNumbers.create",
      params: { account_id: ref(`account${index % 11}.id`), name: turn(["Incoming", nameOf(index)], index) },
      as: `row${index}`,
    },
    ...update("accountNumbers.update", index, ["disabled", "canceled"]),
  ],
  account_transfer: (index) => [
    {
      call: "accountTransfers.create",
      params: {
        account_id: ref("account0.id"),
        destination_account_id: ref(`account${1 + (index % 10)}.id`),
        amount: 1 + (index % 10),
        description: nameOf(index),
        require_approval: index % 3 > 0,
      },
      as: `row${index}`,
    },
    ...(index % 3 === 2 ? [{ call: "accountTransfers.cancel", id: ref(`row${index}.id`) } as Step] : []),
  ],
  ach_transfer: (index) => [
    {
      call: "achTransfers.create",
      params: {
        account_id: ref("account0.id"),
        account_number: String(9_900_000_000 + index),
        amount: (1 + (index % 10)) * (index % 2 === 0 ? 1 : -1),
        individual_name: plainName(index).slice(0, 22).trim(),
        routing_number: turn(["101050001", "110000000", "021000021"], index),
        statement_descriptor: "Rent",
      },
      as: `row${index}`,
    },
    ...["submit", "settle", "return"]
      .slice(0, index % 4)
      .map((act) => ({ call: `simulations.achTransfers.${act}`, id: ref(`row${index}.id`) }) as Step),
  ],
  card: (index) => [
    {
      call: "cards.create",
      params: { account_id: ref(`account${index % 11}.id`), description: turn(["Fuel", nameOf(index)], index) },
      as: `row${index}`,
    },
    ...update("cards.update", index, ["disabled", "canceled"]),
  ],
  card_payment: (index) => [...hold(index), decline(10 * index)],
  check_deposit: (index) => [
    {
      call: "checkDeposits.create",
      params: {
        account_id: accountOf(index),
        amount: amountOf(index),
        front_image_file_id: image,
        back_image_file_id: image,
      },
      as: `row${index}`,
    },
    ...["submit", "return"]
      .slice(0, index % 3)
      .map((act) => ({ call: `simulations.checkDeposits.${act}`, id: ref(`row${index}.id`) }) as Step),
  ],
  check_transfer: (index) => [
    {
      call: "checkTransfers.create",
      params: {
        account_id: accountOf(0),
        amount: amountOf(index),
        fulfillment_method: "third_party",
        require_approval: index % 3 === 0,
        source_account_number_id: ref("checking.id"),
        third_party: { recipient_name: nameOf(index) },
      },
      as: `row${index}`,
    },
    ...(index % 3 === 2 ? [{ call: "checkTransfers.stopPayment", id: ref(`row${index}.id`) } as Step] : []),
  ],
  declined_transaction: (index) => [decline(index), decline(10 * index)],
  entry: (index) => [
    {
      call: "simulations.interestPayments.create",
      params: { account_id: ref("account0.id"), amount: centsOf(index) * 10 },
    },
    {
      call: "simulations.cardAuthorizations.create",
      params: {
        card_id: ref("card0.id"),
        merchant_descriptor: turn(merchants, index),
        amount: amountOf(index + 1),
        ...(index % 3 === 0 && { decline_reason: "suspected_fraud" }),
      },
    },
  ],
  entity: (index) => [
    {
      call: "entities.create",
      params:
        index % 2 === 0
          ? { structure: "corporation", corporation: { name: nameOf(index), address } }
          : { structure: "natural_person", description: nameOf(index) },
    },
  ],
  event: movement,
  digital_card_profile: (index) => [
    {
      call: "digitalCardProfiles.create",
      params: {
        app_icon_file_id: image,
        background_image_file_id: image,
        card_description: "Travel",
        description: nameOf(index),
        issuer_name: "Office",
      },
      as: `row${index}`,
    },
    ...(index % 2 === 0 ? [] : [{ call: "digitalCardProfiles.archive", id: ref(`row${index}.id`) } as Step]),
  ],
  event_subscription: (index) => [
    {
      call: "eventSubscriptions.create",
      params: {
        url: `http://127.0.0.1:9/services/of/a/long/path/${index}/hooks?token=private`,
        // A few get the Events of all that follow, so that the counts differ in their lengths.
        ...(index % 60 > 0 && { selected_event_categories: [{ event_category: "account.created" }] }),
      },
      as: `row${index}`,
    },
    ...update("eventSubscriptions.update", index, ["disabled", "deleted"]),
  ],
  file: mail,
  inbound_ach_transfer: (index) => [
    {
      call: "simulations.inboundAchTransfers.create",
      params: {
        account_number_id: numberOf(index),
        amount: amountOf(index) * (index % 2 === 0 ? 1 : -1),
        company_name: turn(payers, index),
      },
    },
  ],
  inbound_check_deposit: (index) => [
    {
      call: "simulations.inboundCheckDeposits.create",
      params: { account_number_id: ref("checking.id"), amount: amountOf(index), check_number: String(1_000 + index) },
    },
  ],
  inbound_fednow_transfer: (index) => [
    {
      call: "simulations.inboundFednowTransfers.create",
      params: { account_number_id: numberOf(index), amount: amountOf(index), debtor_name: nameOf(index) },
    },
  ],
  external_account: (index) => [
    {
      call: "externalAccounts.create",
      params: {
        account_number: String(9_900_000_000 + index),
        description: nameOf(index),
        routing_number: turn(["101050001", "110000000", "021000021"], index),
      },
      as: `row${index}`,
    },
    ...update("externalAccounts.update", index, ["archived"]),
  ],
  inbound_mail_item: mail,
  inbound_real_time_payments_transfer: (index) => [
    {
      call: "simulations.inboundRealTimePaymentsTransfers.create",
      params: { account_number_id: numberOf(index), amount: amountOf(index), debtor_name: nameOf(index) },
    },
  ],
  inbound_wire_transfer: (index) => [
    {
      call: "simulations.inboundWireTransfers.create",
      params: { account_number_id: numberOf(index), amount: amountOf(index), debtor_name: nameOf(index) },
    },
  ],
  limit: (index) => [
    {
      call: "limits.create",
      params: {
        model_id: turn([cardOf(index), accountOf(index), numberOf(index)], index),
        metric: turn(["volume", "count"], index),
        interval: turn(["transaction", "day", "week", "month", "year", "all_time"], index),
        value: amountOf(index),
      },
      as: `row${index}`,
    },
    ...update("limits.update", index, ["inactive"]),
  ],
  lockbox_address: (index) => [
    { call: "lockboxAddresses.create", params: { description: nameOf(index) }, as: `row${index}` },
    ...update("lockboxAddresses.update", index, ["disabled", "canceled"]),
  ],
  lockbox_recipient: (index) => [
    {
      call: "lockboxRecipients.create",
      params: { account_id: accountOf(index), lockbox_address_id: ref("lockbox.id"), recipient_name: nameOf(index) },
      as: `row${index}`,
    },
    ...update("lockboxRecipients.update", index, ["disabled", "canceled"]),
  ],
  pending_transaction: (index) =>
    index % 2 === 0
      ? hold(index)
      : [
          {
            call: "pendingTransactions.create",
            params: { account_id: accountOf(index), amount: -amountOf(index), description: nameOf(index) },
          },
        ],
  physical_card: (index) => [
    {
      call: "physicalCards.create",
      params: {
        card_id: cardOf(index),
        cardholder: {
          first_name: `Holder ${index}`,
          last_name: turn(["Team", "of the branch office at Terminal 4"], index),
        },
        shipment: {
          address: { name: "Office", line1: "1 Main Street", city: "Springfield", state: "IL", postal_code: "62701" },
          method: turn(["postal_standard", "courier_a_2_day", "courier_a_priority_overnight"], index),
        },
      },
      as: `row${index}`,
    },
    ...(index % 3 === 0
      ? []
      : ([
          {
            call: "simulations.physicalCards.advanceShipment",
            id: ref(`row${index}.id`),
            params: { shipment_status: turn(["shipped", "requires_attention"], index) },
          },
          {
            call: "simulations.physicalCards.addTrackingUpdate",
            id: ref(`row${index}.id`),
            params: {
              category: turn(["processed_for_delivery", "delivery_issue", "returned_to_sender", "in_transit"], index),
            },
          },
        ] as Step[])),
    ...update("physicalCards.update", index, ["disabled", "canceled"]),
  ],
  physical_card_profile: (index) => [
    {
      call: "physicalCardProfiles.create",
      params: {
        carrier_image_file_id: image,
        contact_phone: "+1 555 0100",
        description: nameOf(index),
        front_image_file_id: image,
      },
      as: `row${index}`,
    },
    ...(index % 2 === 0 ? [] : [{ call: "physicalCardProfiles.archive", id: ref(`row${index}.id`) } as Step]),
  ],
  program: (index) => [{ call: "simulations.programs.create", params: { name: nameOf(index) } }],
  fednow_transfer: (index) => payment("fednowTransfers", index, { debtor_name: "Operating" }),
  real_time_payments_transfer: (index) => payment("realTimePaymentsTransfers", index),
  transaction: (index) => [
    ...movement(index),
    { call: "simulations.interestPayments.create", params: { account_id: accountOf(index), amount: amountOf(index) } },
  ],
  wire_transfer: (index) => [
    {
      call: "wireTransfers.create",
      params: {
        ...destination(index),
        account_id: accountOf(index),
        creditor: { name: plainName(index) },
        remittance: { category: "unstructured", unstructured: { message: "Rent" } },
      },
      as: `row${index}`,
    },
    ...["submit", "reverse"]
      .slice(0, index % 3)
      .map((act) => ({ call: `simulations.wireTransfers.${act}`, id: ref(`row${index}.id`) }) as Step),
  ],
};

/** Fills a bank with 300 objects of a type, over more than a year: of each state, with large amounts and long names. */
export function listSeed(type: string): Seed {
  const rows = rowsOf[type];
  if (rows === undefined) throw new Error(`listSeed has no rows for ${type}. Add them to rowsOf.`);
  const funds = Array.from(
    { length: 11 },
    (_, index): Step => ({
      call: "simulations.interestPayments.create",
      params: { account_id: ref(`account${index}.id`), amount: type === "entry" ? 4_000_000_00 : 90_000_000_00 },
    }),
  );
  return {
    steps: [
      ...world(),
      ...funds,
      {
        call: "accountNumbers.create",
        params: { account_id: accountOf(0), name: "Checks", inbound_checks: { status: "allowed" } },
        as: "checking",
      },
      { call: "lockboxAddresses.create", params: { description: "Checks by mail" }, as: "lockbox" },
      {
        call: "lockboxRecipients.create",
        params: { account_id: accountOf(0), lockbox_address_id: ref("lockbox.id"), recipient_name: "Harbor Supplies" },
        as: "recipient",
      },
      {
        call: "simulations.inboundMailItems.create",
        params: { amount: 100_00, lockbox_address_id: ref("lockbox.id") },
        as: "image",
      },
      ...Array.from({ length: ROWS }, (_, index): Step[] => [
        ...rows(index),
        // Events are kept for a month.
        { advance: type === "event" ? { hours: 2 } : { hours: 30 } },
      ]).flat(),
    ],
  } as Seed;
}
