/**
 * The functions of zod that the contract calls, for the build of the engine. The engine validates parameters by its own
 * code and only reads schemas, so these schemas have the properties that it reads, and check nothing but URLs. They take a
 * tenth of the time of zod to load and to build.
 *
 * @module
 */

type Metadata = Readonly<Record<string, unknown>>;

/** A check of a value, in the place where zod has its definition. */
interface Check {
  readonly _zod: { readonly def: Definition };
}

interface Definition {
  readonly check: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly length?: number;
  readonly format?: string;
  readonly pattern?: RegExp;
  readonly fn?: (text: string) => boolean;
  readonly error?: () => string;
}

/** What a schema describes. `type` has the names of zod, and decides which other properties there are. */
interface Description {
  readonly type: string;
  readonly checks?: readonly Check[];
  readonly metadata?: Metadata;
  readonly format?: string;
  readonly inner?: Schema;
  readonly element?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly options?: readonly unknown[];
  readonly parts?: readonly unknown[];
  readonly minValue?: number;
  readonly maxValue?: number;
}

interface Schema extends Description {
  readonly def: Description;
  meta(metadata?: Metadata): Schema | Metadata | undefined;
  optional(): Schema;
  nullable(): Schema;
  unwrap(): Schema | undefined;
  array(): Schema;
  min(minimum: number): Schema;
  max(maximum: number): Schema;
  length(length: number): Schema;
  regex(pattern: RegExp, error: string): Schema;
  refine(fn: (text: string) => boolean, error: string): Schema;
  check(check: Check): Schema;
  omit(names: Readonly<Record<string, true>>): Schema;
  /** Checks the URL, the only check that the engine leaves to zod. */
  safeParse(text: string): { readonly error?: { readonly issues: readonly object[] } };
}

const methods: Omit<Schema, keyof Description> & ThisType<Schema> = {
  get def() {
    return this;
  },
  meta(metadata) {
    return metadata === undefined ? this.metadata : changed(this, { metadata });
  },
  optional() {
    return describe({ type: "optional", inner: this });
  },
  nullable() {
    return describe({ type: "nullable", inner: this });
  },
  unwrap() {
    return this.inner;
  },
  array() {
    return array(this);
  },
  min(minimum) {
    if (this.type === "number") return changed(this, { minValue: minimum });
    return this.check(checkOf({ check: "min_length", minimum }));
  },
  max(maximum) {
    return this.type === "number" ? changed(this, { maxValue: maximum }) : this.check(maxLength(maximum));
  },
  length(length) {
    return this.check(checkOf({ check: "length_equals", length }));
  },
  regex(pattern, error) {
    return this.check(checkOf({ check: "string_format", format: "regex", pattern, error: () => error }));
  },
  refine(fn, error) {
    return this.check(checkOf({ check: "custom", fn, error: () => error }));
  },
  check(check) {
    return changed(this, { checks: [...(this.checks ?? []), check] });
  },
  omit(names) {
    const kept = Object.entries(this.shape ?? {}).filter(([name]) => !(name in names));
    return changed(this, { shape: Object.fromEntries(kept) });
  },
  safeParse(text) {
    return isUrl(text.trim()) ? {} : { error: { issues: [{ format: "url" }] } };
  },
};

function describe(description: Description): Schema {
  return Object.assign(Object.create(methods), description);
}

function changed(schema: Schema, changes: Partial<Description>): Schema {
  return describe({ ...schema, ...changes });
}

function isUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

function checkOf(def: Definition): Check {
  return { _zod: { def } };
}

export function array(element: Schema): Schema {
  return describe({ type: "array", element });
}

export function boolean(): Schema {
  return describe({ type: "boolean" });
}

export function custom(): Schema {
  return describe({ type: "custom" });
}

export function discriminatedUnion(_discriminator: string, options: readonly Schema[]): Schema {
  return union(options);
}

export function int(): Schema {
  return describe({ type: "number" });
}

export function literal(value: string): Schema {
  return describe({ type: "literal", options: [value] });
}

export function maxLength(maximum: number): Check {
  return checkOf({ check: "max_length", maximum });
}

export function strictObject(shape: Readonly<Record<string, Schema>>): Schema {
  return describe({ type: "object", shape });
}

export function string(): Schema {
  return describe({ type: "string" });
}

export function templateLiteral(parts: readonly unknown[]): Schema {
  return describe({ type: "template_literal", parts });
}

export function union(options: readonly Schema[]): Schema {
  return describe({ type: "union", options });
}

export function url({ error }: { readonly error: string }): Check {
  return checkOf({ check: "string_format", format: "url", error: () => error });
}

function enumerated(options: readonly string[]): Schema {
  return describe({ type: "enum", options });
}

function onlyNull(): Schema {
  return describe({ type: "null" });
}

export { enumerated as enum, onlyNull as null };

export const iso = {
  date: () => describe({ type: "string", format: "date" }),
  datetime: () => describe({ type: "string", format: "datetime" }),
};

/** The engine checks dates by its own code. Only the pattern of an instant is made of this one. */
export const regexes = { date: /^$/ };
