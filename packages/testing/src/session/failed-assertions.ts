import { printCallSite } from "../call-site.ts";
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

/** Whether a value is the error of a failed assertion of Vitest, Jest, Chai, `node:assert` or this package. */
function isFailedAssertion(value: unknown): value is Error {
  // Jest runs tests in a realm of their own, so `instanceof Error` would not recognize its errors.
  if (typeof value !== "object" || value === null) return false;
  const { name, message } = value as Partial<Error>;
  if (typeof name !== "string" || typeof message !== "string") return false;
  return name.endsWith("AssertionError") || "matcherResult" in value || ("actual" in value && "expected" in value);
}
