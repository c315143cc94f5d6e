import type { Choice } from "../parts/chooser.tsx";
import { goTo } from "../router/router.ts";
import { screens } from "../screens/screens.ts";

/** The screens, to be chosen by their titles. */
export function screenChoices(): Choice[] {
  return screens.map(({ name, title, summary }) => ({
    key: `screen ${name}`,
    text: title,
    note: summary,
    choose: () => goTo(name),
  }));
}
