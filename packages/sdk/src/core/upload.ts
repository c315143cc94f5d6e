import { type FileSource, readFile } from "./file-source.ts";
import { refused, shown } from "./refused.ts";
import { joined } from "./stream.ts";

/** A request body that is a form (`multipart/form-data`). */
export interface Upload {
  readonly contentType: string;
  /** Returns the same bytes on each call: a stream can be read only once, and a retry sends the bytes again. */
  read(): Promise<Uint8Array>;
}

/** Creates the form of an upload. Throws a `BankArgumentError` for a parameter that is not text. */
export function toUpload(params: object | undefined, random: () => number): Upload {
  const { file, filename, mime_type, ...texts } = (params ?? {}) as { file: FileSource } & Record<string, unknown>;
  const boundary = `sandbank-${random().toString(36).slice(2)}${random().toString(36).slice(2)}`;
  const part = (head: string) => `--${boundary}\r\nContent-Disposition: form-data; name=${head}\r\n\r\n`;
  const type = mime_type ?? (file as { type?: unknown })?.type;
  const head = [
    ...Object.entries(texts)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${part(quoted(name, name))}${text(name, value)}\r\n`),
    part(
      `"file"; filename=${quoted("filename", filename ?? (file as { name?: unknown })?.name ?? "file")}${
        type ? `\r\nContent-Type: ${header(type)}` : ""
      }`,
    ),
  ].join("");
  let form: Promise<Uint8Array> | undefined;
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    read: () => {
      form ??= readFile(file).then((chunks) => joined([head, ...chunks, `\r\n--${boundary}--\r\n`]));
      return form;
    },
  };
}

function text(name: string, value: unknown): string {
  if (typeof value === "string") return value;
  throw refused(name, `a string, not ${shown(value)}`);
}

/** Quotes a name and escapes, as browsers do, the characters that would end it. */
function quoted(name: string, value: unknown): string {
  return `"${text(name, value).replace(/["\r\n]/g, encodeURIComponent)}"`;
}

function header(type: unknown): string {
  if (/^[ -~]+$/.test(text("mime_type", type))) return type as string;
  throw refused("mime_type", "a media type such as image/png");
}
