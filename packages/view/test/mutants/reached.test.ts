import { endpoints } from "@sandbank/contract";
import { expect, test } from "vitest";
import { spread } from "../../../../tests/support/volume.ts";
import { openStage, plays } from "../../../engine/test/mutants/plays.ts";
import { installed } from "../../../engine/test/support/installed.ts";
import { listMutants } from "../../src/mutants/catalogue.ts";
import { listPages } from "../support/response-fields.ts";

/** Places that a recorder reports and that have no mutant. */
const reasons: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/^attempt\//, "It is a fault of a delivery, which a test arms itself."],
  [/^job\/(?:webhooks\.\w+|events\.retire)$/, "It is about webhooks and Events, which have mutants of their own."],
  [
    /^move\/(?:lockbox_address\.status\/pending|inbound_check_deposit\.status\/requires_attention)\//,
    "No object of a bank is in this state.",
  ],
  [/^check\/[\w.]+\.list\/cursor-/, "Without it, the bank could not find the page."],
  [/^value\/\w+\.type$/, "It is a constant."],
  [
    /^value\/[\w.]+\.(?:source|\*|inbound_funds_hold|stop_payment_request)(?:\.\w+)?$/,
    "It is an object, whose fields have mutants.",
  ],
];

const paths = listPages().map((operation) => endpoints[operation as keyof typeof endpoints].path);

/** Plays, reads each list as an app does, and returns what decided or could have been another value. */
function reach(play: (typeof plays)[number], reached: Set<string>): void {
  installed({ reached: (place) => reached.add(place) }, () => {
    const stage = openStage(play);
    try {
      play.act(stage);
    } catch {
      // Most plays end with a refusal.
    }
    const headers = { authorization: `Bearer ${stage.bank.apiKey}` };
    for (const path of paths) {
      stage.bank.handle({ method: "GET", path: `${path}?limit=3`, headers });
      stage.bank.handle({ method: "GET", path: `${path}?cursor=unknown`, headers });
    }
  });
}

test("lists a mutant for each place that a recorder reports", () => {
  const reached = new Set<string>();
  for (const play of spread(plays, 8)) reach(play, reached);
  const places = listMutants().map(({ place }) => place);
  const known = new Set([...places, ...places.flatMap(prefixes)]);
  const unknown = [...reached].filter(
    (place) => !known.has(place) && !reasons.some(([pattern]) => pattern.test(place)),
  );
  expect(reached.size).toBeGreaterThan(500);
  expect(unknown).toEqual([]);
});

/** The objects and lists that contain a value: a recorder reports them, too. */
function prefixes(place: string): string[] {
  const [, path] = place.split("value/");
  return path === undefined ? [] : path.split(".").map((_, index, keys) => `value/${keys.slice(0, index).join(".")}`);
}
