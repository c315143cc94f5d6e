import type { TraceStep } from "@sandbank/engine";
import { useEffect } from "preact/hooks";
import type { AdminParams } from "sandbank/client";
import type { Source } from "../source/source.ts";
import { cached, type Read, refresh } from "./cache.ts";
import { hasOlder, readMissingSteps, readOlder, STEPS_AT_ONCE, steps, unread } from "./steps.ts";
import { connection, live, source } from "./store.ts";
import { type Paged, type PageReader, usePaged } from "./use-pages.ts";

/** Reads the steps of the shown source page by page, the latest page first; the rows are the steps, oldest first. */
export function useSteps(): Pick<Paged<TraceStep>, "read" | "more"> {
  const isPast = source.value?.kind === "session";
  const { read: past, more } = usePaged(isPast ? "trace" : null, traceReader);
  const now = useLiveSteps(isPast ? null : live.value);
  if (!isPast) return { read: now, more: readOlder };
  const data = past.state === "ready" && { ...past.data, rows: past.data.rows.toReversed() };
  return { read: data ? { state: "ready", data } : past, more };
}

function useLiveSteps(from: Source | null): Paged<TraceStep>["read"] {
  const count = unread.value;
  const entry = cached(from === null ? "" : `${from.key} steps`);
  // What was read before the stream opens would be read again, because the stream does not contain it.
  const isFollowed = connection.value.state !== "connecting";
  useEffect(() => {
    if (from === null || !isFollowed) return;
    const load = () => readMissingSteps((params) => readTrace(from, params));
    void refresh(entry, () => unread.peek(), load);
  }, [from, entry, count, isFollowed]);
  const read = entry.read.value as Read<never>;
  // Shows the latest steps while older ones are loading.
  const isShown = read.state === "ready" || (read.state === "loading" && steps.value.length > 0);
  return isShown ? { state: "ready", data: { rows: steps.value, hasMore: hasOlder.value } } : read;
}

const traceReader: PageReader<TraceStep> = {
  async load(from, cursor) {
    const steps = await readTrace(from, { last: STEPS_AT_ONCE, ...(cursor !== null && { before: Number(cursor) }) });
    return { rows: steps.toReversed(), next: steps.length === STEPS_AT_ONCE ? String(steps[0]?.number) : null };
  },
  readId: ({ number }) => String(number),
};

async function readTrace(from: Source, params: AdminParams<"trace">): Promise<readonly TraceStep[]> {
  return (await from.admin("trace", { ...params, requests: "none" })).steps as unknown as readonly TraceStep[];
}
