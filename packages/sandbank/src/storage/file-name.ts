/** Names that Windows reserves for devices, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

/**
 * The file name of a bank or a snapshot, without an extension. A name that Windows reserves gets a `_` in front on every
 * system, so that a data directory can be copied. No other name begins with `_`.
 */
export function fileNameOf(name: string): string {
  return RESERVED.test(name) ? `_${name}` : name;
}

/** The name of the bank or snapshot that a file name stands for. */
export function nameOfFile(file: string): string {
  return file.replace(/^_/, "");
}
