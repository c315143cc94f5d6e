const NAME_LENGTH = 36;

/** A readable file name, without an extension, that differs between tests, also between those of two files. */
export function fileNameOf(test: string, file = ""): string {
  const readable = test
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, NAME_LENGTH)
    .replace(/^-|-$/g, "");
  return `${readable}-${hash(test + file)}`;
}

/** FNV-1a in 32 bits, which suffices to tell names apart. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(36);
}
