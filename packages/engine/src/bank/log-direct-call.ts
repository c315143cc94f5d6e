import { findObjectId } from "../dispatch/find-object-id.ts";
import { BankError, type ErrorBody, FailedDecide, refusal } from "../errors.ts";
import { bugBody } from "../http/handle.ts";
import { SandbankBug } from "../invariant.ts";
import { logCall } from "../log/call-log.ts";
import { beginCall, type LoggedCall } from "../log/logged-step.ts";
import { readText } from "../mistake.ts";
import type { Side } from "../state/journal-entry.ts";
import { tallyError } from "../state/tally.ts";
import type { World } from "../world/world.ts";
import { findRefusal } from "./journal/contain.ts";
import { tellStep } from "./journal/observe.ts";

/** Runs a direct call and logs it with its result or error. `act` fills in what the call was. */
export function logDirectCall<Result extends object>(
  world: World,
  side: Side,
  act: (call: LoggedCall) => Result,
): Result {
  const call = beginCall(world.state, "direct", side);
  try {
    const result = act(call);
    call.objectId = findObjectId(result);
    logCall(world.log, world.state, call);
    tellStep(world);
    return result;
  } catch (error) {
    if (error instanceof BankError && call.operation !== null) tallyError(world.tally, error.body);
    const body = findBody(error);
    if (body !== undefined) {
      call.error = body;
      call.status = body.status;
      logCall(world.log, world.state, call);
      tellStep(world);
    }
    throw error;
  }
}

/**
 * The body of HTTP's error response, or of the error with which an observer refused the entry; undefined for a mistake of
 * the program, such as changing the bank within `decide`.
 */
function findBody(error: unknown): ErrorBody | undefined {
  if (error instanceof BankError) return error.body;
  if (error instanceof SandbankBug) return bugBody(error.reference ?? "");
  if (!(error instanceof FailedDecide)) return findRefusal(error);
  return refusal("internal_server_error", readText(error)).body;
}
