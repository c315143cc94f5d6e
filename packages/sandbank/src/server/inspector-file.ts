import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";

/** A file of the inspector, ready to send. */
export interface InspectorFile {
  readonly type: string;
  readonly body: Uint8Array;
  readonly isGzip: boolean;
  /** Differs between contents, and between the plain and the compressed form. */
  readonly etag: string;
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
};

/** Reads a file of the inspector, in compressed form if there is one. Returns undefined if the file does not exist. */
export async function readInspectorFile(
  directory: string,
  name: string,
  acceptsGzip: boolean,
): Promise<InspectorFile | undefined> {
  // Refuses names with a slash or a leading dot, which could lead out of the directory.
  if (!/^[\w-][\w.-]*$/.test(name)) return undefined;
  const path = join(directory, "assets", name);
  const zipped = acceptsGzip ? await readIfPresent(`${path}.gz`) : undefined;
  const body = zipped ?? (await readIfPresent(path));
  if (body === undefined) return undefined;
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return { type: types[extname(name)] ?? "application/octet-stream", body, isGzip: zipped !== undefined, etag };
}

/** Reads the page of the inspector. Returns undefined if the inspector is not built. */
export async function readInspectorPage(directory: string): Promise<string | undefined> {
  return (await readIfPresent(join(directory, "index.html")))?.toString("utf8");
}

async function readIfPresent(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "EISDIR") return undefined;
    throw error;
  }
}
