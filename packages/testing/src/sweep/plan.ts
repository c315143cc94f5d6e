import { suggestionFor } from "../nearest.ts";
import { type FaultForm, formsOf, type SweepFault, sweepFaults } from "./faults.ts";
import { choosePreposition, type Moment } from "./moment.ts";
import type { Play } from "./play.ts";
import { sweepRefusal } from "./sweep-options.ts";
import type { PlannedFault } from "./timeline.ts";

/** Joins the two faults of a run in its name. */
const THEN = ", then ";

/**
 * The faults that can occur from a position of a play on, in the order of the table of faults, and then of the moments.
 * Crashes between which nothing durable happened are equal: the first of them stands for all.
 */
export function faultsAfter(
  moments: readonly Moment[],
  from: number,
  faults: readonly SweepFault[],
): readonly PlannedFault[] {
  const all = allFaults(moments, from);
  const isRepeated = ({ index, form }: PlannedFault) =>
    form.fault === "crash" && index > from && moments[index - 1]?.changes === moments[index]?.changes;
  return sweepFaults
    .filter((fault) => faults.includes(fault))
    .flatMap((fault) => all.filter((each) => each.form.fault === fault && !isRepeated(each)));
}

/**
 * The faults that could occur in a play, and that the sweep does not play. A story in which a webhook arrives could have
 * two, for `parallel`.
 */
export function faultsLeftOut(moments: readonly Moment[], faults: readonly SweepFault[]): readonly SweepFault[] {
  const possible = new Set(allFaults(moments, 0).map(({ form }) => form.fault));
  return sweepFaults.filter(
    (fault) => !faults.includes(fault) && possible.has(fault === "parallel" ? "concurrent" : fault),
  );
}

function allFaults(moments: readonly Moment[], from: number): readonly PlannedFault[] {
  const counts = new Map<string, number>();
  return moments.flatMap((moment, index) => {
    const key = `${moment.kind} ${moment.what}`;
    const number = (counts.get(key) ?? 0) + 1;
    counts.set(key, number);
    if (index < from) return [];
    return formsOf[moment.kind]
      .filter((form) => isPossible(moment, form))
      .map((form) => ({ form, index, moment, number, point: namePoint(moment, form, number) }));
  });
}

function isPossible({ followedBy, isAccepted }: Moment, { waitsFor, accepted = false }: FaultForm): boolean {
  const comes = waitsFor === undefined || waitsFor === "end" || followedBy.has(waitsFor);
  return comes && (isAccepted || !accepted);
}

function namePoint({ kind, what }: Moment, { fault, suffix }: FaultForm, number: number): string {
  return `${fault === "crash" ? choosePreposition(kind) : "at"} ${what} #${number}${suffix}`;
}

/** The name of a run, which `only` repeats: `crash after accounts.create #1`. */
export function nameOfPlan(plan: readonly PlannedFault[]): string {
  return plan.map(nameFault).join(THEN);
}

function nameFault({ form, point }: PlannedFault): string {
  return `${form.fault} ${point}`;
}

/** The run that a name names. Plays the first of two faults to find the second. */
export async function parsePlan(
  only: string,
  player: (plan: readonly PlannedFault[]) => Promise<Play>,
  base: Play,
): Promise<readonly PlannedFault[]> {
  const plan: PlannedFault[] = [];
  let { moments } = base.timeline;
  for (const name of only.split(THEN)) {
    let from = 0;
    if (plan.length > 0) {
      const { timeline } = await player(plan);
      moments = timeline.moments;
      from = (timeline.occurred.at(-1)?.index ?? -1) + 1;
    }
    const all = allFaults(moments, from);
    const found = all.find((each) => nameFault(each) === name);
    if (found === undefined) {
      const suggestion = suggestionFor(name, all.map(nameFault));
      throw sweepRefusal(
        `\`only\` names "${name}", which the story does not reach.${suggestion} Copy the line that a failure prints`,
      );
    }
    plan.push(found);
  }
  return plan;
}
