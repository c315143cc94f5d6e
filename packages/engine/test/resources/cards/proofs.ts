import type { CardId, DigitalCardProfileId } from "@sandbank/contract";
import { type Bank, createBank } from "../../../src/index.ts";
import type { cards } from "../../../src/resources/cards/resource.ts";
import { after, archiveOwner, closeAccount, closed, notOwned, OPEN, OWNED } from "../../proofs/breakings.ts";
import { account, digitalProfile, ofClosedAccount, untilCanceled, update } from "../../proofs/moves.ts";
import type { RefusalCase, ResourceProofs, RuleCase } from "../../proofs/resource-proofs.ts";
import { cardholder, type EntityId, newAccount, type Stage, shipment } from "../../proofs/stage.ts";

const holder: RefusalCase = [
  "The new holder of the Card is an active Entity.",
  after(({ bank }, { params }) => bank.entities.archive(params?.entity_id as EntityId)),
  "Entity entity_… is archived, and only an active Entity can hold a Card. Name an active one, or none.",
];

const profile: RefusalCase = [
  "The new Digital Card Profile of the Card is active.",
  after(({ bank }) => {
    for (const { id } of bank.digitalCardProfiles.list().data) bank.digitalCardProfiles.archive(id);
  }),
  "Digital Card Profile digital_card_profile_… is archived, and a Card can only be given an active one. Name an active profile, or none.",
];

const cancel = after(({ bank }, { id }) => bank.cards.update(id as CardId, { status: "canceled" }));

const newWallet = (bank: Bank) => ({ digital_card_profile_id: digitalProfile(bank).id });

const newHolder = ({ bank }: Stage) => bank.entities.create({ structure: "trust" }).id;

const single = { settlement_amount: { comparison: "equals", value: 1 } };

/** The rules between the parameters of `authorization_controls.usage`, in a request with other parameters. */
function usageRules(more: object): readonly RuleCase[] {
  const usage = (terms: object) => ({ ...more, authorization_controls: { usage: terms } });
  return [
    [
      "authorization_controls.usage.multi_use",
      "is required when `category` is `multi_use`",
      usage({ category: "multi_use" }),
      usage({ category: "multi_use", multi_use: {} }),
    ],
    [
      "authorization_controls.usage.multi_use",
      "is not allowed when `category` is `single_use`",
      usage({ category: "single_use", single_use: single, multi_use: {} }),
      usage({ category: "single_use", single_use: single }),
    ],
    [
      "authorization_controls.usage.single_use",
      "is required when `category` is `single_use`",
      usage({ category: "single_use" }),
      usage({ category: "single_use", single_use: single }),
    ],
    [
      "authorization_controls.usage.single_use",
      "is not allowed when `category` is `multi_use`",
      usage({ category: "multi_use", multi_use: {}, single_use: single }),
      usage({ category: "multi_use", multi_use: {} }),
    ],
  ];
}

const create = (bank: Bank, account_id = account(bank)) =>
  bank.cards.create({
    account_id,
    description: "Travel",
    entity_id: bank.entities.create({ structure: "trust" }).id,
    billing_address: {
      line1: "1 Main Street",
      line2: "Suite 2",
      city: "Springfield",
      state: "IL",
      postal_code: "62701",
    },
    digital_wallet: { ...newWallet(bank), email: "someone@example.com" },
    authorization_controls: { merchant_country: { allowed: [{ country: "US" }] } },
  });

export const proofs: ResourceProofs<typeof cards> = {
  required: {
    "cards.create": [
      "account_id",
      "billing_address.line1",
      "billing_address.city",
      "billing_address.state",
      "billing_address.postal_code",
    ],
    "cards.update": [
      "billing_address.line1",
      "billing_address.city",
      "billing_address.state",
      "billing_address.postal_code",
    ],
  },
  bounds: {
    "cards.create": {
      "authorization_controls.usage.multi_use.spending_limits.0.settlement_amount": "0 or more",
      "authorization_controls.usage.single_use.settlement_amount.value": "0 or more",
    },
    "cards.update": {
      "authorization_controls.usage.multi_use.spending_limits.0.settlement_amount": "0 or more",
      "authorization_controls.usage.single_use.settlement_amount.value": "0 or more",
    },
  },
  requests: {
    "cards.create": (stage) => ({
      params: { account_id: newAccount(stage), entity_id: newHolder(stage), digital_wallet: newWallet(stage.bank) },
    }),
    "cards.update": (stage) => ({
      id: stage.bank.cards.create({ account_id: newAccount(stage) }).id,
      params: { entity_id: newHolder(stage), digital_wallet: newWallet(stage.bank) },
    }),
    "cards.createDetailsIframe": ({ bank }) => {
      const { id: card_id } = bank.cards.create({ account_id: account(bank) });
      const { id: physical_card_id } = bank.physicalCards.create({ card_id, cardholder, shipment });
      return { id: card_id, params: { physical_card_id } };
    },
  },
  refusals: {
    "cards.create": [[OPEN, closeAccount, closed], [OWNED, archiveOwner, notOwned], holder, profile],
    "cards.update": [
      [
        "The Card is not canceled, or the update changes nothing.",
        cancel,
        "Card card_… is canceled. Cancellation is permanent; create another Card.",
      ],
      holder,
      profile,
    ],
    "cards.createDetailsIframe": [
      [
        "The Physical Card is one of the Card, if one is named.",
        (stage, { params }) => ({ id: stage.bank.cards.create({ account_id: newAccount(stage) }).id, params }),
        "names a Physical Card of card_…: use one of card_…",
      ],
      ["The Card is not canceled.", cancel, "Card card_… is canceled, so its numbers are not shown. Use another Card."],
    ],
  },
  rules: {
    "cards.create": usageRules({ account_id: "account_a" }),
    "cards.update": usageRules({}),
  },
  changes: {
    "cards.update": {
      values: {
        description: "Office",
        // The Entity of every new bank.
        entity_id: createBank().entities.list().data[0]?.id,
        status: "disabled",
        billing_address: { line1: "2 Main Street", city: "Springfield", state: "IL", postal_code: "62701" },
        digital_wallet: { phone: "1" },
        authorization_controls: { merchant_country: { blocked: [{ country: "CA" }] } },
      },
    },
  },
  updates: {
    "cards.update": {
      "an active Card": create,
      "a disabled Card": (bank) => bank.cards.update(create(bank).id, { status: "disabled" }),
      "a canceled Card": (bank) => bank.cards.update(create(bank).id, { status: "canceled" }),
      "a Card of a closed Account": ofClosedAccount(create),
      "a Card whose Digital Card Profile is archived": (bank) => {
        const card = create(bank);
        bank.digitalCardProfiles.archive(card.digital_wallet?.digital_card_profile_id as DigitalCardProfileId);
        return card;
      },
      "a canceled Card of an archived Entity": (bank) => {
        const card = create(bank);
        bank.entities.archive(card.entity_id as EntityId);
        return bank.cards.update(card.id, { status: "canceled" });
      },
    },
  },
  states: {
    status: {
      requested: {
        make: (bank) => bank.cards.create({ account_id: account(bank) }).id,
        move: update((bank) => bank.cards),
        allowed: untilCanceled,
      },
    },
  },
  populate: (bank, accounts) => {
    for (const account_id of Object.values(accounts)) bank.cards.create({ account_id });
    const { id } = bank.cards.create({ account_id: accounts.operating });
    for (const status of ["disabled", "canceled"] as const) bank.cards.update(id, { status });
  },
  list: (bank, { account }) => bank.cards.create({ account_id: account }).id,
  story: { journal: "cards", names: /^\w+ cards?\b/i },
  *scenario({ ok }, account_id) {
    const card = yield* ok("cards.create", { params: { account_id, description: "Office" } });
    yield* ok("cards.update", { id: card.id, params: { status: "disabled" } });
    yield* ok("cards.retrieve", { id: card.id });
    yield* ok("cards.details", { id: card.id });
    yield* ok("cards.createDetailsIframe", { id: card.id });
    yield* ok("cards.list", { params: { status: { in: ["disabled"] } } });
  },
};
