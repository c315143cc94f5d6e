import type { Program, ProgramList } from "@sandbank/contract";
import { listPage } from "../../lists.ts";
import { add, existing } from "../../objects.ts";
import type { Call, Handlers } from "../../operation.ts";
import { newId, nowOf, type World } from "../../world.ts";
import { newDefaultProfile } from "../physical-card-profiles/make.ts";

/** The yearly rate of every Program that the emulator makes (D-42). */
export const INTEREST_RATE = "0.01";

export const programOperations = {
  "programs.list": list,
  "programs.retrieve": retrieve,
  "simulations.programs.create": create,
} satisfies Handlers;

function list(world: World, { params }: Call<"programs.list">): ProgramList {
  return listPage(world, "programs.list", world.state.tables.programs, params, { where: {} });
}

function retrieve({ state }: World, { id }: Call<"programs.retrieve">): Program {
  return existing(state.tables.programs, "program", id);
}

function create(world: World, { params }: Call<"simulations.programs.create">): Program {
  const { accounts, physicalCardProfiles, programs } = world.state.tables;
  if (params.reserve_account_id !== undefined) existing(accounts, "account", params.reserve_account_id);
  const credit = params.lending_maximum_extendable_credit;
  const now = nowOf(world);
  const program: Program = {
    id: newId(world, "program"),
    bank: params.bank ?? "partner_bank_1",
    billing_account_id: null,
    created_at: now,
    default_digital_card_profile_id: null,
    interest_rate: INTEREST_RATE,
    lending: credit === undefined ? null : { maximum_extendable_credit: credit },
    name: params.name,
    type: "program",
    updated_at: now,
  };
  add(world, programs, program, "program.created");
  add(world, physicalCardProfiles, newDefaultProfile(world, program), "physical_card_profile.created");
  return program;
}
