import { isDeepStrictEqual } from "node:util";
import { tryParseJson } from "@sandbank/view/session/parse-json";
import { attempt } from "../../../../../attempt.ts";
import { isObject } from "../read/manifest.ts";

/** Each try parses the whole text. */
const MOST_TRIES = 100;

/**
 * Sets the script `test` in the text of a package.json, and keeps its indent, line ends and lists in one line. It edits the
 * places that look right until the text has the wanted value. Returns undefined if none has.
 */
export function withTestScript(text: string, script: string): string | undefined {
  const manifest = tryParseJson(text);
  // The replacement character stands for bytes that are not UTF-8, which would be lost.
  if (!isObject(manifest) || text.includes("\uFFFD")) return undefined;
  const { scripts } = manifest;
  if (scripts !== undefined && !isObject(scripts)) return undefined;
  const wanted = { ...manifest, scripts: { ...scripts, test: script } };
  let tries = 0;
  for (const edited of edits(text, scripts, `"test": ${JSON.stringify(script)}`)) {
    // Values that are nested too deeply let the stack overflow.
    if (attempt(() => isDeepStrictEqual(tryParseJson(edited), wanted)) === true) return edited;
    if (++tries === MOST_TRIES) break;
  }
  return undefined;
}

type Scripts = Readonly<Record<string, unknown>>;

function* edits(text: string, scripts: Scripts | undefined, member: string): Generator<string> {
  // The space in front of a member is a line end and its indent, or nothing or a blank for an object in one line.
  const [, outer = ""] = /^\s*\{(\s*)/.exec(text) ?? [];
  const end = outer.includes("\n") ? outer : " ";
  const inner = outer.includes("\n") ? outer + outer.slice(outer.lastIndexOf("\n") + 1) : " ";
  if (scripts === undefined) {
    yield withMember(text, text.lastIndexOf("}"), `"scripts": {${inner}${member}${end}}`, outer === "" ? " " : outer);
  } else if (scripts["test"] !== undefined) {
    for (const { 0: old, index } of text.matchAll(/"test"\s*:\s*"(?:[^"\\]|\\.)*"/g)) {
      yield text.slice(0, index) + member + text.slice(index + old.length);
    }
  } else {
    for (const { 0: start, 1: space = "", index } of text.matchAll(/"scripts"\s*:\s*\{(\s*)/g)) {
      const from = index + start.length;
      const isEmpty = text[from] === "}";
      if (isEmpty) yield text.slice(0, from - space.length) + inner + member + end + text.slice(from);
      // A script may have a bracket, too.
      for (let close = text.indexOf("}", from); close !== -1 && !isEmpty; close = text.indexOf("}", close + 1)) {
        yield withMember(text, close, member, space);
      }
    }
  }
}

/** Adds a member in front of the bracket that closes an object. `space` stands between two members. */
function withMember(text: string, close: number, member: string, space: string): string {
  const before = text.slice(0, close).trimEnd();
  const isEmpty = before.endsWith("{");
  const after = isEmpty && !space.includes("\n") ? " " : text.slice(before.length, close);
  return before + (isEmpty ? "" : ",") + space + member + after + text.slice(close);
}
