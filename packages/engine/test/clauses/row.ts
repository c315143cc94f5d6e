/**
 * By row: the ids of the clauses that state its rules, or the reason why the row has no rule for a test. The first cell
 * of a row is its name.
 */
export type Rows = Readonly<Record<string, readonly string[] | string>>;

/** The rows of a table, the points of a list or the facts of a paragraph, by their heading in the contract. */
export type RowsByHeading = Readonly<Record<string, Rows>>;

/** The tests of the shapes of all responses and of the API's vocabulary cover the row. */
export const typeOnly = "A name, a type or its values, without a rule.";

export const notShown = "The contract leaves it open.";
