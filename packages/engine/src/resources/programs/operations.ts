import type { Program } from "@sandbank/contract";
import { add, existing } from "../../objects/objects.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { createListHandler, retrieveFrom } from "../../resource-kit/read-operations.ts";
import type { World } from "../../world/world.ts";
import { newDefaultProfile } from "../physical-card-profiles/make.ts";
import { newProgram } from "./make.ts";

export const programOperations = {
  "programs.list": createListHandler("programs", (_params) => ({ where: {} })),
  "programs.retrieve": retrieveFrom("programs", "program"),
  "simulations.programs.create": create,
} satisfies Handlers;

function create(world: World, { params }: Call<"simulations.programs.create">): Program {
  const { accounts, physicalCardProfiles, programs } = world.state.tables;
  if (params.reserve_account_id !== undefined) existing(accounts, "account", params.reserve_account_id);
  const credit = params.lending_maximum_extendable_credit;
  const program = newProgram(world, {
    name: params.name,
    bank: params.bank ?? "partner_bank_1",
    lending: credit === undefined ? null : { maximum_extendable_credit: credit },
  });
  add(world, programs, program, "program.created");
  add(world, physicalCardProfiles, newDefaultProfile(world, program), "physical_card_profile.created");
  return program;
}
