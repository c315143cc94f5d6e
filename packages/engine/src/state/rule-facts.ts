/** What a rule looked at, by name. Amounts in minor units. */
export type RuleFacts = Readonly<Record<string, string | number | boolean | null>>;
