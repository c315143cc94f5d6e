// Generated from packages/contract/src by `npm run generate`. Do not edit.

/**
 * A known value, or a value that the API may add later: handle unknown values too. Editors still
 * suggest the known ones.
 */
export type Open<Known extends string> = Known | (string & {});

declare const newer: unique symbol;

/**
 * A member that no literal has, so that the compiler refuses a `case` with an unknown value, which
 * would be a typo.
 */
interface Newer {
  readonly [newer]: true;
}

/**
 * A value that is newer than this version: the type in the `default` of a `switch` over all known
 * values.
 */
export type Unknown = `${string & Newer}`;

/**
 * A variant of an object for each value of the field `By`, and one for unknown values. The key of the
 * value has the details, the keys of the other values are null.
 */
export type Variants<
  Fields,
  By extends keyof Fields,
  Keys = { [Value in Fields[By] & string]: Value },
  Value = keyof Keys | Unknown,
> = Value extends unknown
  ? {
      [Key in keyof Fields]: Key extends By ? Value : Key extends Keys[Exclude<keyof Keys, Value>] ? null : Fields[Key];
    }
  : never;

/** The parameters of every list of objects. */
export interface PageParams {
  /** The `next_cursor` of a page, to get the next one. Send it with the same filters. */
  cursor?: string | null | undefined;
  /** The largest number of objects in a page, 1 to 100. Default: `100`. */
  limit?: number | undefined;
  /** Bounds on the time of creation. All given bounds apply. */
  created_at?: CreatedAtFilter | undefined;
}

/**
 * A filter by values. It is a member, so that the compiler prints `{ in: ... }` in an error, and not a
 * name.
 */
export interface AnyOf<Value> {
  /** The filter. */
  filter: {
    /** The values to match, at least one. */
    in: readonly Value[];
  };
}

/**
 * ISO 4217 code of the currency.
 *
 * - `USD`: United States dollar.
 */
export type Currency = "USD";

/**
 * The kind of route that a transaction came through.
 *
 * - `account_number`: An Account Number.
 * - `card`: A Card.
 * - `lockbox`: A Lockbox Recipient.
 */
export type RouteType = "account_number" | "card" | "lockbox";

/** Bounds on the time of creation. All given bounds apply. */
export interface CreatedAtFilter {
  /** Only objects created after this instant. ISO 8601, with a zone. */
  after?: string | Date | undefined;
  /** Only objects created before this instant. ISO 8601, with a zone. */
  before?: string | Date | undefined;
  /** Only objects created at or after this instant. ISO 8601, with a zone. */
  on_or_after?: string | Date | undefined;
  /** Only objects created at or before this instant. ISO 8601, with a zone. */
  on_or_before?: string | Date | undefined;
}
