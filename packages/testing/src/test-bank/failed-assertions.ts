import { printCallSite } from "../call-site.ts";
import { isFailedAssertion } from "../is-failed-assertion.ts";
import { clip, withoutColours } from "../report/lines.ts";
import type { Thrown } from "./note-thrown.ts";

const MOST_SHOWN = 200;

/**
 * The failed assertions among the values that receivers threw, one line each: `expected 1 to be 2 (app.test.ts:5:3) in the
 * receiver of https://app.test/webhooks`. Tests of retries throw other errors on purpose.
 */
export function failedAssertions(thrown: readonly Thrown[]): readonly string[] {
  return thrown.flatMap(({ url, value }) => {
    if (!isFailedAssertion(value)) return [];
    const text = clip(withoutColours(value.message), MOST_SHOWN);
    return `${printCallSite({ text, site: value })} in the receiver of ${url}`;
  });
}
