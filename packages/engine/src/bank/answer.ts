import { type BankRequest, type BankResponse, bugResponse, handle } from "../http/handle.ts";
import { route } from "../http/router.ts";
import { SandbankBug } from "../invariant.ts";
import type { World } from "../state/world.ts";
import { contain, report } from "./contain.ts";

/** Answers a request. If our own code throws, the answer is a 500, and `onBug` is told (D-105). */
export function answer(world: World, request: BankRequest): BankResponse {
  try {
    return contain(
      world,
      () => operationOf(request),
      () => handle(world, request),
    );
  } catch (error) {
    if (!(error instanceof SandbankBug)) throw error;
    report(world, error);
    return bugResponse(error.reference ?? "");
  }
}

function operationOf({ method, path }: BankRequest): string {
  try {
    return route(method, path.split("?")[0] ?? "")?.operation ?? `${method} ${path}`;
  } catch {
    return `${method} ${path}`;
  }
}
