import type { Step } from "@sandbank/engine/scenarios";
import { toDuration, toMilliseconds } from "../words/duration.ts";
import { createNames } from "./create-names.ts";

/** Removes the idempotency keys that only one step has, because clients send a random one with each call. */
export function withoutKeys(steps: readonly Step[]): readonly Step[] {
  const keys = steps.map(readKey);
  return steps.map((step) => {
    const key = readKey(step);
    if (key === undefined || keys.indexOf(key) !== keys.lastIndexOf(key)) return step;
    const { idempotencyKey: _, ...rest } = step as Step & { readonly idempotencyKey: string };
    return rest as Step;
  });
}

function readKey(step: Step): string | undefined {
  return "idempotencyKey" in step ? step.idempotencyKey : undefined;
}

/** Renumbers the names of results: `account3` becomes `account` if no other Account is left. */
export function renumbered(steps: readonly Step[]): readonly Step[] {
  const names = new Map<string, string>();
  const nameFor = createNames();
  for (const step of steps) {
    if ("as" in step && step.as !== undefined) names.set(step.as, nameFor(step.as.replace(/(?<!\d)\d+$/, "")));
  }
  return JSON.parse(JSON.stringify(steps), (key, value) => {
    if (key === "as") return names.get(value) ?? value;
    return key === "$ref" ? value.replace(/^\w+/, (name: string) => names.get(name) ?? name) : value;
  });
}

/** Joins the clock moves between two calls into one. */
export function withJoinedMoves(steps: readonly Step[]): readonly Step[] {
  const joined: Step[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    if (last === undefined || !("advance" in last && "advance" in step)) joined.push(step);
    else joined.splice(-1, 1, { advance: toDuration(toMilliseconds(last.advance) + toMilliseconds(step.advance)) });
  }
  return joined;
}
