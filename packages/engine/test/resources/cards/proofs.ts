import type { cards } from "../../../src/resources/cards/resource.ts";
import { after, archiveOwner, closeAccount, closed, notOwned, OPEN, OWNED } from "../../proofs/faults.ts";
import { account, untilCanceled, update } from "../../proofs/moves.ts";
import type { RefusalCase, ResourceProofs } from "../../proofs/resource-proofs.ts";
import { type EntityId, newAccount, type Stage } from "../../proofs/stage.ts";

const holder: RefusalCase = [
  "The new holder of the Card is an active Entity.",
  after(({ bank }, { params }) => bank.entities.archive(params?.entity_id as EntityId)),
  "Entity entity_… is archived, and only an active Entity can hold a Card. Name an active one, or none.",
];

const newHolder = ({ bank }: Stage) => bank.entities.create({ structure: "trust" }).id;

export const proofs: ResourceProofs<typeof cards> = {
  requests: {
    "cards.create": (stage) => ({ params: { account_id: newAccount(stage), entity_id: newHolder(stage) } }),
    "cards.update": (stage) => ({
      id: stage.bank.cards.create({ account_id: newAccount(stage) }).id,
      params: { entity_id: newHolder(stage) },
    }),
  },
  refusals: {
    "cards.create": [[OPEN, closeAccount, closed], [OWNED, archiveOwner, notOwned], holder],
    "cards.update": [
      [
        "The Card is not canceled, or the update changes nothing.",
        after(({ bank }, { id }) => bank.cards.update(id as `card_${string}`, { status: "canceled" })),
        "Card card_… is canceled. Cancellation is permanent; create another Card.",
      ],
      holder,
    ],
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
    bank.cards.update(bank.cards.create({ account_id: accounts.operating }).id, { status: "canceled" });
  },
  list: (bank, { account }) => bank.cards.create({ account_id: account }).id,
  story: { journal: "cards", names: /^\w+ cards?\b/i },
  *scenario({ ok }, account_id) {
    const card = yield* ok("cards.create", { params: { account_id, description: "Office" } });
    yield* ok("cards.update", { id: card.id, params: { status: "disabled" } });
    yield* ok("cards.retrieve", { id: card.id });
    yield* ok("cards.details", { id: card.id });
    yield* ok("cards.list", { params: { status: { in: ["disabled"] } } });
  },
};
