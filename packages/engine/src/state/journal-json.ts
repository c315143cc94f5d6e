import { fromBase64, toBase64 } from "../store/base64.ts";
import { isBytes } from "../store/bytes.ts";
import type { JournalEntry } from "./journal-entry.ts";

/** The bytes that an entry uploads; undefined for any other entry. */
export function uploadedBy(entry: JournalEntry): Uint8Array | undefined {
  const file = fileParam(entry);
  return isBytes(file) ? file : undefined;
}

/** Converts an entry to JSON, with the bytes of an upload in Base64 (D-106). */
export function entryToJson(entry: JournalEntry): JournalEntry {
  const file = fileParam(entry);
  return isBytes(file) ? withFile(entry, toBase64(file)) : entry;
}

/** Converts an entry from JSON. Throws a `TypeError` if the bytes of an upload are not Base64. */
export function entryFromJson(entry: JournalEntry): JournalEntry {
  const file = fileParam(entry);
  return typeof file === "string" ? withFile(entry, fromBase64(file)) : entry;
}

function fileParam(entry: JournalEntry): unknown {
  if (entry.kind !== "call" || entry.operation !== "files.create") return undefined;
  return (entry.params as { readonly file?: unknown } | null)?.file;
}

function withFile(entry: JournalEntry, file: string | Uint8Array): JournalEntry {
  return entry.kind === "call" ? { ...entry, params: { ...(entry.params as object), file } } : entry;
}
