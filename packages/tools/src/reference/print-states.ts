import { isRefused, type StateMachine } from "@sandbank/engine/private/reference";
import {
  describeStates,
  hasPicture,
  isAskedFor,
  listTransitions,
  reachableStates,
  statePictureName,
  type Transition,
} from "../pictures/states.ts";
import { blocks, code, table } from "./markdown.ts";

/** The heading of a state machine, unique on the page of its resource. */
export function stateHeading({ field }: StateMachine): string {
  return `States of ${field}`;
}

/** A picture of the transitions, a table of them, and a table of those that are refused. */
export function printStates(machine: StateMachine): string {
  return blocks([
    `### ${stateHeading(machine)}`,
    printPicture(machine),
    table(["State", "Leads to"], transitionRows(machine)),
    isAskedFor(machine) ? "A request for the present state changes nothing." : "",
    printUnreached(machine),
    table(["State", "Refused", "Why"], refusedMoves(machine)),
  ]).trimEnd();
}

function printPicture(machine: StateMachine): string {
  if (!hasPicture(machine)) return "";
  return `![${describeStates(machine)}](../pictures/${statePictureName(machine)})`;
}

function transitionRows(machine: StateMachine): string[][] {
  const transitions = listTransitions(machine);
  return reachableStates(machine).map((state) => {
    const leading = transitions.filter(({ from }) => from === state);
    const targets = leading.map((each) => printTarget(isAskedFor(machine) ? { ...each, triggers: [] } : each));
    return [code(state), targets.length === 0 ? "nothing: it is final" : targets.join(", ")];
  });
}

function printTarget({ to, triggers, isAutomatic }: Transition): string {
  const causes = [...triggers.map((trigger) => `by ${code(trigger)}`), ...(isAutomatic ? ["automatically"] : [])];
  return [code(to), causes.join(" or ")].filter(Boolean).join(" ");
}

function printUnreached(machine: StateMachine): string {
  const reached = reachableStates(machine);
  const others = Object.keys(machine.table).filter((state) => !reached.includes(state));
  return others.length === 0
    ? ""
    : `No object of a Sandbank bank is in one of these states: ${others.map(code).join(", ")}.`;
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
