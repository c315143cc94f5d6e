import { shortenIds } from "@sandbank/view/words/ids";
import { Prose, Tag } from "../../parts/values.tsx";
import { isQuiet } from "./filter-rows.ts";
import type { LogRow } from "./log-rows.ts";
import { describeOutcome } from "./outcome.ts";
import type { RowStatus } from "./status.ts";

/** The outcome of a row: a tag if it was held or declined, and a sentence. */
export function OutcomeText({ row }: { readonly row: LogRow }) {
  const { tag, text } = describeOutcome(row);
  return (
    <span title={shortenIds(text)} class={isQuiet(row) ? "muted" : undefined}>
      {tag !== null && (
        <>
          <Tag tone={tag.tone}>{tag.word}</Tag>{" "}
        </>
      )}
      <Prose text={text} isPlain />
    </span>
  );
}

/** The status of the response. A usual status has no sign. */
export function StatusTag({ status: { text, tone } }: { readonly status: RowStatus }) {
  if (text === "") return null;
  return tone === null ? <span class="tag">{text}</span> : <Tag tone={tone}>{text}</Tag>;
}
