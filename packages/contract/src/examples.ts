/** Examples by the name of their schema. Each is parsed by a test and printed in the OpenAPI document. */
export type Examples = Readonly<Record<string, unknown>>;
