import type { PhysicalCardProfile, Program } from "@sandbank/contract";
import { newId, readNow, type World } from "../../world/world.ts";

type Common = "id" | "back_image_file_id" | "created_at" | "status" | "type";

/** Creates a Physical Card Profile without inserting it into a table. It is `active`, because there is no review. */
export function newProfile(world: World, content: Omit<PhysicalCardProfile, Common>): PhysicalCardProfile {
  return {
    id: newId(world, "physical_card_profile"),
    ...content,
    back_image_file_id: null,
    created_at: readNow(world),
    status: "active",
    type: "physical_card_profile",
  };
}

/** The plain profile that every Program starts with (D-31). */
export function newDefaultProfile(world: World, program: Program): PhysicalCardProfile {
  return newProfile(world, {
    carrier_image_file_id: null,
    contact_phone: null,
    creator: "operator",
    description: "Default",
    front_image_file_id: null,
    front_text: null,
    idempotency_key: null,
    is_default: true,
    program_id: program.id,
  });
}
