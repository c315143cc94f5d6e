import type { TraceStep } from "@sandbank/engine";
import { useEffect, useState } from "preact/hooks";
import type { AdminParams, AdminResult } from "sandbank/client";
import type { AdminOperationName } from "../generated/admin-operations.ts";
import { RefusedError } from "../source/errors.ts";
import type { Source } from "../source/source.ts";
import { cached, type Read, refresh } from "./cache.ts";
import { restarts, revision, source } from "./store.ts";

/** Reads an admin operation, and reads it again whenever the bank changed. */
export function useRead<Name extends AdminOperationName>(
  name: Name,
  params?: AdminParams<Name>,
): Read<AdminResult<Name>> {
  return useCached(`${name} ${JSON.stringify(params ?? {})}`, (from) => from.admin(name, params));
}

/**
 * Reads something about the past, such as the explanation of a decline, once: it does not change while the bank goes on. A
 * key of null reads nothing.
 */
export function useFixed<Data>(key: string | null, load: (from: Source) => Promise<Data>): Read<Data> {
  return useCached(key === null ? null : `${restarts.value} ${key}`, load, true);
}

/** Reads a path of the banking API, and reads it again whenever the bank changed. A path of null reads nothing. */
export function useApi<Data>(path: string | null): Read<Data> {
  return useCached(path, (from) => get<Data>(from, path as string));
}

/** A list of the banking API, as far as it was read. */
export interface Pages<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}

/** Reads a list of the banking API page by page: `more` reads one more page. */
export function usePages<Row>(path: string): Paged<Row> {
  return usePaged(path, (from, pages) => getPages<Row>(from, path, pages));
}

/** Reads the steps of the bank page by page, the latest page first; the rows are the steps, oldest first. */
export function useTracePages(): Paged<TraceStep> {
  return usePaged("trace", getTracePages);
}

export interface Paged<Row> {
  readonly read: Read<Pages<Row>>;
  /** Reads one more page. */
  readonly more: () => void;
}

/** Reads page by page with a function that loads a number of pages. The key differs between lists. */
export function usePaged<Row>(key: string, load: (from: Source, pages: number) => Promise<Pages<Row>>): Paged<Row> {
  const [wanted, setWanted] = useState({ key, pages: 1 });
  const pages = wanted.key === key ? wanted.pages : 1;
  const read = useCached(`${pages} of ${key}`, (from) => load(from, pages));
  // The pages that were read before stay on the screen while one more is read.
  const before = cachedRead<Pages<Row>>(`${pages - 1} of ${key}`);
  return {
    read: read.state === "loading" && before.state === "ready" ? before : read,
    more: () => setWanted({ key, pages: pages + 1 }),
  };
}

function useCached<Data>(key: string | null, load: (from: Source) => Promise<Data>, isFixed = false): Read<Data> {
  const from = source.value;
  const now = revision.value;
  const place = from === null || key === null ? null : `${from.key} ${key}`;
  // The key says what is loaded, and the revision when to load it again.
  useEffect(() => {
    if (from === null || place === null) return;
    const entry = cached(place);
    if (isFixed && entry.read.peek().state === "ready") return;
    void refresh(
      entry,
      () => (isFixed ? now : revision.peek()),
      () => load(from),
    );
  }, [from, place, now]);
  return place === null ? { state: "loading" } : (cached(place).read.value as Read<Data>);
}

function cachedRead<Data>(key: string): Read<Data> {
  const from = source.value;
  return from === null ? { state: "loading" } : (cached(`${from.key} ${key}`).read.value as Read<Data>);
}

async function get<Data>(from: Source, path: string): Promise<Data> {
  const { status, body } = await from.api({ method: "GET", path });
  if (status >= 400) throw new RefusedError(status, body);
  return body as Data;
}

interface ListPage<Row> {
  readonly data: readonly Row[];
  readonly next_cursor: string | null;
}

/** Reads so many pages of a list of the banking API. */
export async function getPages<Row>(from: Source, path: string, count: number): Promise<Pages<Row>> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < count; page++) {
    const query: string =
      cursor === null ? "" : `${path.includes("?") ? "&" : "?"}cursor=${encodeURIComponent(cursor)}`;
    const { data, next_cursor }: ListPage<Row> = await get(from, path + query);
    rows.push(...data);
    cursor = next_cursor;
    if (cursor === null) break;
  }
  return { rows, hasMore: cursor !== null };
}

/** How many steps one request returns. */
const TRACE_PAGE = 1_000;

async function getTracePages(from: Source, count: number): Promise<Pages<TraceStep>> {
  const rows: TraceStep[] = [];
  let hasMore = true;
  for (let page = 0; page < count && hasMore; page++) {
    const before = rows[0]?.number;
    const trace = await from.admin("trace", { last: TRACE_PAGE, ...(before !== undefined && { before }) });
    rows.unshift(...(trace.steps as unknown as readonly TraceStep[]));
    hasMore = (trace["omitted"] as number) > 0;
  }
  return { rows, hasMore };
}
