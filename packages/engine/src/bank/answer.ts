import { type ErrorBody, FailedDecide } from "../errors.ts";
import { type BankRequest, type BankResponse, bugBody, bugResponse, handle } from "../http/handle.ts";
import { route } from "../http/router.ts";
import { SandbankBug } from "../invariant.ts";
import { logCall } from "../state/call-log.ts";
import { beginCall } from "../state/logged-step.ts";
import type { World } from "../state/world.ts";
import { contain, isCallersMistake, report } from "./contain.ts";
import { tellStep } from "./observe.ts";

/**
 * Handles a request. If the engine's code or `decide` throws, responds with 500 and calls `onBug` (D-105). If an observer
 * throws an error that has a body, responds with that body.
 */
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
    const reference = error.reference ?? "";
    const refused = failedDecide === undefined ? refusalIn(error.cause) : undefined;
    if (refused === undefined) report(world, error);
    const body = refused ?? bugBody(reference, failedDecide?.message.replace("[sandbank] ", ""));
    Object.assign(call, { status: body.status, error: body, requestId: reference });
    logCall(world.log, world.state, call);
    tellStep(world);
    return bugResponse(reference, body);
  }
}

/** The error body with which an observer refused an entry; undefined for any other error. */
function refusalIn(cause: unknown): ErrorBody | undefined {
  const { body } = (cause ?? {}) as { readonly body?: Partial<ErrorBody> };
  const isBody = typeof body?.status === "number" && typeof body.type === "string" && typeof body.title === "string";
  return isBody ? (body as ErrorBody) : undefined;
}

function operationOf({ method, path }: BankRequest): string {
  try {
    return route(method, path.split("?")[0] ?? "")?.operation ?? `${method} ${path}`;
  } catch {
    return `${method} ${path}`;
  }
}
