const PAGE = /^\s*<(?:!doctype html|html)\b/i;
/** What a browser does not show of a page, also if the bank has cut off its end. */
const HIDDEN = /<(script|style)\b.*?(?:<\/\1>|$)/gis;
const HEAD = /<head\b.*?(?:<\/head>|$)/is;
const TAG = /<[a-z!/][^>]*(?:>|$)/gi;
const CHARACTERS: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " ", amp: "&" };

/** The text of an HTML page, such as a web framework's page of an error; undefined for any other text. */
export function pageText(answer: string): string | undefined {
  if (!PAGE.test(answer)) return undefined;
  const shown = answer.replace(HIDDEN, " ");
  return stripTags(shown.replace(HEAD, " ")) || stripTags(shown) || undefined;
}

function stripTags(html: string): string {
  return html
    .replace(TAG, " ")
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => CHARACTERS[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();
}
