import { formatTime, instantText } from "@sandbank/view/words/instants";
import { Button } from "../parts/button.tsx";
import { instant, isTravelling, setParams } from "../router/router.ts";
import { loadScrubber } from "../screens/contents.ts";
import { stepAt } from "../store/bank-time.ts";
import { replayedSession } from "../store/replay-state.ts";
import { connection, isSession, restarted, session, source, token } from "../store/store.ts";
import { useRead } from "../store/use-read.ts";
import { formatCount } from "../words/count.ts";
import { Banner } from "./banner.tsx";
import { FailedTest, TestError, TestStops } from "./failed-tests.tsx";
import { MoveCard } from "./move-card.tsx";
import { useLoaded } from "./use-loaded.ts";

/** Notices that concern everything on the page. */
export function Banners() {
  return (
    <div class="banners">
      <Disconnected />
      <Restarted />
      {instant.value === null && <MoveCard />}
      {isTravelling.value && <Past />}
      <InSession />
    </div>
  );
}

function Disconnected() {
  const now = connection.value;
  if (now.state !== "lost" || isSession.value) return null;
  const since = formatTime(new Date(now.since).toISOString());
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
      <Button
        onClick={() => {
          restarted.value = null;
        }}
      >
        Dismiss
      </Button>
    </Banner>
  );
}

/** Says which instant the page shows, with the means to go to another one. */
function Past() {
  const at = instant.value;
  const clock = useRead("clock.get");
  const scrubber = useLoaded(loadScrubber, "Time travel");
  const isKnown = source.value !== null && clock.state === "ready";
  const title = (
    <strong>
      {at === null ? isSession.value ? "The end of the session" : "Now" : <span class="wide">You look at </span>}
      {at !== null && (isKnown ? `${instantText(clock.data.now)} UTC` : "an earlier time")}
    </strong>
  );
  const back = (
    <Button class="end" onClick={() => setParams({ at: "" })}>
      {at === null ? "Close time travel" : isSession.value ? "Back to the end" : "Back to now"}
    </Button>
  );
  return (
    <Banner isQuiet>
      {scrubber.state === "ready" ? (
        <scrubber.data title={title} back={back} />
      ) : (
        <>
          {title}
          {scrubber.state === "failed" && <p class="problem">{scrubber.error.message}</p>}
          {back}
        </>
      )}
    </Banner>
  );
}

/** Says that the page shows a session. A page that came from a server, and so has a token, can show the server again. */
function InSession() {
  const current = replayedSession.value;
  if (!isSession.value || isTravelling.value || current === undefined) return null;
  const { bank, length, failure } = current.overview;
  const steps = stepAt(current.overview, length);
  return (
    <Banner isQuiet>
      {failure === null ? (
        <>
          You look at a session: the bank {bank} after {formatCount(steps, "step")}. Nothing can be changed in it.
        </>
      ) : (
        <FailedTest failure={failure} />
      )}
      {token.value !== undefined && <Button onClick={showServer}>Back to the server</Button>}
      {failure !== null && <TestError failure={failure} />}
      {failure?.stops && <TestStops stops={failure.stops} />}
    </Banner>
  );
}

function showServer(): void {
  session.value = null;
  replayedSession.value = undefined;
  setParams({ at: "" });
}
