import { Tag } from "../../parts/tag.tsx";
import type { RowStatus } from "./status.ts";

/** The status of the response. A usual status has no sign. */
export function StatusTag({ status: { text, tone } }: { readonly status: RowStatus }) {
  if (text === "") return null;
  return tone === null ? <span class="tag">{text}</span> : <Tag tone={tone}>{text}</Tag>;
}
