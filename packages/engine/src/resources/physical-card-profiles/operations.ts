import type { PhysicalCardProfile, PhysicalCardProfileCreateParams, Program } from "@sandbank/contract";
import { equal } from "../../objects/lists.ts";
import { add, change, existing } from "../../objects/objects.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { createListHandler, retrieveFrom } from "../../resource-kit/read-operations.ts";
import { type RequireAll, refusedBy } from "../../resource-kit/refusal-rule.ts";
import { nextState } from "../../resource-kit/state-table.ts";
import { oldest } from "../../store/table.ts";
import type { World } from "../../world/world.ts";
import { newProfile } from "./make.ts";
import { archiveRules } from "./refusals.ts";
import { physicalCardProfileStates } from "./states.ts";

export const physicalCardProfileOperations = {
  "physicalCardProfiles.list": createListHandler("physicalCardProfiles", (params) => ({
    where: { idempotency_key: equal(params.idempotency_key), status: params.status?.in },
  })),
  "physicalCardProfiles.create": create,
  "physicalCardProfiles.retrieve": retrieveFrom("physicalCardProfiles", "physical_card_profile"),
  "physicalCardProfiles.archive": refusedBy(archiveRules, archive),
} satisfies Handlers;

function create(world: World, { params, idempotencyKey }: Call<"physicalCardProfiles.create">): PhysicalCardProfile {
  const { files, physicalCardProfiles } = world.state.tables;
  const program = chooseProgram(world, params);
  // A File of any purpose is accepted: the contract does not restrict where a purpose is used.
  const carrier = existing(files, "file", params.carrier_image_file_id);
  const front = existing(files, "file", params.front_image_file_id);
  const text = params.front_text;
  const profile = newProfile(world, {
    carrier_image_file_id: carrier.id,
    contact_phone: params.contact_phone,
    creator: "user",
    description: params.description,
    front_image_file_id: front.id,
    front_text: text === undefined ? null : { line1: text.line1, line2: text.line2 ?? null },
    idempotency_key: idempotencyKey,
    is_default: false,
    program_id: program.id,
  });
  return add(world, physicalCardProfiles, profile, "physical_card_profile.created");
}

/** Refuses a second archiving with 409, like a second close of an Account (D-38). */
function archive(
  world: World,
  { id }: Call<"physicalCardProfiles.archive">,
  requireAll: RequireAll<typeof archiveRules>,
): PhysicalCardProfile {
  const { physicalCardProfiles } = world.state.tables;
  const profile = existing(physicalCardProfiles, "physical_card_profile", id);
  const status = nextState(world, physicalCardProfileStates, {
    id: profile.id,
    state: profile.status,
    trigger: "archive",
  });
  requireAll({ profile });
  return change(world, physicalCardProfiles, profile, { status }, "physical_card_profile.updated");
}

/** The named Program, or else the only one. The parameter checks refuse an absent id if there are several (D-31). */
function chooseProgram({ state }: World, params: PhysicalCardProfileCreateParams): Program {
  const { programs } = state.tables;
  return existing(programs, "program", params.program_id ?? (oldest(programs)?.id as string));
}
