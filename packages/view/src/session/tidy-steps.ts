import type { Step } from "@sandbank/engine/scenarios";

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
  const counts = new Map<string, number>();
  for (const step of steps) {
    if (!("as" in step) || step.as === undefined) continue;
    const base = step.as.replace(/(?<!\d)\d+$/, "");
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    names.set(step.as, count === 1 ? base : `${base}${count}`);
  }
  return JSON.parse(JSON.stringify(steps), (key, value) => {
    if (key === "as") return names.get(value) ?? value;
    return key === "$ref" ? value.replace(/^\w+/, (name: string) => names.get(name) ?? name) : value;
  });
}
