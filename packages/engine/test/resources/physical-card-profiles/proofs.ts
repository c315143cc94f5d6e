import type { Bank } from "../../../src/index.ts";
import type { physicalCardProfiles } from "../../../src/resources/physical-card-profiles/resource.ts";
import { archivable, imageFile } from "../../proofs/moves.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";
import { profile } from "../../proofs/stage.ts";

function create(bank: Bank) {
  const file = imageFile(bank);
  const images = { carrier_image_file_id: file, front_image_file_id: file };
  return bank.physicalCardProfiles.create({ ...images, contact_phone: "1", description: "Blue" }).id;
}

export const proofs: ResourceProofs<typeof physicalCardProfiles> = {
  required: {
    "physicalCardProfiles.create": [
      "carrier_image_file_id",
      "contact_phone",
      "description",
      "front_image_file_id",
      "front_text.line1",
    ],
  },
  requests: { "physicalCardProfiles.archive": (stage) => ({ id: profile(stage) }) },
  refusals: {
    "physicalCardProfiles.archive": [
      [
        "The profile is not the default of its Program.",
        ({ bank }) => ({ id: bank.physicalCardProfiles.list().data.find(({ is_default }) => is_default)?.id }),
        "Physical Card Profile physical_card_profile_… is the default of Program program_…, which needs one. Archive a profile that is not the default.",
      ],
    ],
  },
  checks: {
    "physicalCardProfiles.create": [
      [
        "program_id",
        (bank) => {
          bank.simulations.programs.create({ name: "Second" });
          create(bank);
        },
      ],
    ],
  },
  states: {
    status: {
      requested: {
        make: create,
        move: (bank, id) => bank.physicalCardProfiles.archive(id as `physical_card_profile_${string}`),
        allowed: {
          pending_creating: archivable,
          pending_reviewing: archivable,
          rejected: archivable,
          pending_submitting: archivable,
          active: archivable,
        },
      },
    },
  },
  populate: (bank) => {
    for (let count = 0; count < 6; count++) create(bank);
    bank.physicalCardProfiles.archive(create(bank));
  },
  list: create,
  story: { journal: "physical-cards", names: /^\w+ physical_?card_?profiles?\b/i },
  *scenario({ ok }) {
    const { data: files } = yield* ok("files.list");
    const file = files[0]?.id ?? "";
    const { data: programs } = yield* ok("programs.list");
    const { id } = yield* ok("physicalCardProfiles.create", {
      params: {
        carrier_image_file_id: file,
        contact_phone: "+15555555555",
        description: "Spring",
        front_image_file_id: file,
        front_text: { line1: "Office" },
        program_id: programs.at(-1)?.id,
      },
    });
    yield* ok("physicalCardProfiles.retrieve", { id });
    yield* ok("physicalCardProfiles.list");
    yield* ok("physicalCardProfiles.archive", { id });
  },
};
