/** Statements of JavaScript, run in order where `bank` is a new bank and `createBank` opens another. */
export type Program = readonly string[];
