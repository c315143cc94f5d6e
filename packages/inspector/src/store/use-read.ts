import type { ApiRequest } from "@sandbank/view/replay/session-answers";
import { useEffect, useRef } from "preact/hooks";
import type { AdminParams, AdminResult } from "sandbank/client";
import type { AdminOperationName } from "../generated/admin-operations.ts";
import { RefusedError } from "../source/errors.ts";
import type { Source } from "../source/source.ts";
import { cached, type Read, refresh } from "./cache.ts";
import { restarts, revision, source } from "./store.ts";

/** Reads an admin operation, and reads it again whenever the bank changes. */
export function useRead<Name extends AdminOperationName>(
  name: Name,
  params?: AdminParams<Name> | null,
): Read<AdminResult<Name>> {
  const key = params === null ? null : `${name} ${JSON.stringify(params ?? {})}`;
  return useCached(key, (from) => from.admin(name, params ?? undefined));
}

/** Reads a fact about the past once, because later changes do not affect it. A key of null reads nothing. */
export function useFixed<Data>(key: string | null, load: (from: Source) => Promise<Data>): Read<Data> {
  return useCached(key === null ? null : `${restarts.value} ${key}`, load, true);
}

/** Reads a path of the banking API, and reads it again whenever the bank changes. A path of null reads nothing. */
export function useApi<Data>(path: string | null): Read<Data> {
  return useCached(path, (from) => readApi<Data>(from, path as string));
}

/** Reads several paths of the banking API, likewise. */
export function useApis<Data>(paths: readonly string[]): Read<readonly Data[]> {
  return useCached(`all ${paths.join(" ")}`, (from) => Promise.all(paths.map((path) => readApi<Data>(from, path))));
}

function useCached<Data>(key: string | null, load: (from: Source) => Promise<Data>, isFixed = false): Read<Data> {
  const from = source.value;
  const now = revision.value;
  const place = from === null || key === null ? null : `${from.key} ${key}`;
  // The key identifies `load`, and the revision says when to run it again.
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

/** Reads a path of the banking API. Rejects with a `RefusedError` if the bank refuses it. */
export function readApi<Data>(from: Source, path: string): Promise<Data> {
  return callApi(from, { method: "GET", path });
}

/** Sends a request of the banking API. Rejects with a `RefusedError` if the bank refuses it. */
export async function callApi<Data>(from: Source, request: ApiRequest): Promise<Data> {
  const { status, body } = await from.api(request);
  if (status >= 400) throw new RefusedError(status, body);
  return body as Data;
}

/** Returns the read, or the previous result while it is loading, so that the screen does not flicker. */
export function useKept<Data>(read: Read<Data>): Read<Data> {
  const last = useRef(read);
  if (read.state !== "loading") last.current = read;
  return last.current;
}
