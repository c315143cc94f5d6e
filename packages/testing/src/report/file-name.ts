const NAME_LENGTH = 36;

/**
 * A readable file name, without an extension, that differs between tests, also between those of two files. It has the last
 * words of the test's full name, because tests of one suite share the first ones.
 */
export function createFileName(test: string, file = ""): string {
  const words = test
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return [lastWords(words), hash(test + file)].filter((part) => part !== "").join("-");
}

/** The words at the end of a name, whose words are separated by dashes. A longer word is cut. */
function lastWords(name: string): string {
  if (name.length <= NAME_LENGTH) return name;
  const end = name.slice(-NAME_LENGTH - 1);
  return end.includes("-") ? end.slice(end.indexOf("-") + 1) : end;
}

/** FNV-1a in 32 bits, which suffices to tell names apart. */
export function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(36);
}
