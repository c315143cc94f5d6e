import type { Mutant } from "@sandbank/engine/private/mutants";
import type { Machine, MutantTables } from "../tables/mutant-tables.ts";
import { capitalized } from "../words/capitalized.ts";
import { jobWords } from "../words/jobs.ts";
import { breaks, clause, code, createNames, type Names, off } from "./phrases.ts";

/** An object changes its state when it should not, or the other way round. */
export function listStateMutants(tables: MutantTables): Mutant[] {
  const { machines, jobs } = tables;
  const names = createNames(tables);
  return [
    ...machines.flatMap((machine) => [
      ...machine.moves.flatMap(([from, because, targets]) =>
        Object.entries(targets).map(([trigger, to]) => moveMutant(machine, names, { from, trigger, to, because })),
      ),
      ...machine.transitions.flatMap((transition) => transitionMutants(machine, names, transition)),
    ]),
    ...jobs.map((kind) => {
      const { sentence } = jobWords(kind);
      return breaks(`job/${kind}`, {
        sentence: `This never happens by the clock: ${clause(sentence)}.`,
        noticedBy: `Advance the clock, and expect the effect: ${clause(sentence)}.`,
        change: off,
      });
    }),
  ];
}

interface Move {
  readonly from: string;
  readonly trigger: string;
  readonly to: string;
  readonly because: string;
}

/** A move that the bank refuses is allowed. */
function moveMutant(machine: Machine, { one, the }: Names, { from, trigger, to, because }: Move): Mutant {
  const { type, field, states } = machine;
  const move = states.includes(trigger) ? `a change to ${code(trigger)}` : code(trigger);
  const [why = ""] = because.split(". ");
  return breaks(`move/${type}.${field}/${from}/${trigger}`, {
    sentence: `${capitalized(subject(machine, one))} that is ${code(from)} accepts ${move}, although ${why}.`,
    noticedBy: `Expect ${move} to be refused with \`invalid_operation_error\` if ${subject(machine, the)} is ${code(from)}.`,
    change: { kind: "instead", value: to },
  });
}

/** A change of state does not happen, or leads to another state. */
function transitionMutants(
  machine: Machine,
  { one, the }: Names,
  [from, to, operation]: Machine["transitions"][number],
): Mutant[] {
  const { type, field, states } = machine;
  const place = `transition/${type}.${field}/${from}/${to}`;
  const after = operation === undefined ? "" : ` after ${code(operation)}`;
  const noticedBy = `Expect ${subject(machine, the)} to be ${code(to)}${after}.`;
  const mutant = (what: string, value: string, verb: string) =>
    breaks(place, {
      what,
      sentence: `${capitalized(subject(machine, one))} ${verb} ${code(value)}${after} when it should become ${code(to)}.`,
      noticedBy,
      change: { kind: "instead", value },
    });
  const at = states.indexOf(to);
  const other = [...states.slice(at + 1), ...states.slice(0, at)].find((state) => state !== from);
  return [
    mutant("off", from, "stays"),
    // Without a third state, the object can only stay as it is.
    ...(other === undefined ? [] : [mutant("other", other, `that is ${code(from)} becomes`)]),
  ];
}

/** What has the state: an Account, or `shipment.status` of a Physical Card. */
function subject({ type, field }: Machine, name: (type: string) => string): string {
  return field === "status" ? name(type) : `${code(field)} of ${name(type)}`;
}
