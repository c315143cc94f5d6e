import { type Declarations, namesIn, type Type } from "./model.ts";
import type { Operation } from "./operations.ts";

/** Names of the types that go to the bank. Every other type comes from it. */
export type RequestNames = ReadonlySet<string>;

/**
 * Tells requests from answers: in answers enumerations are open, so that a value of tomorrow does not break the types
 * of today, and in requests an instant can be a Date. An object with either can therefore not be both.
 */
export function findRequestNames(operations: readonly Operation[], declarations: Declarations): RequestNames {
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
        `[tools] Failed to type ${name}: it is sent and answered, and has an enumeration or an instant. Give the parameters a schema of their own.`,
      );
    }
  }
  return requests;
}

/** Names that are referred to from these, directly or through others, and these themselves. */
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

/** Whether the type of a request is another one than that of an answer. */
function differs(type: Type, declarations: Declarations): boolean {
  switch (type.kind) {
    case "enumeration":
    case "instant":
      return true;
    case "reference":
      return declarations.get(type.name)?.type.kind === "enumeration";
    case "array":
      return differs(type.item, declarations);
    case "union":
      return type.members.some((member) => differs(member, declarations));
    case "object":
      return type.fields.some((field) => differs(field.type, declarations));
    default:
      return false;
  }
}
