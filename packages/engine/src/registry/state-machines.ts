import type { Resource } from "../resource-kit/resource.ts";
import type { StateMachineDefinition } from "../resource-kit/state-machine.ts";
import type { StateField } from "../state/tally.ts";
import { resources } from "./resources.ts";

/** A state machine with the name of its resource, which is the name of the folder. */
export interface StateMachine extends StateMachineDefinition {
  readonly resource: string;
}

export const stateMachines: readonly StateMachine[] = resources.flatMap(
  ({ name, stateMachines: machines = [] }: Resource) => machines.map((machine) => ({ resource: name, ...machine })),
);

/** By the type of the objects. Computed at the first use, so that importing does no work. */
let fields: ReadonlyMap<string, readonly StateField[]> | undefined;

/** The state machine fields of a type of object. */
export function listStateFields(type: string): readonly StateField[] {
  fields ??= fieldsByType();
  return fields.get(type) ?? [];
}

function fieldsByType(): ReadonlyMap<string, readonly StateField[]> {
  const byType = new Map<string, StateField[]>();
  for (const { type, field } of stateMachines) {
    const others = byType.get(type) ?? [];
    byType.set(type, [...others, { name: `${type}.${field}`, read: reader(field.split(".")), states: new Map() }]);
  }
  return byType;
}

type Fields = Readonly<Record<string, unknown>>;

function reader(path: readonly string[]): StateField["read"] {
  const [name = "", ...within] = path;
  if (within.length === 0) return (object) => [(object as Fields)[name] as string | null];
  return (object) =>
    path.reduce<readonly unknown[]>((values, key) => values.flatMap((value) => (value as Fields)[key]), [object]) as (
      | string
      | null
    )[];
}
