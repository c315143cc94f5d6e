import { constants } from "@sandbank/contract";
import { createBank } from "@sandbank/engine";
import { microseconds } from "./measure.ts";
import type { Row } from "./row.ts";

interface Shape {
  readonly what: string;
  readonly path: string;
  readonly body: string;
}

const AUTHORIZATION = "/simulations/card_authorizations";
/** A value that shares letters with many fee types. */
const NEARLY = "account_verification_transaction_fee";
const ACTION = "/inbound_mail_items/inbound_mail_item_x/action";

/** Bodies of 1 MiB that cost the most to validate: many small parts, each with a mistake. */
const shapes: readonly Shape[] = [
  { what: "unknown fields", path: "/accounts", body: filled("{", (index) => `"${index}":1.5`, "}") },
  { what: "an array of fractions", path: "/accounts", body: filled("[", () => "1.5", "]") },
  { what: "integers in exponent notation", path: "/accounts", body: filled('{"name":[', () => "1e3", "]}") },
  { what: "elements without their fields", path: ACTION, body: filled('{"checks":[', () => "{}", "]}") },
  { what: "elements that are not objects", path: ACTION, body: filled('{"checks":[', () => "1", "]}") },
  { what: "elements that break a rule", path: ACTION, body: filled('{"checks":[', () => '{"action":"deposit"}', "]}") },
  { what: "wrong values of an enumeration", path: AUTHORIZATION, body: fees('{"fee_type":"xxxxxxxxxxxxxxxxxxxx"}') },
  ...[20, 30, 60, 1_000, 5_000].map((length) => ({
    what: `values of ${length} characters that begin like one of an enumeration`,
    path: AUTHORIZATION,
    body: fees(`{"amount":"0.1","currency":"USD","fee_type":"${NEARLY.padEnd(length, "x").slice(0, length)}"}`),
  })),
  { what: "days that do not exist", path: AUTHORIZATION, body: fees('{"created_at":"2026-02-30T00:00:00Z"}') },
  { what: "elements with unknown fields", path: AUTHORIZATION, body: fees('{"x":1}') },
  { what: "nested arrays", path: "/accounts", body: filled('{"name":[', () => "[".repeat(28) + "]".repeat(28), "]}") },
  { what: "a long name", path: "/accounts", body: filled('{"name":"', () => "x", '"}', "") },
  { what: "a long name with an accent", path: "/accounts", body: filled('{"name":"\u00e9', () => "x", '"}', "") },
  { what: "a long decimal", path: AUTHORIZATION, body: filled('{"scheme_fees":[{"amount":"', () => "1", '"}]}', "") },
];

/** Finds the request of 1 MiB that takes the most time, compared with `JSON.parse` of its body. */
export function worstRequestRow(): Row {
  const { what, figure, floorFigure } = shapes
    .map(measured)
    .reduce((one, other) => (other.figure / other.floorFigure > one.figure / one.floorFigure ? other : one));
  return {
    what: `the worst request of 1 MiB: ${what}`,
    floor: "`JSON.parse` of its body",
    floorFigure,
    figure,
    unit: "ms",
    budget: { times: 10 },
    tried:
      "a fifth of the time is the collection of garbage, and a fifth the walk over 350,000 objects without their fields. Tried: no array of the keys of each object, no closures for the fields, and no list of the indices of an array in the log (12x before).",
  };
}

function measured({ what, path, body }: Shape) {
  const bank = createBank();
  const headers = { authorization: `Bearer ${bank.apiKey}`, "content-type": "application/json" };
  return {
    what,
    figure: microseconds(1, () => bank.handle({ method: "POST", path, headers, body })) / 1_000,
    floorFigure: microseconds(1, () => JSON.parse(body)) / 1_000,
  };
}

function fees(fee: string): string {
  return filled('{"card_id":"x","amount":1,"scheme_fees":[', () => fee, "]}");
}

/** Builds a body of as many parts as fit. */
function filled(start: string, part: (index: number) => string, end: string, separator = ","): string {
  const parts: string[] = [];
  let left = constants.requestMaximumBytes - start.length - end.length;
  for (let next = part(0); next.length + separator.length <= left; next = part(parts.length)) {
    parts.push(next);
    left -= next.length + separator.length;
  }
  return start + parts.join(separator) + end;
}
