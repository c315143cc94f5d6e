/**
 * By row: the ids of the clauses that say what it states, or the reason why it states nothing for a test of its own to
 * hold. A row is named by its first cell.
 */
export type Rows = Readonly<Record<string, readonly string[] | string>>;

/** The rows of a table, the points of a list or the facts of a paragraph, by the heading of the contract over them. */
export type RowsByHeading = Readonly<Record<string, Rows>>;

/** The test of the shapes of all answers and that of the API's vocabulary hold it. */
export const typeOnly = "A name, a type or its values, and no rule.";

export const notShown = "The contract leaves it open.";
