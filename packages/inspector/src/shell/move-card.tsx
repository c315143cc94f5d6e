import { joinAttempts } from "@sandbank/view/words/ids";
import { instantText, spanBetween } from "@sandbank/view/words/instants";
import { type MoveLine, moveLines } from "@sandbank/view/words/move-lines";
import { Button } from "../parts/button.tsx";
import { Moving } from "../parts/moving.tsx";
import { hrefTo } from "../router/router.ts";
import { screenOfId } from "../router/screens.ts";
import { isMoving, isSession, live } from "../store/store.ts";
import { type ClockMove, clockMove } from "../store/use-write.ts";
import { Banner } from "./banner.tsx";

/** Says what happened while the user moved the clock, with links to it; or that the clock still moves. */
export function MoveCard() {
  const move = clockMove.value;
  if (isMoving.value)
    return (
      <Banner isQuiet>
        <Moving />
      </Banner>
    );
  if (move === null || move.of !== live.value || isSession.value) return null;
  const lines = moveLines(move);
  return (
    // A move after the move is another message for screen readers.
    <Banner key={move.to} isQuiet>
      <strong>
        The clock moved by {spanBetween(move.from, move.to)} to {instantText(move.to)}.
      </strong>
      {lines.length === 0 && <span>Nothing fell due.</span>}
      {lines.map((line) => (
        <Line key={line.text} line={line} move={move} />
      ))}
      <a href={hrefTo("log", String(move.step))}>Show in the Log</a>
      <Button
        class="plain end"
        aria-label="Dismiss what happened"
        onClick={() => {
          clockMove.value = null;
        }}
      >
        ✕
      </Button>
    </Banner>
  );
}

function Line({ line, move }: { readonly line: MoveLine; readonly move: ClockMove }) {
  const { text, isBad } = line;
  const href = findHref(line, move);
  const words = (
    <>
      {isBad && <span aria-hidden="true">✕ </span>}
      {text}
    </>
  );
  const tone = isBad ? "problem" : undefined;
  return href === null ? <span class={tone}>{words}</span> : <a {...{ href, class: tone }}>{words}</a>;
}

/**
 * The only object; the failed deliveries, of which the log still has those that the bank deleted; or the step of the log,
 * which has all objects. Events and webhooks that were deleted have no place.
 */
function findHref({ objects, attempts }: MoveLine, { step }: ClockMove): string | null {
  const [only] = objects;
  const screen = objects.length === 1 && only !== undefined ? screenOfId(only) : undefined;
  if (screen !== undefined) return hrefTo(screen.name, only);
  if (attempts.length > 0)
    return hrefTo("log", null, { kind: "delivery", status: "failed", attempts: joinAttempts(attempts) });
  return objects.length === 0 ? null : hrefTo("log", String(step));
}
