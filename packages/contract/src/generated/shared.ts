// Generated from packages/contract/src by `npm run generate`. Do not edit.

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
  after?: string | undefined;
  /** Only objects created before this instant. ISO 8601, with a zone. */
  before?: string | undefined;
  /** Only objects created at or after this instant. ISO 8601, with a zone. */
  on_or_after?: string | undefined;
  /** Only objects created at or before this instant. ISO 8601, with a zone. */
  on_or_before?: string | undefined;
}
