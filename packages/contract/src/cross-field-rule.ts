import { pathsOf, valueAt } from "./value-at.ts";

/** A cross-field rule: a rule about several parameters, which a schema of single fields cannot express. */
export interface CrossFieldRule {
  /** Unique among the rules of an operation. It stays if the message is reworded. */
  readonly id: string;
  /** Dotted path of the parameter that the rule is about; `*` stands for each index of an array. */
  readonly field: string;
  /** The rule in words, as the end of the sentence "`field` ...". */
  readonly message: string;
  /**
   * Dotted paths of the parameters that the rule reads. The rule runs only if none of them, nor an ancestor or
   * descendant, breaks the schema (D-05). If `field` has `*`, all paths belong to the same element, and the rule runs
   * once for each element.
   */
  readonly reads: readonly string[];
  /**
   * Dotted path of an object without which the rule does not apply. Unlike a path of `reads`, it may have issues in its
   * other parts.
   */
  readonly within?: string;
  /** Whether these values, one for each path of `reads`, break the rule. An absent parameter is undefined. */
  broken(...values: readonly unknown[]): boolean;
  /** Set if the rule is about the type of object that `field` identifies, so that the error names that type. */
  readonly judgesType?: true;
  /** Set if the description of `field` states the rule, so that no text about the operation repeats it. */
  readonly isDescribed?: true;
  /** The rule as data, if a type of the parameters can express it too. */
  readonly presence?: Presence;
}

/** Which parameters of the same object go together. Paths are dotted, as in `reads`. */
export type Presence =
  | { readonly kind: "anyOf" | "notBoth"; readonly fields: readonly [string, string] }
  | {
      readonly kind: "requiredWith" | "onlyWith";
      readonly field: string;
      /** The parameter whose value decides. */
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

/** If a value is absent, all of its parts are absent. */
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

/**
 * Defines the cross-field rules of an endpoint with these parameters. Each rule receives values of the types that it
 * reads.
 */
export function defineCrossFieldRules<Params>() {
  return <const Reads extends readonly string[]>(rule: TypedRule<Params, Reads>) => rule as CrossFieldRule;
}

/**
 * The rules that require exactly one of two parameters. Null counts as absent. If the parameters are nested in an
 * object, the rules apply only if that object is given.
 */
export function requireExactlyOne(one: string, other: string): readonly CrossFieldRule[] {
  return [
    requiredUnless(one, other),
    {
      id: `${other}-not-beside`,
      field: other,
      message: `is not allowed beside \`${one}\`: give exactly one of the two`,
      reads: [one, other],
      broken: (first, second) => isGiven(first) && isGiven(second),
      presence: { kind: "notBoth", fields: [one, other] },
    },
  ];
}

/** The rule that requires at least one of two parameters. Null counts as absent. */
export function requiredUnless(one: string, other: string): CrossFieldRule {
  const owner = one.split(".").slice(0, -1).join(".");
  return {
    id: `${one}-required`,
    field: one,
    message: `is required unless \`${other}\` is given`,
    reads: owner === "" ? [one, other] : [one, other, owner],
    broken: (first, second, ...owners) => !isGiven(first) && !isGiven(second) && owners.every(isGiven),
    presence: { kind: "anyOf", fields: [one, other] },
  };
}

/** The rule that requires a parameter if another one has a certain value. */
export function requiredWith(field: string, by: string, value: string): CrossFieldRule {
  return {
    id: `${field}-required`,
    field,
    message: `is required when ${quoteName(by)} is \`${value}\``,
    reads: [by, field],
    broken: (chosen, given) => chosen === value && given === undefined,
    presence: { kind: "requiredWith", field, by, value },
  };
}

/** The rule that allows a parameter only if another one has a certain value. */
export function onlyWith(field: string, by: string, value: string): CrossFieldRule {
  return {
    id: `${field}-only-with`,
    field,
    message: `is only allowed when ${quoteName(by)} is \`${value}\``,
    reads: [by, field],
    broken: (chosen, given) => chosen !== value && given !== undefined,
    presence: { kind: "onlyWith", field, by, value },
  };
}

function quoteName(path: string): string {
  return `\`${path.slice(path.lastIndexOf(".") + 1)}\``;
}

/** Whether a parameter is present and not null. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Says which parameters are valid, so that a rule can read them. */
export interface Soundness {
  isSound(path: readonly string[]): boolean;
  /** Does the same for the elements of the list at a path, for parameters at these paths within an element. */
  ofElements(list: readonly string[], paths: readonly (readonly string[])[]): (element: unknown) => boolean;
}

const NONE: readonly string[] = [];

/** The fields of the parameters that break a rule, with an index instead of `*`. Without `soundness` all are valid. */
export function brokenFields(rule: CrossFieldRule, params: unknown, soundness?: Soundness): readonly string[] {
  const { field, broken, reads, within } = rule;
  if (field.includes(".*.")) return brokenElements(rule, params, soundness);
  const paths = pathsOf(reads);
  if (soundness !== undefined && !paths.every(soundness.isSound)) return NONE;
  if (within !== undefined && !isGiven(valueAt(params, within.split(".")))) return NONE;
  return broken(...paths.map((path) => valueAt(params, path))) ? [field] : NONE;
}

function brokenElements(
  { field, reads, within, broken }: CrossFieldRule,
  params: unknown,
  soundness: Soundness | undefined,
): readonly string[] {
  const [list = "", name] = field.split(".*.");
  const elements = valueAt(params, list.split("."));
  if (!Array.isArray(elements)) return NONE;
  const toKeys = (path: string) => path.slice(`${list}.*.`.length).split(".");
  const paths = reads.map(toKeys);
  const owner = within === undefined ? [] : toKeys(within);
  const isSound = soundness?.ofElements(list.split("."), paths) ?? (() => true);
  const fields: string[] = [];
  for (let index = 0; index < elements.length; index++) {
    const element: unknown = elements[index];
    if (!isSound(element) || !isGiven(valueAt(element, owner))) continue;
    if (broken(...paths.map((path) => valueAt(element, path)))) fields.push(`${list}.${index}.${name}`);
  }
  return fields;
}
