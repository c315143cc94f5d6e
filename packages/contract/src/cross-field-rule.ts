import { valueAt } from "./value-at.ts";

/** A rule between several parameters, which a schema of single fields cannot say. */
export interface CrossFieldRule {
  /** Dotted path of the parameter that the rule is about; `*` stands for each index of an array. */
  readonly field: string;
  /** What must hold, as the end of the sentence "`field` ...". */
  readonly message: string;
  /**
   * Dotted paths of the parameters that the rule reads. The rule runs only where none of them, nor an ancestor or
   * descendant of one, breaks the schema (D-05). Where `field` has `*`, all of them are of the same element, and the
   * rule runs once for each.
   */
  readonly reads: readonly string[];
  /** Whether these values, one for each path of `reads`, break the rule. A parameter that is absent is undefined. */
  broken(...values: readonly unknown[]): boolean;
  /** Whether the rule is about the type of object that `field` names, so that a refusal says which type it is. */
  readonly judgesType?: true;
  /** What the rule says, where a type of the parameters can say it, too. */
  readonly presence?: Presence;
}

/** When a parameter is given beside others of the same object. Paths are dotted, as in `reads`. */
export type Presence =
  | { readonly kind: "anyOf" | "notBoth"; readonly fields: readonly [string, string] }
  | {
      readonly kind: "requiredWith" | "onlyWith";
      readonly field: string;
      /** The parameter that has, or has not, the value. */
      readonly by: string;
      readonly value: string;
    };

/** The types of the parameters at these paths. */
export type ValuesAt<Params, Paths extends readonly string[]> = {
  [Index in keyof Paths]: ValueAt<Params, Paths[Index]>;
};

type ValueAt<Value, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? ValueAt<Part<Value, Key>, Rest>
  : Part<Value, Path>;

/** Of what is absent, every part is absent. */
type Part<Value, Key extends string> = Value extends null | undefined
  ? undefined
  : Value extends readonly (infer Element)[]
    ? Element
    : Key extends keyof Value
      ? Value[Key]
      : never;

interface TypedRule<Params, Reads extends readonly string[]> extends Omit<CrossFieldRule, "reads" | "broken"> {
  readonly reads: Reads;
  broken(...values: ValuesAt<Params, Reads>): boolean;
}

/** Makes cross-field rules of an endpoint with these parameters: each rule receives the types of what it reads. */
export function crossFieldRulesOf<Params>() {
  return <const Reads extends readonly string[]>(rule: TypedRule<Params, Reads>) => rule as CrossFieldRule;
}

/**
 * The rules by which one of two parameters must be given, and not both. Null says the same as nothing. Within an object,
 * they hold only if that is given.
 */
export function exactlyOneOf(one: string, other: string): readonly CrossFieldRule[] {
  return [
    requiredUnless(one, other),
    {
      field: other,
      message: `is not allowed beside \`${one}\`: give exactly one of the two`,
      reads: [one, other],
      broken: (first, second) => isGiven(first) && isGiven(second),
      presence: { kind: "notBoth", fields: [one, other] },
    },
  ];
}

/** The rule by which one of two parameters must be given, or both. Null says the same as nothing. */
export function requiredUnless(one: string, other: string): CrossFieldRule {
  const owner = one.split(".").slice(0, -1).join(".");
  return {
    field: one,
    message: `is required unless \`${other}\` is given`,
    reads: owner === "" ? [one, other] : [one, other, owner],
    broken: (first, second, ...owners) => !isGiven(first) && !isGiven(second) && owners.every(isGiven),
    presence: { kind: "anyOf", fields: [one, other] },
  };
}

/** The rule by which a parameter comes with a value of another one. */
export function requiredWith(field: string, by: string, value: string): CrossFieldRule {
  return {
    field,
    message: `is required when ${nameOf(by)} is \`${value}\``,
    reads: [by, field],
    broken: (chosen, given) => chosen === value && given === undefined,
    presence: { kind: "requiredWith", field, by, value },
  };
}

/** The rule by which a parameter comes only with a value of another one. */
export function onlyWith(field: string, by: string, value: string): CrossFieldRule {
  return {
    field,
    message: `is only allowed when ${nameOf(by)} is \`${value}\``,
    reads: [by, field],
    broken: (chosen, given) => chosen !== value && given !== undefined,
    presence: { kind: "onlyWith", field, by, value },
  };
}

function nameOf(path: string): string {
  return `\`${path.slice(path.lastIndexOf(".") + 1)}\``;
}

/** Whether a parameter says anything. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Tells which parameters are free of faults, so that a rule can read them. */
export interface Soundness {
  isSound(path: readonly string[]): boolean;
  /** The same for the elements of the list at a path: of the parameters at these paths within an element. */
  ofElements(list: readonly string[], paths: readonly (readonly string[])[]): (element: unknown) => boolean;
}

const allSound: Soundness = { isSound: () => true, ofElements: () => () => true };

/** The fields of the parameters that break a rule, one by one, with indices in place of `*`. */
export function* brokenFields(
  rule: CrossFieldRule,
  params: unknown,
  { isSound, ofElements }: Soundness = allSound,
): Generator<string> {
  const { field, broken } = rule;
  if (field.includes(".*.")) return yield* brokenElements(rule, params, ofElements);
  const reads = rule.reads.map((path) => path.split("."));
  if (reads.every(isSound) && broken(...reads.map((path) => valueAt(params, path)))) yield field;
}

function* brokenElements(
  { field, reads, broken }: CrossFieldRule,
  params: unknown,
  ofElements: Soundness["ofElements"],
): Generator<string> {
  const [list = "", name] = field.split(".*.");
  const elements = valueAt(params, list.split("."));
  if (!Array.isArray(elements)) return;
  const paths = reads.map((path) => path.slice(`${list}.*.`.length).split("."));
  const isSound = ofElements(list.split("."), paths);
  for (let index = 0; index < elements.length; index++) {
    const element: unknown = elements[index];
    if (!isSound(element)) continue;
    if (broken(...paths.map((path) => valueAt(element, path)))) yield `${list}.${index}.${name}`;
  }
}
