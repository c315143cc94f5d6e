import { formatRoute } from "../router/route.ts";
import type { FailedTest as Failure } from "../source/messages.ts";
import { embedded } from "../store/open-at-start.ts";
import { messageLine } from "../words/message-line.ts";

/** Says which test failed and why, with a link to the other failed tests of the run. */
export function FailedTest({ failure: { test, message } }: { readonly failure: Failure }) {
  const others = embedded.value.length;
  return (
    <>
      <span class="failed-test">
        <span class="bad" aria-hidden="true">
          ✕{" "}
        </span>
        The test <strong>{test}</strong> failed{message === null ? "." : <>: {messageLine(message)}</>}
      </span>
      {others > 1 && <a href={formatRoute({ screen: "", id: null, params: {} })}>All {others} failed tests</a>}
    </>
  );
}
