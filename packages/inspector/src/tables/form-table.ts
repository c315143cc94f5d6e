/** A form for a simulation, or for an operation that changes one object, made from the contract. */
export interface FormTable {
  /** `simulations.inboundAchTransfers.create`, `cards.update` */
  readonly operation: string;
  /** Default: POST. */
  readonly method?: "PATCH";
  /** The path of the request. An id in braces is the first field. */
  readonly path: string;
  /** A summary in one sentence. */
  readonly summary: string;
  /** The section of the API, such as "Card Payments". */
  readonly section: string;
  readonly fields: readonly FormField[];
}

/** A field. Its kind is the kind of value that it accepts. */
export type FormField = {
  readonly key: string;
  readonly isRequired?: true;
  /** Text in backquotes is code. */
  readonly description?: string;
} & (
  | { readonly kind: "text" | "instant" | "date" | "boolean" }
  | { readonly kind: "cents" | "integer"; readonly minimum?: number; readonly maximum?: number }
  | { readonly kind: "id"; readonly prefixes: readonly string[] }
  /** With the name of the enumeration, in the table of choices. */
  | { readonly kind: "choice"; readonly choice: string }
  /** The decline reason of a simulation, with the name of the rail, in the table of reasons. */
  | { readonly kind: "reason"; readonly rail: string }
  | { readonly kind: "object"; readonly fields: readonly FormField[] }
  | { readonly kind: "list"; readonly item: FormField }
);

/** The reasons for which a rail declines. */
export interface ReasonTable {
  /** For each reason that rules give, the conditions under which they give it, as sentences. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
  /** For each reason that no rule gives, a sentence with its origin. */
  readonly forced: Readonly<Record<string, string>>;
}
