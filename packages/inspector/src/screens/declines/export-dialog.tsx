import { CopyButton } from "../../parts/copy-button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { saveFile } from "../../parts/save-file.ts";

/** A test file, with notes for its reader. */
export interface Written {
  readonly text: string;
  readonly notes: readonly string[];
}

export interface ExportDialogProps {
  readonly written: Written;
  readonly onClose: () => void;
}

const NAME = "decline.test.js";

/** Shows the test that repeats a decline, to copy or to save. */
export function ExportDialog({ written: { text, notes }, onClose }: ExportDialogProps) {
  return (
    <Dialog title="A test that repeats the decline" onClose={onClose}>
      <h2>A test that repeats the decline</h2>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <div class="row">
        <CopyButton text={text} label="Copy the test" isNamed />
        <button type="button" class="small" onClick={() => saveFile(NAME, text)}>
          Save {NAME}
        </button>
        <button type="button" class="small" onClick={onClose}>
          Close
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard. */}
      <section class="code" aria-label="The test" tabIndex={0}>
        <pre>{text}</pre>
      </section>
    </Dialog>
  );
}
