import { constants } from "@sandbank/contract";
import { type BankError, malformedRequest } from "../errors.ts";

const BYTE_ORDER_MARK = "\ufeff";

/**
 * Parses a JSON body, without a byte order mark at its beginning (D-116). An empty body is an empty object. Refuses a
 * body that is too large, too deep or not JSON (D-18).
 */
export function parseBody(body: string): unknown {
  if (isTooLarge(body)) throw bodyTooLarge(constants.requestMaximumBytes);
  const text = body.startsWith(BYTE_ORDER_MARK) ? body.slice(1) : body;
  if (!/[^\t\n\r ]/.test(text)) return {};
  let value: unknown;
  try {
    value = JSON.parse(MAYBE_NO_INTEGER.test(text) ? withoutIntegersInDisguise(text) : text);
  } catch {
    throw malformedRequest("The body is not valid JSON. Check its quotes, commas and brackets.");
  }
  if (isTooDeep(value, constants.requestMaximumDepth)) {
    throw malformedRequest(
      `The body is nested deeper than ${constants.requestMaximumDepth} levels. Send a flatter one.`,
    );
  }
  return value;
}

export function bodyTooLarge(most: number): BankError {
  return malformedRequest(`The body is larger than ${most} bytes. Send less at once.`);
}

function isTooLarge(text: string): boolean {
  const most = constants.requestMaximumBytes;
  if (text.length * 3 <= most) return false;
  return text.length > most || utf8Length(text) > most;
}

const BEYOND_ASCII = /[\x80-\uffff]/;

/** Each half of a surrogate pair counts as two of the pair's four bytes. */
function utf8Length(text: string): number {
  let bytes = text.length;
  const first = text.search(BEYOND_ASCII);
  for (let index = first < 0 ? text.length : first; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x80) continue;
    bytes += code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 1 : 2;
  }
  return bytes;
}

function isTooDeep(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  for (const inner of Array.isArray(value) ? value : Object.values(value)) {
    if (isTooDeep(inner, levels - 1)) return true;
  }
  return false;
}

/** Finds numbers such as `1.5` or `1e3`. It can also match within a string, which the rewriting then skips. */
const MAYBE_NO_INTEGER = /[:,[\s]-?\d+[.eE]/;

/** A number of JSON with a fraction or an exponent. */
const NO_INTEGER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Replaces `1e3` and `1.0` with `0.5`, because the API accepts integers only in their plain form (D-41), and after
 * parsing they look like `1000` and `1`. Validation then refuses `0.5`. Text that is not JSON stays invalid.
 */
function withoutIntegersInDisguise(text: string): string {
  let rewritten = "";
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) index = endOfText(text, index);
    else if (isDigit(code)) {
      const endOfInteger = endOfDigits(text, index);
      const end = endOfNumber(text, endOfInteger);
      if (end > endOfInteger && isDisguised(text.slice(index, end))) {
        rewritten += `${text.slice(start, index)}0.5`;
        start = end;
      }
      index = end - 1;
    }
  }
  return rewritten + text.slice(start);
}

const [QUOTE, BACKSLASH, DOT, PLUS, MINUS] = [0x22, 0x5c, 0x2e, 0x2b, 0x2d];

function isDisguised(number: string): boolean {
  return NO_INTEGER.test(number) && Number.isInteger(Number(number));
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** The index of the quote that ends a string, or the end of the body. */
function endOfText(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text.charCodeAt(index) !== QUOTE) index += text.charCodeAt(index) === BACKSLASH ? 2 : 1;
  return index;
}

function endOfDigits(text: string, start: number): number {
  let index = start;
  while (isDigit(text.charCodeAt(index))) index++;
  return index;
}

/** The index after the last character that can be part of a number. */
function endOfNumber(text: string, start: number): number {
  let index = start;
  for (; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const isExponent = (code | 0x20) === 0x65;
    if (!isDigit(code) && !isExponent && code !== DOT && code !== PLUS && code !== MINUS) break;
  }
  return index;
}
