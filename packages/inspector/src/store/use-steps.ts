import type { TraceStep } from "@sandbank/engine";
import { useEffect } from "preact/hooks";
import type { AdminParams } from "sandbank/client";
import type { Source } from "../source/source.ts";
import { cached, type Read, refresh } from "./cache.ts";
import { readMissingSteps, STEPS_AT_ONCE, steps, unread } from "./steps.ts";
import { live, source } from "./store.ts";
import { type Paged, type PageReader, usePaged } from "./use-pages.ts";

/**
 * Reads the steps of the shown source; the rows are the steps, oldest first. Those of the live bank are all that the
 * server keeps, and those that arrived afterwards. Those of a session or of an instant, which can be more, are read page
 * by page, the latest page first.
 */
export function useSteps(): Pick<Paged<TraceStep>, "read" | "more"> {
  const isPast = source.value?.kind === "session";
  const { read: past, more } = usePaged(isPast ? "trace" : null, traceReader);
  const now = useLiveSteps(isPast ? null : live.value);
  const read = isPast
    ? mapped(past, ({ rows, hasMore }) => ({ rows: rows.toReversed(), hasMore }))
    : mapped(now, (rows) => ({ rows, hasMore: false }));
  return { read, more };
}

/** Returns a read with its data converted. */
export function mapped<Data, Result>(read: Read<Data>, convert: (data: Data) => Result): Read<Result> {
  return read.state === "ready" ? { state: "ready", data: convert(read.data) } : read;
}

function useLiveSteps(from: Source | null): Read<readonly TraceStep[]> {
  const count = unread.value;
  const key = from === null ? "" : `${from.key} steps`;
  useEffect(() => {
    if (from === null) return;
    void refresh(
      cached(key),
      () => unread.peek(),
      () => readMissingSteps((params) => readTrace(from, params)),
    );
  }, [from, key, count]);
  const { state } = cached(key).read.value;
  // Shows the latest steps while older ones are loading.
  const isShown = state === "ready" || (state === "loading" && steps.value.length > 0);
  return isShown ? { state: "ready", data: steps.value } : (cached(key).read.value as Read<never>);
}

const traceReader: PageReader<TraceStep> = {
  async load(from, cursor) {
    const steps = await readTrace(from, { last: STEPS_AT_ONCE, ...(cursor !== null && { before: Number(cursor) }) });
    return { rows: steps.toReversed(), next: steps.length === STEPS_AT_ONCE ? String(steps[0]?.number) : null };
  },
  readId: ({ number }) => String(number),
};

async function readTrace(from: Source, params: AdminParams<"trace">): Promise<readonly TraceStep[]> {
  return (await from.admin("trace", params)).steps as unknown as readonly TraceStep[];
}
