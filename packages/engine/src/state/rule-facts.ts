/** The values that a decline rule checked, by name. Amounts are in minor units. */
export type RuleFacts = Readonly<Record<string, string | number | boolean | null>>;
