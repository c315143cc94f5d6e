import { showMessage, showProblem } from "./message.tsx";

/** Copies a text to the clipboard. Announces that it was copied, or that the browser refused. */
export async function copyText(text: string, done = "Copied."): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showMessage(done);
  } catch {
    showProblem("The browser does not let this page write to the clipboard. Select the text and copy it yourself.");
  }
}
