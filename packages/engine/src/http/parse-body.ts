import { constants } from "@sandbank/contract";
import { type BankError, malformedRequest, type ParameterIssue } from "../errors.ts";

/** What a request body says, with the faults that a parsed value does not show any more. */
export interface ParsedBody {
  readonly value: unknown;
  readonly faults: readonly ParameterIssue[];
}

/** Parses a JSON body; an empty one is an empty object. Refuses what is too large, too deep or no JSON (D-18). */
export function parseBody(text: string): ParsedBody {
  if (isTooLarge(text)) throw bodyTooLarge();
  if (text.trim() === "") return { value: {}, faults: [] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformedRequest("The body is not valid JSON. Check its quotes, commas and brackets.");
  }
  if (isTooDeep(value, constants.requestMaximumDepth)) {
    throw malformedRequest(`The body is nested deeper than ${constants.requestMaximumDepth} levels. Send it flatter.`);
  }
  return { value, faults: MAYBE_NO_INTEGER.test(text) ? nonIntegers(text) : [] };
}

export function bodyTooLarge(): BankError {
  return malformedRequest(`The body is larger than ${constants.requestMaximumBytes} bytes. Send less at once.`);
}

function isTooLarge(text: string): boolean {
  const most = constants.requestMaximumBytes;
  if (text.length * 3 <= most) return false;
  return text.length > most || utf8Length(text) > most;
}

function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

function isTooDeep(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}

/** Finds `1.5`, `1.0` and `1e3` where a number may start. May also find one within a text: only a reason to look closer. */
const MAYBE_NO_INTEGER = /[:,[\s]-?\d+[.eE]/;
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** The numbers that are not written as integers: the API has none, and parsed `1e3` is `1000` (D-41). */
function nonIntegers(text: string): ParameterIssue[] {
  const faults: ParameterIssue[] = [];
  const path: (string | number)[] = [];
  let key = "";
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === "[") path.push(0);
    else if (token === "{") path.push("");
    else if (token === "]" || token === "}") path.pop();
    else if (token === ":") path[path.length - 1] = key;
    else if (token === ",") {
      const place = path.at(-1);
      if (typeof place === "number") path[path.length - 1] = place + 1;
    } else if (token.startsWith('"')) key = JSON.parse(token);
    else if (/^-?\d+[.eE]/.test(token)) {
      faults.push({
        field: path.join(".") || "body",
        message: "must be an integer, written without a fraction or an exponent",
      });
    }
  }
  return faults;
}
