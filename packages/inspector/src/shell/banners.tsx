import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { focusOn } from "../parts/focus-on.ts";
import { hrefTo, instant, setParams } from "../router/router.ts";
import { replayedSession } from "../store/replay-state.ts";
import { connection, live, restarted, session, source, token } from "../store/store.ts";
import { useRead } from "../store/use-read.ts";
import { countOf } from "../words/count.ts";
import { instantText, timeOf } from "../words/instants.ts";
import { FailedTest } from "./failed-test.tsx";

/** Notices that concern everything on the page. */
export function Banners() {
  return (
    <div class="banners">
      <Disconnected />
      <Restarted />
      <Past />
      <InSession />
    </div>
  );
}

function Banner({ isQuiet = false, children }: { readonly isQuiet?: boolean; readonly children: ComponentChildren }) {
  const banner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = banner.current;
    return () => {
      if (shown?.contains(document.activeElement)) focusOn("main");
    };
  }, []);
  return (
    <div ref={banner} class={`banner ${isQuiet ? "quiet" : ""}`} role="status">
      {children}
    </div>
  );
}

function Disconnected() {
  const now = connection.value;
  if (now.state !== "lost" || live.value?.kind === "session") return null;
  const since = timeOf(new Date(now.since).toISOString());
  return (
    <Banner>
      The server has not answered since {since} UTC. You see what was read last. The page connects again by itself.
    </Banner>
  );
}

function Restarted() {
  const what = restarted.value;
  if (what === null) return null;
  return (
    <Banner>
      {what === "server"
        ? "The server was started again. You see its banks as they are now; ids that you kept may name nothing."
        : "The bank restarted: it was reset or restored. You see it as it is now."}
      <button
        type="button"
        onClick={() => {
          restarted.value = null;
        }}
      >
        Dismiss
      </button>
    </Banner>
  );
}

function Past() {
  const at = instant.value;
  const length = replayedSession.value?.overview.length;
  const clock = useRead("clock.get");
  if (at === null) return null;
  const isSession = live.value?.kind === "session";
  return (
    <Banner isQuiet>
      You look at entry {at}
      {length !== undefined && ` of ${length}`}
      {source.value !== null && clock.state === "ready" && `, ${instantText(clock.data.now)} UTC`}. Nothing can be
      changed there.
      <button type="button" onClick={() => setParams({ at: "" })}>
        {isSession ? "Back to the end" : "Back to now"}
      </button>
      <a href={hrefTo("time-travel")}>Time travel</a>
    </Banner>
  );
}

/**
 * Says that the page shows a session. A page that came from a server can show the server again; a page that was opened
 * from a file has no token.
 */
function InSession() {
  const current = replayedSession.value;
  if (live.value?.kind !== "session" || instant.value !== null || current === undefined) return null;
  const { bank, length, failure } = current.overview;
  return (
    <Banner isQuiet>
      {failure === null ? (
        <>
          You look at a session: the bank {bank} after {countOf(length, "entry", "entries")}. Nothing can be changed in
          it.
        </>
      ) : (
        <FailedTest failure={failure} />
      )}
      {token.value !== undefined && (
        <button type="button" onClick={showServer}>
          Back to the server
        </button>
      )}
      <a href={hrefTo("time-travel")}>Time travel</a>
    </Banner>
  );
}

function showServer(): void {
  session.value = null;
  replayedSession.value = undefined;
  setParams({ s: "" });
}
