import { focusOn, isDialogShown, isTyping, ROW } from "../parts/keyboard.tsx";
import { dismissProblem } from "../parts/message.tsx";
import { instant, openDialog, travelTo } from "../router/router.ts";
import { findNextStep, findPreviousStep } from "../store/bank-time.ts";
import { replayedSession } from "../store/replay-state.ts";
import { hasSingleKeys } from "../store/settings.ts";
import { goChoices } from "./commands.ts";
import { pauseOrResume } from "./pause-control.tsx";

/** Whether the previous key was `g`, so that the next letter selects a screen. */
let isGoing = false;

/** Handles the shortcuts that work on every screen. */
export function handleKey(event: KeyboardEvent): void {
  const { key } = event;
  if (key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    openDialog("search");
    return;
  }
  // The first Escape dismisses the problem; the next one closes the element behind it.
  if (key === "Escape" && dismissProblem()) event.stopImmediatePropagation();
  if (!hasSingleKeys.value || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey || isDialogShown())
    return;
  const wasGoing = isGoing;
  isGoing = key === "g";
  const go = wasGoing ? goChoices.find(({ keys }) => keys === `g ${key}`)?.choose : undefined;
  if (go !== undefined) go();
  else if (key === "/") openDialog("search");
  else if (key === "?") openDialog("help");
  else if (key === ".") pauseOrResume();
  else if (key === "[" || key === "]") moveInstant(key === "[" ? findPreviousStep : findNextStep);
  // A table that has the focus handles j and k itself.
  else if ((key === "j" || key === "k") && !event.defaultPrevented) focusOn(ROW);
  else return;
  event.preventDefault();
}

/** Moves one step back or forward. Before the journal is replayed, the first step back opens the means to travel. */
function moveInstant(find: typeof findPreviousStep | typeof findNextStep): void {
  const overview = replayedSession.value?.overview;
  if (overview === undefined) {
    if (instant.value === null) travelTo(null);
    return;
  }
  const at = instant.value ?? overview.length;
  const to = find(overview, at) ?? at;
  travelTo(to >= overview.length ? null : to);
}
