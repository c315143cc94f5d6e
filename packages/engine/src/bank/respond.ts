import { type ErrorBody, FailedDecide } from "../errors.ts";
import { type BankRequest, type BankResponse, bugBody, bugResponse, handle } from "../http/handle.ts";
import { route } from "../http/router.ts";
import { SandbankBug } from "../invariant.ts";
import { logCall } from "../log/call-log.ts";
import { beginCall, type LoggedCall } from "../log/logged-step.ts";
import { readText } from "../mistake.ts";
import type { TransportFault } from "../state/fault-plan.ts";
import type { World } from "../world/world.ts";
import { sleepUntil } from "./clock/sleep.ts";
import { contain, findRefusal, isCallersMistake, report } from "./journal/contain.ts";
import { tellStep } from "./journal/observe.ts";

/** Handles a request. The response to HEAD is that to GET, without its body. */
export function respond(world: World, request: BankRequest): BankResponse {
  const response = withSleep(world, respondWhole(world, request));
  return request.method === "HEAD" ? { ...response, body: "" } : response;
}

/** Lets a latency wait by the bank's clock, if a keeper moves that clock. */
function withSleep(world: World, response: BankResponse): BankResponse {
  const { fault } = response;
  if (world.keeper === null || fault?.delayMs === undefined) return response;
  const sleep: TransportFault["sleep"] = (milliseconds, signal) =>
    sleepUntil(world, world.state.now + Math.ceil(milliseconds), signal);
  return { ...response, fault: { ...fault, sleep } };
}

/**
 * Handles a request. If the engine's code or `decide` throws, responds with 500 and calls `onBug` (D-105). If an observer
 * refuses an entry, logs the call with the refusal and rethrows it.
 */
function respondWhole(world: World, request: BankRequest): BankResponse {
  const call = beginCall(world.state, "http", "client");
  let failedDecide: FailedDecide | undefined;
  try {
    const response = contain(
      world,
      () => nameOperation(request),
      () => handle(world, request, call),
      (error) => {
        if (error instanceof FailedDecide) failedDecide = error;
        return failedDecide === undefined && isCallersMistake(error);
      },
    );
    logCall(world.log, world.state, call);
    tellStep(world);
    return response;
  } catch (error) {
    const refused = findRefusal(error);
    if (refused !== undefined) {
      logUndone(world, call, { body: refused, requestId: null });
      throw error;
    }
    if (!(error instanceof SandbankBug)) throw error;
    const requestId = error.reference ?? "";
    report(world, error);
    const body = bugBody(requestId, failedDecide && readText(failedDecide));
    logUndone(world, call, { body, requestId });
    return bugResponse(requestId, body);
  }
}

/** Logs a call that was undone: the object that it created does not exist. */
function logUndone(
  world: World,
  call: LoggedCall,
  { body, requestId }: { readonly body: ErrorBody; readonly requestId: string | null },
): void {
  Object.assign(call, { status: body.status, error: body, requestId, objectId: null });
  logCall(world.log, world.state, call);
  tellStep(world);
}

function nameOperation({ method, path }: BankRequest): string {
  try {
    return route(method, path.split("?")[0] ?? "")?.operation ?? `${method} ${path}`;
  } catch {
    return `${method} ${path}`;
  }
}
