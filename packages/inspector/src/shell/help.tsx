import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { closeDialog, openDialog } from "../router/router.ts";
import { hasSingleKeys } from "../store/settings.ts";
import { goChoices } from "./commands.ts";

type Meaning = readonly [key: string, meaning: string];

const keys: readonly Meaning[] = [
  ["Ctrl K", "Search names, amounts and ids; go to places; run commands"],
  ["↓ ↑", "Next and previous row"],
  ["Enter", "Open the row"],
  ["Esc", "Close the detail or the dialog"],
];

const singleKeys: readonly Meaning[] = [
  ["/", "Search, as Ctrl K does"],
  ["j k", "Next and previous row, also from outside the table"],
  ["[ ]", "Travel one step back or forward"],
  [".", "Pause the updates of the page, or resume them"],
  ["?", "This help"],
];

/** Lists the shortcuts of the page. */
export function Help() {
  const rows = hasSingleKeys.value
    ? [...keys, ...singleKeys, ...goChoices.map(({ keys = "", text }): Meaning => [keys, text])]
    : keys;
  return (
    <Dialog title="Keys" onClose={closeDialog}>
      <p>
        Keys of one character {hasSingleKeys.value ? "can be" : "are"} turned off in{" "}
        <Button class="small" onClick={() => openDialog("settings")}>
          Settings
        </Button>
        .
      </p>
      <dl class="keys">
        {rows.map(([key, meaning]) => (
          <>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </>
        ))}
      </dl>
    </Dialog>
  );
}
