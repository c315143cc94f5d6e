import type { Choice } from "../parts/chooser.tsx";
import { goTo } from "../router/router.ts";
import { screens } from "../router/screens.ts";

/** Returns the screens as choices, by their titles. */
export function screenChoices(): Choice[] {
  return screens.map(({ name, title, summary }) => ({
    key: `screen ${name}`,
    text: title,
    note: summary,
    choose: () => goTo(name),
  }));
}
