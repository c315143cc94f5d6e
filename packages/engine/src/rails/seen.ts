/** What a rule looked at, by name. Amounts in minor units. */
export type Seen = Readonly<Record<string, string | number | boolean | null>>;
