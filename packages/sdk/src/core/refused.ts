/** An argument that cannot be used. `name` is as the caller wrote it, `rule` the end of the sentence "It must be". */
export function refused(name: string, rule: string): TypeError {
  return new TypeError(`[sandbank] Failed to use ${name}: it must be ${rule}.`);
}
