import type { Presence } from "@sandbank/contract";
import type { Declaration, Field } from "./model.ts";
import { printComment, printDeclaration, printType, type Style } from "./print-types.ts";
import { isNullable, withoutNull } from "./variants.ts";

/** Prints a type whose fields go together: an interface with all fields, and a type that says which of them to give. */
export function printChoices(declaration: Declaration, presences: readonly Presence[], style: Style): string {
  const { name, type, documentation } = declaration;
  const fields = new Map((type.kind === "object" ? type.fields : []).map((field) => [field.key, field]));
  const choices = [...pairsIn(presences, fields, style), ...switchesIn(presences, fields, style)];
  const unions = choices.map((alternatives) => {
    const [only = "", ...others] = alternatives.map((members) => `{ ${members.join("; ")} }`);
    return others.length === 0 ? only : `(${[only, ...others].join(" | ")})`;
  });
  return [
    `${printComment(documentation)}export type ${name} = ${[`${name}Fields`, ...unions].join(" & ")};\n`,
    printDeclaration(
      {
        ...declaration,
        name: `${name}Fields`,
        documentation: `All fields of \`${name}\`, without the cross-field rules.`,
      },
      style,
    ),
  ].join("\n");
}

type Fields = ReadonlyMap<string, Field>;

/** Alternatives, of which a value must match one. Each is the members that it adds to the interface. */
type Alternatives = readonly (readonly string[])[];

/** Returns the alternatives of each pair of fields: at least one, or exactly one. */
function pairsIn(presences: readonly Presence[], fields: Fields, style: Style): Alternatives[] {
  return presences.flatMap((presence) => {
    if (presence.kind !== "anyOf") return [];
    const [one, other] = presence.fields;
    const isExact = presences.some((each) => each.kind === "notBoth" && each.fields[0] === one);
    return [
      [
        [given(one, fields, style), ...(isExact ? [absent(other, fields)] : [])],
        [given(other, fields, style), ...(isExact ? [absent(one, fields)] : [])],
      ],
    ];
  });
}

/** Returns the alternatives of each field whose value decides which others are given. */
function switchesIn(presences: readonly Presence[], fields: Fields, style: Style): Alternatives[] {
  const rules = presences.flatMap((presence) => ("by" in presence ? [presence] : []));
  return [...Map.groupBy(rules, ({ by }) => by)].map(([by, own]) => {
    const field = fields.get(by) as Field;
    const values = [...new Set(own.map(({ value }) => value))];
    const literals = values.map((value) => JSON.stringify(value));
    const others = printMember(
      by,
      `Exclude<${printType(field.type, style)}, ${literals.join(" | ")}>`,
      field.isOptional,
    );
    const isRest = field.isOptional || readValues(field, style).some((value) => !values.includes(value));
    return [...values, ...(isRest ? [undefined] : [])].map((value) => [
      value === undefined ? others : printMember(by, JSON.stringify(value), false),
      ...own.flatMap((rule) => {
        if (rule.kind === "requiredWith") return rule.value === value ? [given(rule.field, fields, style)] : [];
        return rule.value === value ? [] : [absent(rule.field, fields)];
      }),
    ]);
  });
}

function readValues({ type }: Field, { declarations }: Style): readonly string[] {
  const resolved = type.kind === "reference" ? declarations.get(type.name)?.type : type;
  return resolved?.kind === "enumeration" ? resolved.values : [];
}

function given(key: string, fields: Fields, style: Style): string {
  return printMember(key, printType(withoutNull((fields.get(key) as Field).type), style), false);
}

/** Prints the type of an absent field. A nullable field may also be null. */
function absent(key: string, fields: Fields): string {
  return printMember(key, isNullable((fields.get(key) as Field).type) ? "null" : "never", true);
}

function printMember(key: string, type: string, isOptional: boolean): string {
  if (!isOptional) return `${key}: ${type}`;
  return `${key}?: ${type === "never" ? "" : `${type} | `}undefined`;
}
