import { machineTables } from "../../generated/state-machines.ts";
import { valuesAt } from "../../tables/values-at.ts";

/** Returns the states of an object that a new one does not have: of an open Account none. */
export function unusualStates(object: Readonly<Record<string, unknown>>): string[] {
  const states = machineTables.flatMap(({ type, field, initial }) =>
    type === object["type"] ? valuesAt(object, field).filter((state) => !initial.includes(String(state))) : [],
  );
  return [...new Set(states.map(String))];
}
