import { type Declarations, namesIn, type Type } from "./model.ts";
import type { Operation } from "./operations.ts";

/** The names of the types of requests. Every other type belongs to responses. */
export type RequestNames = ReadonlySet<string>;

/**
 * Finds the types of requests. In responses, enumerations are open, so that a newer value does not break older types;
 * in requests, an instant can be a Date and an array can be read only. A type with one of these can therefore not be used
 * for both.
 */
export function selectRequestNames(operations: readonly Operation[], declarations: Declarations): RequestNames {
  const requests = namesReachedFrom(
    operations.flatMap(({ params }) => params?.name ?? []),
    declarations,
  );
  const answers = namesReachedFrom(
    operations.map(({ result }) => result),
    declarations,
  );
  for (const name of requests) {
    const type = declarations.get(name)?.type;
    if (type?.kind === "object" && answers.has(name) && differs(type, declarations)) {
      throw new Error(
        `[tools] Failed to type ${name}: requests and responses both use it, and it has an enumeration, an instant or an array. Give the parameters a schema of their own.`,
      );
    }
  }
  return requests;
}

/** Returns the names of these types and all types that they refer to, directly or indirectly. */
export function namesReachedFrom(roots: readonly string[], declarations: Declarations): Set<string> {
  const names = new Set<string>();
  const visit = (name: string): void => {
    if (names.has(name)) return;
    names.add(name);
    const declaration = declarations.get(name);
    if (declaration !== undefined) namesIn(declaration.type).forEach(visit);
  };
  roots.forEach(visit);
  return names;
}

/** Whether a type is printed differently for requests and responses. */
function differs(type: Type, declarations: Declarations): boolean {
  switch (type.kind) {
    case "enumeration":
    case "instant":
    case "array":
      return true;
    case "reference":
      return declarations.get(type.name)?.type.kind === "enumeration";
    case "union":
      return type.members.some((member) => differs(member, declarations));
    case "object":
      return type.fields.some((field) => differs(field.type, declarations));
    default:
      return false;
  }
}
