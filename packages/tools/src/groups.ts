import { pascalCase } from "./model.ts";
import type { Operation } from "./operations.ts";

/** The operations of one property of the client: `client.accounts`, `client.simulations.interestPayments`. */
export interface Group {
  /** The name of the property. */
  readonly property: string;
  readonly className: string;
  readonly documentation: string;
  readonly operations: readonly Operation[];
  /** The nested groups. */
  readonly groups: readonly Group[];
}

/** Returns the groups below `parent`, with their nested groups, in the order of the operations. */
export function groupOperations(operations: readonly Operation[], parent: readonly string[] = []): Group[] {
  const properties = operations.flatMap(({ name }) => name.split(".").slice(0, -1)[parent.length] ?? []);
  return [...new Set(properties)].map((property) => readGroup([...parent, property], operations));
}

/** Returns the name of the method: the last part of the operation's name. */
export function readVerb({ name }: Operation): string {
  return name.slice(name.lastIndexOf(".") + 1);
}

function readGroup(path: readonly string[], operations: readonly Operation[]): Group {
  const inside = operations.filter(({ name }) => name.startsWith(`${path.join(".")}.`));
  return {
    property: path.at(-1) ?? "",
    className: path.map(pascalCase).join(""),
    documentation: describeGroup(path),
    operations: inside.filter(({ name }) => name.split(".").length === path.length + 1),
    groups: groupOperations(inside, path),
  };
}

function describeGroup([first = "", second]: readonly string[]): string {
  if (first !== "simulations") return `Operations on ${formatTitle(first)}.`;
  return second === undefined
    ? "Simulations of events that production or other parties cause. Sandbox only."
    : `Simulations of ${formatTitle(second)}. Sandbox only.`;
}

function formatTitle(property: string): string {
  return pascalCase(property).replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital}`);
}
