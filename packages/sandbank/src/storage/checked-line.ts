import { crc32 } from "node:zlib";

/** `,"c":"` and eight digits and `"}`. */
const CHECKSUM_LENGTH = 16;

/** A JSON object as a line that ends in its checksum: `{"n":12,"e":{...},"c":"0f3a5b7c"}`. */
export function checkedLine(value: object): string {
  const text = JSON.stringify(value).slice(0, -1);
  return `${text},"c":"${checksumOf(text)}"}\n`;
}

/** The object of a line, without its newline; undefined if the line is not as it was written. */
export function readCheckedLine(line: string): Record<string, unknown> | undefined {
  const text = line.slice(0, -CHECKSUM_LENGTH);
  if (line.slice(-CHECKSUM_LENGTH) !== `,"c":"${checksumOf(text)}"}`) return undefined;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** CRC-32, as eight hexadecimal digits. */
function checksumOf(text: string): string {
  return crc32(text).toString(16).padStart(8, "0");
}
