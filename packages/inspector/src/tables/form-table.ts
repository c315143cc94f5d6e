/** A form for a simulation, or for an operation that changes one object, made from the contract. */
export interface FormTable {
  /** `simulations.inboundAchTransfers.create`, `cards.update` */
  readonly operation: string;
  /** Default: POST. */
  readonly method?: "PATCH";
  /** Whether the first field is an id in the path of the request. */
  readonly hasId?: true;
  /** The end of the path. Default: the verb of the operation. */
  readonly end?: string;
  /** A sentence without its end: "Settle a card payment". */
  readonly title: string;
  /** The name of a simulation that people use often, such as "Card payment". */
  readonly name?: string;
  /** The words for a button on the object: "Return", "Pay interest". Default: "Edit". */
  readonly verb?: string;
  /** Its effect on the money, in one sentence. `{amount}` is the amount that it is about. */
  readonly effect?: string;
  /** The heading above it in the list of simulations. */
  readonly heading?: string;
  readonly fields: readonly FormField[];
}

/** A field. Its kind is the kind of value that it accepts. */
export type FormField = {
  readonly key: string;
  readonly isRequired?: true;
  /** Text in backquotes is code. */
  readonly description?: string;
  /** The entry that the form begins with. */
  readonly usual?: string;
  /** Its purpose, which is the title of the folded fields that it is among. Without it, the field is shown at once. */
  readonly part?: string;
} & (
  | { readonly kind: "text" | "instant" | "date" | "boolean" }
  | { readonly kind: "cents" | "integer"; readonly minimum?: number; readonly maximum?: number }
  | IdField
  /** With the name of the enumeration, in the table of choices. */
  | { readonly kind: "choice"; readonly choice: string }
  /** The decline reason of a simulation, with the name of the rail, in the table of reasons. */
  | { readonly kind: "reason"; readonly rail: string }
  | { readonly kind: "object"; readonly fields: readonly FormField[] }
  | { readonly kind: "list"; readonly item: FormField }
);

export interface IdField {
  readonly kind: "id";
  readonly prefixes: readonly string[];
  /** Whether the form begins with the object that fits best. */
  readonly isChosen?: true;
  /** The states of the objects that fit. Default: those of a new one. */
  readonly from?: readonly string[];
  /** The filters of the list of objects that fit, as a query. */
  readonly query?: string;
}

/** The reasons for which a rail declines. */
export interface ReasonTable {
  /** For each reason that rules give, the conditions under which they give it, as sentences. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
  /** For each reason that no rule gives, a sentence with its origin. */
  readonly forced: Readonly<Record<string, string>>;
}
