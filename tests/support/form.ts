/** A part of a form. */
export interface FormPart {
  /** The value of Content-Disposition, or a name. */
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly filename?: string;
  readonly type?: string;
}

export interface Form {
  readonly headers: { readonly "content-type": string };
  readonly body: Uint8Array;
}

/** A form as a client sends it (RFC 7578). */
export function formOf(parts: readonly FormPart[], boundary = "----form-42"): Form {
  const pieces = parts.flatMap(({ name, content, filename, type }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`,
    filename === undefined ? "" : `; filename="${filename}"`,
    type === undefined ? "" : `\r\nContent-Type: ${type}`,
    "\r\n\r\n",
    content,
    "\r\n",
  ]);
  return {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: joined([...pieces, `--${boundary}--\r\n`]),
  };
}

/** The form of an upload, from the parameters of the direct call without undefined ones. */
export function uploadForm(params: Readonly<Record<string, unknown>>, boundary?: string): Form {
  const { file, filename = "file.bin", mime_type: type, ...texts } = params;
  const fields = Object.entries(texts)
    .filter(([, text]) => text !== undefined)
    .map(([name, text]) => ({ name, content: String(text) }));
  const part = { name: "file", content: file as Uint8Array, filename: String(filename) };
  const files = file === undefined ? [] : [type === undefined ? part : { ...part, type: String(type) }];
  return formOf([...fields, ...files], boundary);
}

/** The concatenation of text and bytes. */
export function joined(pieces: readonly (string | Uint8Array)[]): Uint8Array {
  const encoder = new TextEncoder();
  const bytes = pieces.map((piece) => (typeof piece === "string" ? encoder.encode(piece) : piece));
  const whole = new Uint8Array(bytes.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const each of bytes) {
    whole.set(each, place);
    place += each.length;
  }
  return whole;
}

/** Each byte from 0 to 255. */
export const EVERY_BYTE = Uint8Array.from({ length: 256 }, (_, byte) => byte);
