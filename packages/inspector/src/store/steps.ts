import { signal } from "@preact/signals";
import type { TraceStep } from "@sandbank/engine";

/** The steps that the stream sent since the page was opened, oldest first, without those that a later one replaced. */
export const steps = signal<readonly TraceStep[]>([]);

const MOST_STEPS = 10_000;

export function addSteps(added: readonly TraceStep[]): void {
  if (added.length === 0) return;
  const byNumber = new Map(steps.value.map((step) => [step.number, step]));
  for (const step of added) byNumber.set(step.number, step);
  steps.value = [...byNumber.values()].slice(-MOST_STEPS);
}

export function clearSteps(): void {
  steps.value = [];
}
