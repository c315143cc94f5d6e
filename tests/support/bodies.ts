import { expect, test } from "vitest";
import type { WithMount } from "./round-trip.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const around = (...bytes: readonly number[]) => Uint8Array.of(...utf8('{"name":"Caf'), ...bytes, ...utf8('"}'));
const malformed = "malformed_request_error";

/** Bodies of `POST /accounts`, each with the name of the new Account or the type of the error. */
const bodies: readonly (readonly [what: string, body: string | Uint8Array<ArrayBuffer>, answer: string])[] = [
  ["UTF-8", around(0xc3, 0xa9), "Café"],
  ["Latin-1", around(0xe9), malformed],
  ["UTF-16", Uint8Array.from(Buffer.from('\ufeff{"name":"Cafe"}', "utf16le")), malformed],
  ["a character that is cut off", around(0xe2, 0x82), malformed],
  ["a character in too many bytes", around(0xc0, 0xaf), malformed],
  ["half a surrogate pair", around(0xed, 0xa0, 0x80), malformed],
  ["a text with half a surrogate pair", '{"name":"Caf\ud800"}', "Caf\ufffd"],
  ["a byte order mark", utf8('\ufeff{"name":"Cafe"}'), "Cafe"],
  ["a text with a byte order mark", '\ufeff{"name":"Cafe"}', "Cafe"],
  ["two byte order marks", utf8('\ufeff\ufeff{"name":"Cafe"}'), malformed],
  ["a text with two byte order marks", '\ufeff\ufeff{"name":"Cafe"}', malformed],
  ["a byte order mark alone", utf8("\ufeff"), "invalid_parameters_error"],
  ["a byte order mark within", utf8('{"name":"\ufeffCafe"}'), "\ufeffCafe"],
];

/** Sends bodies and keys through a transport, as clients of any language do. */
export function testBodiesThrough(transport: string, withMount: WithMount): void {
  test(`${transport} refuses bodies that are not UTF-8, and ignores one byte order mark (D-116)`, () =>
    withMount(async ({ fetch, baseUrl, apiKey }) => {
      const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
      const answers: string[][] = [];
      for (const [what, body] of bodies) {
        const response = await fetch(`${baseUrl}/accounts`, { method: "POST", headers, body });
        const { name, type } = (await response.json()) as { readonly name?: string; readonly type: string };
        answers.push([what, name ?? type]);
      }
      expect(answers).toEqual(bodies.map(([what, , answer]) => [what, answer]));
    }));

  test(`${transport} drops the white space around an idempotency key, as HTTP does (D-115)`, () =>
    withMount(async ({ fetch, baseUrl, apiKey }) => {
      const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
      const answers: unknown[] = [];
      for (const key of ["order 7", " order 7\t", "\u00a0order 7"]) {
        const init = { method: "POST", headers: { ...headers, "idempotency-key": key }, body: '{"name":"A"}' };
        const response = await fetch(`${baseUrl}/accounts`, init);
        const { idempotency_key, type } = (await response.json()) as { idempotency_key?: string; type: string };
        answers.push([idempotency_key ?? type, response.headers.get("idempotent-replayed")]);
      }
      expect(answers).toEqual([
        ["order 7", null],
        ["order 7", "true"],
        ["invalid_parameters_error", null],
      ]);
    }));
}
