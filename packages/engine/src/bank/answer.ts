import { FailedDecide } from "../errors.ts";
import { type BankRequest, type BankResponse, bugBody, bugResponse, handle } from "../http/handle.ts";
import { route } from "../http/router.ts";
import { SandbankBug } from "../invariant.ts";
import { beginCall, logCall } from "../state/call-log.ts";
import type { World } from "../state/world.ts";
import { contain, isCallersMistake, report } from "./contain.ts";
import { tellStep } from "./observe.ts";

/** Handles a request. If the engine's code or `decide` throws, responds with 500 and calls `onBug` (D-105). */
export function answer(world: World, request: BankRequest): BankResponse {
  const call = beginCall(world.state, "http", "client");
  let failedDecide: FailedDecide | undefined;
  try {
    const response = contain(
      world,
      () => operationOf(request),
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
    if (!(error instanceof SandbankBug)) throw error;
    report(world, error);
    const reference = error.reference ?? "";
    const body = bugBody(reference, failedDecide?.message.replace("[sandbank] ", ""));
    Object.assign(call, { status: body.status, error: body, requestId: reference });
    logCall(world.log, world.state, call);
    tellStep(world);
    return bugResponse(reference, body);
  }
}

function operationOf({ method, path }: BankRequest): string {
  try {
    return route(method, path.split("?")[0] ?? "")?.operation ?? `${method} ${path}`;
  } catch {
    return `${method} ${path}`;
  }
}
