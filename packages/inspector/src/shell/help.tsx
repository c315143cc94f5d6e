import { Dialog } from "../parts/dialog.tsx";
import { screens } from "../screens/screens.ts";
import { openDialog } from "./dialogs.ts";

const keys: readonly (readonly [string, string])[] = [
  ["/", "Search ids, paths and screens"],
  ["Ctrl K", "Commands"],
  ["j k", "Next and previous row"],
  ["Enter", "Open the row"],
  ["Esc", "Close the detail or the dialog"],
  ["[ ]", "Travel one entry back or on"],
  [".", "Pause live rows, or go on"],
  ["?", "This help"],
];

/** The keys of the page. */
export function Help() {
  const close = () => {
    openDialog.value = null;
  };
  const rows = [...keys, ...screens.map(({ key, title, summary }) => [`g ${key}`, `${title}: ${summary}`] as const)];
  return (
    <Dialog title="Keys" onClose={close}>
      <h1>Keys</h1>
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
