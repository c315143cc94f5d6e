/** An argument that cannot be used. `name` is as the caller wrote it, `rule` the end of the sentence "It must be". */
export function refused(name: string, rule: string): TypeError {
  return new TypeError(`[sandbank] Failed to use ${name}: it must be ${rule}.`);
}

/** What the caller wrote, for a message: JSON, which knows no `7n`. */
export function shown(value: unknown): string | undefined {
  return typeof value === "bigint" ? `${value}n` : JSON.stringify(value);
}
