import type { Choice } from "../parts/chooser.tsx";
import { compareFrom, goTo, instant, openDialog, travelTo } from "../router/router.ts";
import { screens } from "../router/screens.ts";
import { isReadOnly } from "../store/store.ts";
import { usualMoves } from "../words/usual-moves.ts";
import { runCommand } from "./run-command.ts";

type Command = Omit<Choice, "key" | "group">;

function listChoices(group: string, commands: readonly Command[]): Choice[] {
  return commands.map((command) => ({ ...command, key: `${group} ${command.text}`, group }));
}

/** The screens and dialogs, with their keys. */
export const placeChoices: readonly Choice[] = listChoices("Go to", [
  ...screens.map(({ name, title, key }) => ({ text: title, keys: `g ${key}`, choose: () => goTo(name) })),
  { text: "Clock: what will happen", keys: "g c", choose: () => openDialog("clock") },
  { text: "Time travel: another time", keys: "g t", choose: () => travelTo(instant.value) },
  { text: "Compare two moments", keys: "g m", choose: () => compareFrom() },
  { text: "Compare a week ago with now", choose: () => openDialog("compare", "7d..now") },
  { text: "Resend failed webhooks", choose: () => goTo("webhooks", null, { delivery: "gave up" }) },
  { text: "Faults: make it go wrong", keys: "g f", choose: () => goTo("simulate", "faults") },
  { text: "Settings: light, dark", keys: "g ,", choose: () => openDialog("settings") },
  { text: "Keys", keys: "?", choose: () => openDialog("help") },
]);

const shareChoices: readonly Choice[] = listChoices("Share", [
  { text: "Share the session", keys: "g x", choose: () => openDialog("share") },
  { text: "Write a test", choose: () => openDialog("share", "test") },
  { text: "Export a seed", choose: () => openDialog("share", "seed") },
  { text: "Save the session", choose: () => openDialog("share", "session") },
  { text: "Open a session from a file", choose: () => openDialog("share") },
]);

const clock: readonly Choice[] = listChoices("Clock", [
  ...usualMoves.map(({ words, until }) => ({
    text: `Advance ${words}`,
    async choose() {
      const clock = await runCommand("clock.get");
      if (clock !== undefined) await runCommand("clock.to", { instant: until(clock.now) });
    },
  })),
  { text: "Advance to what is due next", choose: () => runCommand("clock.next") },
  { text: "Freeze the clock", choose: () => runCommand("clock.freeze") },
  { text: "Resume the clock", choose: () => runCommand("clock.resume") },
]);

/** The screens and dialogs that a letter after `g` opens. */
export const goChoices = [...placeChoices, ...shareChoices].filter(({ keys }) => keys?.startsWith("g "));

/** The commands that the page offers now. A session of the past cannot be changed. */
export function commandChoices(): readonly Choice[] {
  return [...shareChoices, ...(isReadOnly.value ? [] : clock)];
}
