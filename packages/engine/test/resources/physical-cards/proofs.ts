import type { Bank } from "../../../src/index.ts";
import type { physicalCards } from "../../../src/resources/physical-cards/resource.ts";
import { after, archiveOwner, closeAccount, closed, notOwned, OPEN, OWNED } from "../../proofs/breakings.ts";
import { account, ofClosedAccount, settable, untilCanceled, update } from "../../proofs/moves.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";
import { cardholder, newAccount, profile, shipment } from "../../proofs/stage.ts";

const order = (bank: Bank, card_id: `card_${string}`) => bank.physicalCards.create({ card_id, cardholder, shipment });

const orderTo = (country: string | undefined, method: string) => ({
  card_id: "card_a",
  cardholder,
  shipment: { address: { ...shipment.address, country }, method },
});

const create = (bank: Bank, account_id = account(bank)) => order(bank, bank.cards.create({ account_id }).id);

const shipmentStatuses = [
  "pending",
  "canceled",
  "submitted",
  "acknowledged",
  "rejected",
  "shipped",
  "returned",
  "requires_attention",
] as const;

export const proofs: ResourceProofs<typeof physicalCards> = {
  required: {
    "physicalCards.create": [
      "card_id",
      "cardholder",
      "cardholder.first_name",
      "cardholder.last_name",
      "shipment",
      "shipment.address",
      "shipment.address.name",
      "shipment.address.line1",
      "shipment.address.city",
      "shipment.address.state",
      "shipment.address.postal_code",
      "shipment.method",
    ],
    "physicalCards.update": ["status"],
    "simulations.physicalCards.advanceShipment": ["shipment_status"],
    "simulations.physicalCards.addTrackingUpdate": ["category"],
  },
  bounds: {
    "physicalCards.create": {
      "shipment.address.name": "1 to 35 characters",
      "shipment.address.line1": "1 to 35 characters",
      "shipment.address.line2": "1 to 35 characters",
      "shipment.address.line3": "1 to 9 characters",
      "shipment.address.city": "1 to 35 characters",
      "shipment.address.postal_code": "1 to 16 characters",
      "shipment.address.phone_number": "1 to 15 characters",
    },
  },
  requests: {
    "physicalCards.create": (stage) => {
      const { id: card_id } = stage.bank.cards.create({ account_id: newAccount(stage) });
      return { params: { card_id, cardholder, shipment, physical_card_profile_id: profile(stage) } };
    },
  },
  refusals: {
    "physicalCards.create": [
      [OPEN, closeAccount, closed],
      [OWNED, archiveOwner, notOwned],
      [
        "The Card is not canceled.",
        after(({ bank }, { params }) => bank.cards.update(params?.card_id as `card_${string}`, { status: "canceled" })),
        "Card card_… is canceled. Order the Physical Card for another Card.",
      ],
      [
        "The Physical Card Profile belongs to the Program of the Card's Account.",
        (stage, { params }) => {
          const { id } = stage.bank.simulations.programs.create({ name: "Second" });
          return { params: { ...params, physical_card_profile_id: profile(stage, id) } };
        },
        "Physical Card Profile physical_card_profile_… belongs to Program program_…, but the Card's Account to Program program_…. Use a profile of the Account's Program.",
      ],
      [
        "The Physical Card Profile is active.",
        after(({ bank }, { params }) =>
          bank.physicalCardProfiles.archive(params?.physical_card_profile_id as `physical_card_profile_${string}`),
        ),
        "Physical Card Profile physical_card_profile_… is archived. Use an active profile.",
      ],
    ],
  },
  rules: {
    "physicalCards.create": [
      [
        "shipment.method",
        "must be `courier_b_worldwide_express` when `shipment.address.country` is not `US`",
        orderTo("CA", "courier_a_2_day"),
        orderTo("CA", "courier_b_worldwide_express"),
        "[physical-cards-international]",
      ],
      [
        "shipment.address.country",
        "must be a country other than `US` when `shipment.method` is `courier_b_worldwide_express`",
        orderTo(undefined, "courier_b_worldwide_express"),
        orderTo(undefined, "courier_a_2_day"),
        "[physical-cards-country, physical-cards-international]",
      ],
    ],
  },
  changes: {
    "physicalCards.update": {
      values: { status: "disabled" },
      clauses: "[physical-card-status, event-physical-card-updated]",
    },
  },
  updates: {
    "physicalCards.update": {
      "an active Physical Card": create,
      "a disabled Physical Card": (bank) => bank.physicalCards.update(create(bank).id, { status: "disabled" }),
      "a canceled Physical Card": (bank) => bank.physicalCards.update(create(bank).id, { status: "canceled" }),
      "a Physical Card of a closed Account": ofClosedAccount(create),
    },
  },
  states: {
    status: {
      requested: {
        make: (bank) => create(bank).id,
        move: update((bank) => bank.physicalCards),
        allowed: untilCanceled, // D-54
        clauses: {
          active: "[physical-card-status]",
          disabled: "[physical-card-status, physical-card-disabled]",
          canceled: "[physical-card-canceled]",
        },
      },
    },
    "shipment.status": {
      requested: {
        make: (bank) => create(bank).id,
        move: (bank, id, shipment_status) =>
          bank.simulations.physicalCards.advanceShipment(
            id as `physical_card_${string}`,
            { shipment_status } as { shipment_status: "shipped" },
          ),
        // D-59
        allowed: settable(shipmentStatuses),
      },
    },
  },
  populate: (bank) => {
    const { data } = bank.cards.list({ status: { in: ["active"] } });
    for (const { id } of data.toReversed()) order(bank, id);
    const { id: returned } = order(bank, data.at(-1)?.id ?? "card_");
    for (const shipment_status of shipmentStatuses.filter((status) => status !== "pending")) {
      bank.network.physicalCards.advanceShipment(returned, { shipment_status });
    }
    for (const status of ["disabled", "canceled"] as const) bank.physicalCards.update(returned, { status });
  },
  list: (bank, { card }) => order(bank, card).id,
  story: { journal: "physical-cards", names: /^\w+ physical_?cards?\b/i },
  *scenario({ ok, no }, account_id) {
    const { id: card_id } = yield* ok("cards.create", { params: { account_id } });
    const address = { ...shipment.address, phone_number: "5555550123" };
    const { id } = yield* ok("physicalCards.create", {
      params: { card_id, cardholder, shipment: { ...shipment, address } },
    });
    yield* ok("simulations.physicalCards.advanceShipment", { id, params: { shipment_status: "shipped" } });
    yield* ok("simulations.physicalCards.addTrackingUpdate", {
      id,
      params: {
        category: "delivery_issue",
        city: "New York",
        carrier_estimated_delivery_at: "2026-01-09T12:00:00-05:00",
      },
    });
    yield* ok("simulations.physicalCards.advanceShipment", { id, params: { shipment_status: "returned" } });
    yield* ok("physicalCards.update", { id, params: { status: "canceled" } });
    yield* no("physicalCards.update", { id, params: { status: "active" } });
    yield* ok("physicalCards.retrieve", { id });
    yield* ok("physicalCards.list", { params: { card_id } });
  },
};
