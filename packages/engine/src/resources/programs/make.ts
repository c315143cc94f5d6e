import type { Program } from "@sandbank/contract";
import { newId, readNow, type World } from "../../world/world.ts";

/** The yearly interest rate of every Program of the emulator (D-42). */
const INTEREST_RATE = "0.01";

/** Creates a Program without inserting it into a table. */
export function newProgram(world: World, { name, bank, lending }: Pick<Program, "name" | "bank" | "lending">): Program {
  const now = readNow(world);
  return {
    id: newId(world, "program"),
    bank,
    billing_account_id: null,
    created_at: now,
    default_digital_card_profile_id: null,
    interest_rate: INTEREST_RATE,
    lending,
    name,
    type: "program",
    updated_at: now,
  };
}
