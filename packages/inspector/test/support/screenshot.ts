import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PINNED_VERSION } from "./chromium.ts";
import { waitUntilRead } from "./wait-until-read.ts";

const folders = {
  tests: fileURLToPath(new URL("../screens/", import.meta.url)),
  docs: fileURLToPath(new URL("../../../../docs/pictures/inspector/", import.meta.url)),
  differing: fileURLToPath(new URL("../../../../node_modules/.cache/sandbank/pictures/", import.meta.url)),
} as const;

/**
 * Compares a screenshot byte for byte with the one that is kept in `test/screens`, or in `docs/pictures/inspector` for the
 * documentation. With `SANDBANK_SCREENSHOTS=write`, keeps the new one. Another Chromium than the pinned one draws
 * differently and is skipped.
 */
export async function expectScreenshot(page: Page, name: string, place: "tests" | "docs" = "tests"): Promise<void> {
  const version = page.context().browser()?.version() ?? "";
  if (version.split(".", 1)[0] !== PINNED_VERSION) {
    console.log(`${name}.png is not compared: Chromium is ${version}, and the pictures are of ${PINNED_VERSION}.`);
    return;
  }
  await page.evaluate(() => document.fonts.ready);
  const path = join(folders[place], `${name}.png`);
  if (process.env["SANDBANK_SCREENSHOTS"] === "write") {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await settledPicture(page));
    return;
  }
  const kept = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  let isSame = false;
  // On a busy machine, the page can rest for a moment before its last read arrives.
  for (let attempt = 0; attempt < 10 && !isSame; attempt++) isSame = (await settledPicture(page)).equals(kept);
  if (isSame) return;
  const differs = join(folders.differing, `${name}.png`);
  mkdirSync(dirname(differs), { recursive: true });
  writeFileSync(differs, await settledPicture(page));
  expect.fail(
    `${name}.png looks different, see ${differs}. Run with SANDBANK_SCREENSHOTS=write, and commit the new one.`,
  );
}

/** A picture that the next one equals: reads that were on their way have arrived. */
async function settledPicture(page: Page): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  for (let same = 0; same < 3; ) {
    await waitUntilRead(page);
    const next = await page.screenshot({ animations: "disabled", caret: "hide" });
    same = next.equals(last) ? same + 1 : 0;
    last = next;
  }
  return last;
}
