import { FailedDecide } from "../errors.ts";
import { type BankRequest, type BankResponse, bugResponse, handle } from "../http/handle.ts";
import { route } from "../http/router.ts";
import { SandbankBug } from "../invariant.ts";
import type { World } from "../state/world.ts";
import { contain, isCallersMistake, report } from "./contain.ts";

/** Answers a request. If our own code or `decide` throws, the answer is a 500, and `onBug` is told (D-105). */
export function answer(world: World, request: BankRequest): BankResponse {
  let failedDecide: FailedDecide | undefined;
  try {
    return contain(
      world,
      () => operationOf(request),
      () => handle(world, request),
      (error) => {
        if (error instanceof FailedDecide) failedDecide = error;
        return failedDecide === undefined && isCallersMistake(error);
      },
    );
  } catch (error) {
    if (!(error instanceof SandbankBug)) throw error;
    report(world, error);
    return bugResponse(error.reference ?? "", failedDecide?.message.replace("[sandbank] ", ""));
  }
}

function operationOf({ method, path }: BankRequest): string {
  try {
    return route(method, path.split("?")[0] ?? "")?.operation ?? `${method} ${path}`;
  } catch {
    return `${method} ${path}`;
  }
}
