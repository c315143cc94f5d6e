import type { StateField } from "../state/tally.ts";
import { stateMachines } from "./state-machines.ts";

/** By the type of the objects. Made at the first use: importing does no work. */
let fields: ReadonlyMap<string, readonly StateField[]> | undefined;

/** The fields of a type of object that are state machines. */
export function stateFieldsOf(type: string): readonly StateField[] {
  fields ??= fieldsByType();
  return fields.get(type) ?? [];
}

function fieldsByType(): ReadonlyMap<string, readonly StateField[]> {
  const byType = new Map<string, StateField[]>();
  for (const { type, field } of stateMachines) {
    const others = byType.get(type) ?? [];
    byType.set(type, [...others, { name: `${type}.${field}`, read: reader(field.split(".")) }]);
  }
  return byType;
}

function reader(path: readonly string[]): StateField["read"] {
  return (object) =>
    path.reduce<readonly unknown[]>(
      (values, key) => values.flatMap((value) => (value as Readonly<Record<string, unknown>>)[key]),
      [object],
    ) as (string | null)[];
}
