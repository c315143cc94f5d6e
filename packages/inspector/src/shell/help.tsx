import { Dialog } from "../parts/dialog.tsx";
import { hrefTo } from "../router/router.ts";
import { screens } from "../router/screens.ts";
import { hasSingleKeys } from "../store/single-keys.ts";
import { openDialog } from "./dialogs.ts";

type Meaning = readonly [key: string, meaning: string];

const keys: readonly Meaning[] = [
  ["Ctrl K", "Commands"],
  ["↓ ↑", "Next and previous row"],
  ["Enter", "Open the row"],
  ["Esc", "Close the detail or the dialog"],
];

const singleKeys: readonly Meaning[] = [
  ["/", "Search ids, paths and screens"],
  ["j k", "Next and previous row, also from outside the table"],
  ["[ ]", "Travel one entry back or forward"],
  [".", "Pause the updates of the page, or resume them"],
  ["?", "This help"],
];

/** Lists the shortcuts of the page. */
export function Help() {
  const close = () => {
    openDialog.value = null;
  };
  const screenKeys = screens.map(({ key, title, summary }): Meaning => [`g ${key}`, `${title}: ${summary}`]);
  const rows = hasSingleKeys.value ? [...keys, ...singleKeys, ...screenKeys] : keys;
  return (
    <Dialog title="Keys" onClose={close}>
      <h1>Keys</h1>
      <p>
        Keys of one character {hasSingleKeys.value ? "can be" : "are"} turned off in{" "}
        <a href={hrefTo("settings")} onClick={close}>
          Settings
        </a>
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
      <div class="row">
        <button type="button" onClick={close}>
          Close
        </button>
      </div>
    </Dialog>
  );
}
