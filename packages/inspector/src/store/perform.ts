import { signal } from "@preact/signals";
import type { AdminParams, AdminResult } from "sandbank/client";
import type { AdminOperationName } from "../generated/admin-operations.ts";
import { live, server } from "./store.ts";

/** A move of the clock, and what happened meanwhile. */
export type ClockMove = AdminResult<"clock.advance">;

/** The latest move of the clock that the user of this page asked for; null once the user has dismissed it. */
export const clockMove = signal<ClockMove | null>(null);

/** Performs an admin operation that the user asks for. Rejects as `Source.admin` does. */
export async function perform<Name extends AdminOperationName>(
  name: Name,
  params?: AdminParams<Name>,
): Promise<AdminResult<Name> | undefined> {
  // Without a bank, the page only offers operations of the server.
  const result = await (live.value ?? server.value)?.admin(name, params);
  if (result !== undefined && "ran" in result) clockMove.value = result as ClockMove;
  return result;
}
