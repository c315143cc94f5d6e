import fs from "node:fs";
import { crc32 } from "node:zlib";

/** `,"c":"` and eight digits and `"}`. */
const CHECKSUM_LENGTH = 16;

/** Prints a JSON object as a line that ends with its checksum: `{"n":12,"e":{...},"c":"0f3a5b7c"}`. */
export function checkedLine(value: object): string {
  const text = JSON.stringify(value).slice(0, -1);
  return `${text},"c":"${computeChecksum(text)}"}\n`;
}

/** Parses a line without its newline. Returns undefined if its checksum does not match. */
export function readCheckedLine(line: string): Record<string, unknown> | undefined {
  const text = line.slice(0, -CHECKSUM_LENGTH);
  if (line.slice(-CHECKSUM_LENGTH) !== `,"c":"${computeChecksum(text)}"}`) return undefined;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** Reads a file that is one checked line. Returns undefined if the file is damaged. Throws if it cannot be read. */
export function readCheckedFile(path: string): Record<string, unknown> | undefined {
  return readCheckedLine(fs.readFileSync(path, "utf8").replace(/\n$/, ""));
}

/** Returns the checksum at the end of a line, with or without its newline. */
export function checksumIn(line: string): string {
  const end = line.endsWith("\n") ? line.length - 1 : line.length;
  return line.slice(end - 10, end - 2);
}

/** Returns the CRC-32 as eight hexadecimal digits. */
function computeChecksum(text: string): string {
  return crc32(text).toString(16).padStart(8, "0");
}
