import { Tag } from "../../parts/tag.tsx";
import type { LogRow } from "./log-rows.ts";
import { outcomeOf } from "./outcome.ts";

/** The outcome of a row: a tag if it was held or declined, and a sentence. */
export function OutcomeText({ row }: { readonly row: LogRow }) {
  const { tag, text } = outcomeOf(row);
  return (
    <span title={text}>
      {tag !== null && (
        <>
          <Tag tone={tag.tone}>{tag.word}</Tag>{" "}
        </>
      )}
      {text}
    </span>
  );
}
