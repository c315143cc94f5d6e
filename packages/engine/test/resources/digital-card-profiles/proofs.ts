import type { Bank } from "../../../src/index.ts";
import type { digitalCardProfiles } from "../../../src/resources/digital-card-profiles/resource.ts";
import { archivable, digitalProfile } from "../../proofs/moves.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";

const create = (bank: Bank) => digitalProfile(bank).id;

const color = { "text_color.red": "0 to 255", "text_color.green": "0 to 255", "text_color.blue": "0 to 255" };
const bounds = {
  card_description: "1 to 32 characters",
  contact_email: "1 to 32 characters",
  contact_phone: "1 to 32 characters",
  issuer_name: "1 to 32 characters",
  ...color,
};

export const proofs: ResourceProofs<typeof digitalCardProfiles> = {
  required: {
    "digitalCardProfiles.create": [
      "app_icon_file_id",
      "background_image_file_id",
      "card_description",
      "description",
      "issuer_name",
      ...Object.keys(color),
    ],
    "digitalCardProfiles.clone": Object.keys(color),
  },
  bounds: { "digitalCardProfiles.create": bounds, "digitalCardProfiles.clone": bounds },
  states: {
    status: {
      requested: {
        make: create,
        move: (bank, id) => bank.digitalCardProfiles.archive(id as `digital_card_profile_${string}`),
        allowed: { pending: archivable, rejected: archivable, active: archivable },
      },
    },
  },
  populate: (bank) => {
    create(bank);
    bank.digitalCardProfiles.archive(digitalProfile(bank).id);
  },
  list: create,
  story: { journal: "cards", names: /^\w+ digital_?card_?profiles?\b/i },
  *scenario({ ok, no }) {
    const { data: files } = yield* ok("files.list");
    const file = files[0]?.id ?? "";
    const artwork = { app_icon_file_id: file, background_image_file_id: file };
    const texts = { card_description: "Travel", description: "Blue", issuer_name: "Office" };
    const { id } = yield* ok("digitalCardProfiles.create", { params: { ...artwork, ...texts } });
    yield* no("digitalCardProfiles.create", { params: { ...artwork, ...texts, contact_email: "nobody" } });
    yield* ok("digitalCardProfiles.retrieve", { id });
    yield* ok("digitalCardProfiles.clone", { id, params: { text_color: { red: 0, green: 0, blue: 0 } } });
    yield* ok("digitalCardProfiles.archive", { id });
    yield* no("digitalCardProfiles.archive", { id });
    yield* ok("digitalCardProfiles.list", { params: { status: { in: ["archived"] } } });
  },
};
