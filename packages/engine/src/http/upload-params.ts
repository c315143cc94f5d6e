import { constants, type Endpoint, type RawParams } from "@sandbank/contract";
import type * as z from "zod";
import { excerpt, malformedRequest } from "../errors.ts";
import { unwrapped } from "../parameters/decode-query.ts";
import { addIssue, type Issues } from "../parameters/issues.ts";
import { utf8Text } from "../store/utf8.ts";
import { type Part, parseMultipart, restTooLarge } from "./multipart.ts";

/** The name of the part that is the file. Its headers are parameters of the call, too. */
const FILE = "file";

/**
 * Reads the parameters of an upload: the bytes of the file, and text. Adds the issues that the parameters alone do not
 * reveal. Refuses a body that is not a form, or too large, with 400 (D-106).
 */
export function uploadParams(
  { params: schema }: Endpoint,
  body: Uint8Array,
  boundary: string,
  issues: Issues,
): RawParams {
  const parts = parseMultipart(body, boundary);
  checkSizes(body, parts);
  const params: Record<string, unknown> = {};
  const repeated = new Set<string>();
  const seen = new Set<string>();
  for (const part of parts) {
    const { name } = part;
    const field: z.ZodType | undefined = Object.hasOwn(schema?.shape ?? {}, name) ? schema?.shape[name] : undefined;
    if (seen.has(name)) repeated.add(name);
    else if (name === FILE) Object.assign(params, fileParams(part, issues));
    else if (isPartHeader(field)) addIssue(issues, () => ({ field: name, message: NO_PART }));
    else setOwn(params, name, field === undefined ? "" : decodeText(part, issues));
    seen.add(name);
  }
  for (const name of repeated) addIssue(issues, () => ({ field: excerpt(name), message: "must be given only once" }));
  return params;
}

function isPartHeader(field: z.ZodType | undefined): boolean {
  return field !== undefined && unwrapped(field).meta()?.isPartHeader === true;
}

const NO_PART = `must be a header of the part \`${FILE}\`, not a separate part`;

/** Bounds the file and the rest of the body. The bound of the rest also applies if there are several files. */
function checkSizes(body: Uint8Array, parts: readonly Part[]): void {
  const sizes = parts.filter(({ name }) => name === FILE).map(({ content }) => content.length);
  const most = constants.fileMaximumBytes;
  const largest = Math.max(0, ...sizes);
  if (largest > most) {
    throw malformedRequest(`The file has ${largest} bytes; the maximum is ${most}. Send a smaller file.`);
  }
  const rest = body.length - sizes.reduce((sum, size) => sum + size, 0);
  if (rest > constants.multipartRestMaximumBytes) throw restTooLarge();
}

/** Copies the bytes, so that the bank does not keep the whole body. The `slice` of a `Buffer` would be a view of it. */
function fileParams({ filename, contentType, content }: Part, issues: Issues): RawParams {
  if (filename === undefined) {
    const message = "must be sent as a file with a file name, such as a `Blob` or `File` in a form, not as text";
    addIssue(issues, () => ({ field: FILE, message }));
  }
  return {
    [FILE]: new Uint8Array(content),
    ...(filename === undefined ? {} : { filename }),
    ...(contentType === undefined ? {} : { mime_type: contentType }),
  };
}

function decodeText({ name, filename, contentType = "", content }: Part, issues: Issues): string {
  const isLatin1 = /;\s*charset\s*=\s*"?iso-8859-1\b/i.test(contentType);
  const text = isLatin1 ? Array.from(content, (code) => String.fromCharCode(code)).join("") : utf8Text(content);
  if (filename !== undefined) addIssue(issues, () => ({ field: name, message: "must be text, not a file" }));
  else if (text === undefined) throw malformedRequest(`The part \`${name}\` is not UTF-8. Send text as UTF-8.`);
  return text ?? "";
}

/** Defines the property instead of assigning it, because a part may be named `__proto__`. */
function setOwn(params: object, name: string, value: string): void {
  Object.defineProperty(params, name, { value, enumerable: true, configurable: true, writable: true });
}
