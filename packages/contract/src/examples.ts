/** Examples by the name of their schema. A test parses each one, and the OpenAPI document contains it. */
export type Examples = Readonly<Record<string, unknown>>;
