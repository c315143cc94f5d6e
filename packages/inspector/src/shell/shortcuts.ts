import { isTyping } from "../parts/is-typing.ts";
import { goTo, instant, setParams } from "../router/router.ts";
import { screens } from "../screens/screens.ts";
import { isPaused } from "../store/paused.ts";
import { openDialog } from "./dialogs.ts";

/** Whether `g` was pressed, and the next letter names a screen. */
let isGoing = false;

/** Handles the keys that work on every screen. */
export function handleKey(event: KeyboardEvent): void {
  const { key } = event;
  if (key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    openDialog.value = "palette";
    return;
  }
  if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey || openDialog.value !== null) return;
  const wasGoing = isGoing;
  isGoing = key === "g";
  const screen = wasGoing ? screens.find((each) => each.key === key) : undefined;
  if (screen !== undefined) goTo(screen.name);
  else if (key === "/") openDialog.value = "search";
  else if (key === "?") openDialog.value = "help";
  else if (key === ".") isPaused.value = !isPaused.value;
  else if ((key === "[" || key === "]") && instant.value !== null) moveInstant(key === "[" ? -1 : 1);
  else if ((key === "j" || key === "k") && !event.defaultPrevented) focusTable();
  else return;
  event.preventDefault();
}

function moveInstant(by: number): void {
  setParams({ at: String(Math.max(0, (instant.value ?? 0) + by)) });
}

/** A table that has the focus handles j and k itself. */
function focusTable(): void {
  document.querySelector<HTMLElement>('main tr[tabindex="0"]')?.focus();
}
