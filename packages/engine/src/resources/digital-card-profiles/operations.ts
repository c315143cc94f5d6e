import type { DigitalCardProfile } from "@sandbank/contract";
import { equal } from "../../objects/lists.ts";
import { add, change, existing } from "../../objects/objects.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { createListHandler, retrieveFrom } from "../../resource-kit/read-operations.ts";
import { nextState } from "../../resource-kit/state-table.ts";
import { newId, readNow, type World } from "../../world/world.ts";
import { digitalCardProfileStates } from "./states.ts";

export const digitalCardProfileOperations = {
  "digitalCardProfiles.list": createListHandler("digitalCardProfiles", (params) => ({
    where: { idempotency_key: equal(params.idempotency_key), status: params.status?.in },
  })),
  "digitalCardProfiles.create": create,
  "digitalCardProfiles.retrieve": retrieveFrom("digitalCardProfiles", "digital_card_profile"),
  "digitalCardProfiles.archive": archive,
  "digitalCardProfiles.clone": clone,
} satisfies Handlers;

type Content = Omit<DigitalCardProfile, "id" | "created_at" | "idempotency_key" | "status" | "type">;

const WHITE = { red: 255, green: 255, blue: 255 };

function create(world: World, { params, idempotencyKey }: Call<"digitalCardProfiles.create">): DigitalCardProfile {
  const {
    contact_email = null,
    contact_phone = null,
    contact_website = null,
    text_color = WHITE,
    ...required
  } = params;
  return addProfile(world, { ...required, contact_email, contact_phone, contact_website, text_color }, idempotencyKey);
}

/** Refuses a second archiving with 409, like a second close of an Account (D-38). */
function archive(world: World, { id }: Call<"digitalCardProfiles.archive">): DigitalCardProfile {
  const { digitalCardProfiles } = world.state.tables;
  const profile = existing(digitalCardProfiles, "digital_card_profile", id);
  const status = nextState(world, digitalCardProfileStates, {
    id: profile.id,
    state: profile.status,
    trigger: "archive",
  });
  return change(world, digitalCardProfiles, profile, { status }, "digital_card_profile.updated");
}

function clone(world: World, { id, params, idempotencyKey }: Call<"digitalCardProfiles.clone">): DigitalCardProfile {
  const original = existing(world.state.tables.digitalCardProfiles, "digital_card_profile", id);
  return addProfile(world, { ...original, ...(params as Partial<Content>) }, idempotencyKey);
}

function addProfile(world: World, content: Content, idempotency_key: string | null): DigitalCardProfile {
  const { digitalCardProfiles, files } = world.state.tables;
  // A File of any purpose is accepted: the contract does not restrict where a purpose is used.
  for (const file of [content.app_icon_file_id, content.background_image_file_id]) existing(files, "file", file);
  const profile: DigitalCardProfile = {
    ...content,
    id: newId(world, "digital_card_profile"),
    created_at: readNow(world),
    idempotency_key,
    status: "active",
    type: "digital_card_profile",
  };
  return add(world, digitalCardProfiles, profile, "digital_card_profile.created");
}
