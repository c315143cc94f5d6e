import { link, prose, toAnchor } from "./markdown.ts";

/** A text as Markdown, with a link for each assumption that it cites. */
export function withLinks(text: string): string {
  return prose(text).replace(/\b[DO]-\d{2,3}\b/g, (id) => link(id, `assumptions.md#${toAnchor(id)}`));
}

/** The condition of a rule as Markdown, with a link to the assumption that the rule rests on. */
export function printCondition({
  condition,
  assumption,
}: {
  readonly condition: string;
  readonly assumption?: string;
}): string {
  return assumption === undefined ? prose(condition) : withLinks(condition.replace(/\.$/, ` (${assumption}).`));
}
