import type { TraceStep } from "@sandbank/engine";
import { shortenIds } from "@sandbank/view/words/ids";
import { Prose, Tag } from "../values.tsx";
import { createRow, isQuiet, type LogRow } from "./log-rows.ts";
import { describeOutcome } from "./outcome.ts";
import { printShortTarget, readMethod, readTarget } from "./row-text.ts";
import { describeStatus, type RowStatus } from "./status.ts";

/** The method and the last part of the path of a request; `clock` and how far it moved; or `out` and the receiver. */
export function RequestText({ row }: { readonly row: LogRow }) {
  return (
    <span class={isQuiet(row) ? "mono muted" : "mono"} title={readTarget(row)}>
      <span class="method">{readMethod(row)}</span> {printShortTarget(row)}
    </span>
  );
}

/** A step as its row. A narrow window shows its outcome only. */
export function StepText({ step }: { readonly step: TraceStep }) {
  const row = createRow(step);
  const status = describeStatus(row);
  return (
    <>
      <span class="wide">
        <RequestText row={row} />{" "}
      </span>
      {status.tone !== null && <StatusTag status={status} />} <OutcomeText row={row} />
    </>
  );
}

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
