import type { Presence } from "@sandbank/contract";
import { namesReachedFrom } from "./directions.ts";
import type { Declarations, Type } from "./model.ts";
import type { Operation } from "./operations.ts";

/** Which fields of a type go together by the contract's cross-field rules, by the name of the type. */
export type Choices = ReadonlyMap<string, readonly Presence[]>;

/**
 * Finds the type that each cross-field rule is about. Throws if another operation accepts the type without the rule,
 * because the type would express the rule for both.
 */
export function readChoices(operations: readonly Operation[], declarations: Declarations): Choices {
  const choicesOf = operations.map((operation) => choicesOfOne(operation, declarations));
  const choices = new Map(choicesOf.flatMap((each) => [...each]));
  for (const [index, { name, params }] of operations.entries()) {
    for (const reached of namesReachedFrom(params === undefined ? [] : [params.name], declarations)) {
      if (JSON.stringify(choices.get(reached)) !== JSON.stringify(choicesOf[index]?.get(reached))) {
        throw new Error(
          `[tools] Failed to type ${reached}: another operation has other rules for it than ${name}. Give both the same rules, or a schema of its own to each.`,
        );
      }
    }
  }
  return choices;
}

function choicesOfOne({ params, presences }: Operation, declarations: Declarations): Map<string, Presence[]> {
  const choices = new Map<string, Presence[]>();
  for (const presence of presences) {
    const path = ("fields" in presence ? presence.fields[0] : presence.field).split(".");
    const owner = requireOwner({ kind: "reference", name: params?.name ?? "" }, path, declarations);
    const known = choices.get(owner) ?? [];
    const own = withKeys(presence);
    // A type at several places of the parameters has the same rule at each.
    if (!known.some((each) => JSON.stringify(each) === JSON.stringify(own))) choices.set(owner, [...known, own]);
  }
  return choices;
}

/** Returns the name of the type that has the field at the end of a path. */
function requireOwner(type: Type, path: readonly string[], declarations: Declarations): string {
  const [key, ...rest] = path;
  const name = type.kind === "reference" ? type.name : undefined;
  const owner = name === undefined ? undefined : declarations.get(name)?.type;
  if (type.kind === "array" && key === "*") return requireOwner(type.item, rest, declarations);
  const field = owner?.kind === "object" ? owner.fields.find((each) => each.key === key) : undefined;
  if (name === undefined || field === undefined) {
    throw new Error(`[tools] Failed to find ${path.join(".")}: no named object has it. Name the schema of the object.`);
  }
  return rest.length === 0 ? name : requireOwner(field.type, rest, declarations);
}

/** Returns the presence with the fields' own keys instead of their paths. */
function withKeys(presence: Presence): Presence {
  if ("fields" in presence) {
    return { ...presence, fields: [readKey(presence.fields[0]), readKey(presence.fields[1])] };
  }
  return { ...presence, field: readKey(presence.field), by: readKey(presence.by) };
}

function readKey(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}
