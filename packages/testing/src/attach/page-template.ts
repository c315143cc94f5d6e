/** The place of the page: beside the built module, or in the build of the inspector if this module is the source. */
const HERE = import.meta.url;
const BESIDE = "session.html";
const OF_CHECKOUT = "../../../sandbank/dist/inspector/session.html";

/**
 * Reads the page of a session without a session. It is read from the disk only when a test fails, because it is larger
 * than this whole package. Throws an error if the page is not built, which can only be so in a checkout.
 */
export function readPageTemplate(): string {
  const { readFileSync } = process.getBuiltinModule("node:fs");
  const { pathToFileURL } = process.getBuiltinModule("node:url");
  // The CommonJS build has the path of its file here.
  const here = HERE.startsWith("file:") ? HERE : pathToFileURL(HERE);
  return readFileSync(new URL(HERE.endsWith(".ts") ? OF_CHECKOUT : BESIDE, here), "utf8");
}

/** Tells a page of a failed test from all other pages, also from those of sessions that were exported. */
const MARK = "<!-- Sandbank wrote this page for a failed test. The next run of the tests removes it. -->";

/** The page with the mark of a page of a failed test, at its beginning. */
export function marked(template: string): string {
  return template.replace(/^(<!doctype html>\n)?/i, (start) => `${start}${MARK}\n`);
}

/** Whether the beginning of a file is that of a page of a failed test. */
export function isPage(head: string): boolean {
  return head.includes(MARK);
}

/** The page with one session, which is packed. */
export function pageWith(template: string, packed: string): string {
  return template.replace('id="session">', (start) => start + packed);
}

/**
 * Returns the text that adds one more session to the end of a page. A parser of HTML puts an element after the end of a document
 * into its body, so a page grows by what is appended to its file.
 */
export function furtherSession(packed: string): string {
  return `<script type="text/plain" class="session">${packed}</script>\n`;
}
