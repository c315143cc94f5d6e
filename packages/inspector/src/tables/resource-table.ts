/** The properties of one type of object, made from the contract. */
export interface ResourceTable {
  /** The `type` of the objects, such as `account_number`. */
  readonly type: string;
  /** "Account Number" */
  readonly title: string;
  /** "Account Numbers" */
  readonly plural: string;
  readonly idPrefix: string;
  /** The group of its operations, such as `accountNumbers`. */
  readonly group: string;
  /** The path of the list, to which an id is appended. */
  readonly path: string;
  /** Whether the API lists the objects. If not, an object can only be found by its id. */
  readonly isListed: boolean;
  readonly filters: readonly Filter[];
  /** The columns of a list beside the name, as dotted paths into an object. */
  readonly columns: readonly Column[];
}

/** A filter of a list. The filters of `created_at`, which all lists have, are not included. */
export interface Filter {
  /** The name in the query, such as `status.in`. */
  readonly name: string;
  readonly kind: "choice" | "id" | "boolean" | "text";
  /** The values of a choice. */
  readonly values?: readonly string[];
  /** The prefixes of an id. */
  readonly prefixes?: readonly string[];
}

export interface Column {
  readonly path: string;
  readonly kind: "id" | "cents" | "instant" | "state" | "text";
}
