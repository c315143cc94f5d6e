import { anchorOf, link, prose } from "./markdown.ts";

/** A text as Markdown, with a link for each assumption that it cites. */
export function withLinks(text: string): string {
  return prose(text).replace(/\bD-\d{2,3}\b/g, (id) => link(id, `assumptions.md#${anchorOf(id)}`));
}

/** The condition of a rule as Markdown, with a link to the assumption that the rule rests on. */
export function conditionOf({
  condition,
  assumption,
}: {
  readonly condition: string;
  readonly assumption?: string;
}): string {
  return assumption === undefined ? prose(condition) : withLinks(condition.replace(/\.$/, ` (${assumption}).`));
}
