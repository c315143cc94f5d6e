import { isRefused, type StateMachine } from "@sandbank/engine/reference";
import { blocks, code, table } from "./markdown.ts";

/** The heading of a state machine, unique on the page of its resource. */
export function stateHeading({ field }: StateMachine): string {
  return `States of ${field}`;
}

/** A diagram of the moves, and a table of those that are refused. */
export function printStates(machine: StateMachine): string {
  return blocks([
    `### ${stateHeading(machine)}`,
    printDiagram(machine),
    isAskedFor(machine) ? "To ask for the state that it is in changes nothing." : "",
    table(["In state", "Refused", "Because"], refusedMoves(machine)),
  ]).trimEnd();
}

/** Whether the triggers are the states themselves. */
function isAskedFor({ table: states }: StateMachine): boolean {
  return Object.entries(states).every(([state, moves]) => moves[state] === state);
}

function printDiagram({ initial, table: states, automatic = {} }: StateMachine): string {
  const lines = Object.entries(states).flatMap(([from, moves]) => {
    // What leads nowhere else is no move.
    const asked = Object.entries(moves).flatMap(([trigger, to]) =>
      isRefused(to) || to === from ? [] : [{ trigger, to }],
    );
    const happening = (automatic[from] ?? []).map((to) => ({ trigger: "by itself", to }));
    const byTarget = [...Map.groupBy([...asked, ...happening], ({ to }) => to)];
    return byTarget.map(([to, by]) => `${from} --> ${to}${labelOf(to, by)}`);
  });
  const starts = initial.map((state) => `[*] --> ${state}`);
  const isDrawn = (state: string) => [...starts, ...lines].some((line) => line.split(/\W+/).includes(state));
  const alone = Object.keys(states).filter((state) => !isDrawn(state));
  const body = [...starts, ...alone, ...lines].map((line) => `    ${line}`);
  return ["```mermaid", "stateDiagram-v2", ...body, "```"].join("\n");
}

/** A trigger that is the state itself needs no words. */
function labelOf(to: string, by: readonly { readonly trigger: string }[]): string {
  const triggers = by.map(({ trigger }) => trigger).filter((trigger) => trigger !== to);
  return triggers.length === 0 ? "" : `: ${triggers.join(", ")}`;
}

function refusedMoves({ table: states }: StateMachine): string[][] {
  return Object.entries(states).flatMap(([from, moves]) => {
    const refusals = Object.entries(moves).flatMap(([trigger, move]) =>
      isRefused(move) ? [{ trigger, because: move.because }] : [],
    );
    return [...Map.groupBy(refusals, ({ because }) => because)].map(([because, by]) => [
      code(from),
      by.map(({ trigger }) => code(trigger)).join(", "),
      `${because.charAt(0).toUpperCase()}${because.slice(1)}.`,
    ]);
  });
}
