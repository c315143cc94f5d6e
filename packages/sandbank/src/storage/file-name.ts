/** Names that Windows reserves for devices, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

/**
 * Returns the file name of a bank or a snapshot, without an extension. Names that Windows reserves get the prefix `_`
 * on every system, so that a data directory can be copied. No other file name starts with `_`.
 */
export function toFileName(name: string): string {
  return RESERVED.test(name) ? `_${name}` : name;
}

/** Returns the name of the bank or snapshot with a file name. */
export function nameOfFile(file: string): string {
  return file.replace(/^_/, "");
}
