import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { accountSeed } from "../support/account-seed.ts";
import { declinesSeed } from "../support/declines-seed.ts";
import { expectFocusVisible } from "../support/expect-focus-visible.ts";
import { openInspector } from "../support/inspector.ts";
import { focusedText, press } from "../support/keys.ts";
import { waitUntilRead } from "../support/wait-until-read.ts";

/** Opens the objects in a window so low that the screens scroll: at 900 px the header has two rows and stays. */
async function openLow(width: number): Promise<Page> {
  const { page } = await openInspector({ seed: accountSeed, path: "/objects", width });
  await page.setViewportSize({ width, height: 480 });
  await page.getByText("✓ live").waitFor();
  return page;
}

const linksOf = (page: Page) => page.getByRole("navigation", { name: "Screens" }).getByRole("link");

async function expectAllVisible(page: Page): Promise<void> {
  await waitUntilRead(page);
  await expectFocusVisible(page, "Tab");
  await expectFocusVisible(page, "Shift+Tab");
}

test.each([900, 390])(
  "no screen hides what has the focus behind the header in a low window of %i px",
  async (width) => {
    const page = await openLow(width);
    const count = await linksOf(page).count();
    expect(count).toBe(6);
    for (let index = 0; index < count; index++) {
      await linksOf(page).nth(index).click();
      await expectAllVisible(page);
    }
  },
);

test.each([900, 390])(
  "no detail hides what has the focus behind the header in a low window of %i px",
  async (width) => {
    const page = await openLow(width);
    for (const name of [/^Declines/, /^Webhooks/, /^Objects/]) {
      await linksOf(page).filter({ hasText: name }).click();
      await page.locator('main tr[tabindex="0"]').first().click();
      await page.getByRole("region", { name: "Detail" }).waitFor();
      await expectAllVisible(page);
    }
  },
);

test("a problem covers nothing that has the focus at the end of a screen", async () => {
  const page = await openLow(390);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await page.getByRole("button", { name: "Copy the API key of default" }).click();
  await page.locator(".message.bad").waitFor();
  await expectAllVisible(page);
});

test("the navigation shows the current screen at 500 px, also after its counts are read", async () => {
  const page = await openLow(500);
  const current = linksOf(page).and(page.locator('[aria-current="page"]'));
  const isWhole = async () => {
    const box = await current.boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= 500;
  };
  await page.getByRole("link", { name: "Accounts 2" }).waitFor();
  await expect.poll(isWhole).toBe(true);
  await page.evaluate(() => {
    location.hash = "#/log";
  });
  await current.getByText("Log").waitFor();
  await expect.poll(isWhole).toBe(true);
});

test("the navigation keeps the link with the focus in view at 500 px when a count makes it longer", async () => {
  const page = await openLow(500);
  const link = page.getByRole("link", { name: "Accounts 2" });
  await press(page, "Tab");
  await link.focus();
  await page.evaluate(async () => {
    const count = document.querySelector("nav.navigation .count");
    if (count !== null) count.textContent = "1,000,000";
    // The browser reports the new size before the next but one frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  const focused = await page.evaluate(() => {
    const { left, right } = document.activeElement?.getBoundingClientRect() ?? {};
    return { left, right, text: document.activeElement?.textContent };
  });
  expect(focused.text).toBe("Accounts1,000,000");
  expect(focused.left).toBeGreaterThanOrEqual(0);
  expect(focused.right).toBeLessThanOrEqual(500);
});

const lists = ["/log", "/declines", "/webhooks", "/objects?type=card_payment"];

/** Opens the second row of a list by keyboard. `row` is its text: new rows, or fewer, move it. */
async function openSecondRow(path: string, width: number): Promise<{ readonly page: Page; readonly row: string }> {
  const { page, api } = await openInspector({ seed: declinesSeed, path, width });
  // Rows of the log: it begins after the seed.
  await api("/accounts");
  await api("/cards");
  await page.locator('main tr[aria-rowindex="3"]').waitFor();
  await page.locator('main tr[tabindex="0"]').focus();
  const first = await focusedText(page);
  await press(page, "ArrowDown");
  const row = await focusedText(page);
  expect(row).not.toBe(first);
  await press(page, "Enter");
  await page.getByRole("region", { name: "Detail" }).waitFor();
  return { page, row };
}

async function expectFocused(page: Page, row: string): Promise<void> {
  await page.getByRole("region", { name: "Detail" }).waitFor({ state: "detached" });
  // The list becomes wider.
  await expect.poll(() => focusedText(page)).toBe(row);
}

test.each(lists)("Escape in a detail of %s returns the focus to its row", async (path) => {
  const { page, row } = await openSecondRow(path, 1280);
  await page.getByRole("button", { name: "Close the detail" }).focus();
  await press(page, "Escape");
  await expectFocused(page, row);
});

test.each(lists.flatMap((path) => [1280, 390].map((width) => [path, width] as const)))(
  "Enter moves the focus to the heading of a detail of %s at %i px, and Escape back",
  async (path, width) => {
    const { page, row } = await openSecondRow(path, width);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    await press(page, "Escape");
    await expectFocused(page, row);
  },
);

test.each(["Escape", "Close"])("%s in the dialog of the export returns the focus to its button", async (key) => {
  const { page } = await openSecondRow("/declines", 1280);
  const button = page.getByRole("button", { name: "Write a test" });
  await expect.poll(() => button.isEnabled()).toBe(true);
  await button.focus();
  await press(page, "Enter");
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  if (key === "Close") await dialog.getByRole("button", { name: "Close the dialog" }).focus();
  await press(page, key === "Close" ? "Enter" : key);
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => focusedText(page)).toBe("Write a test");
});

test("Back to now gives the focus to the screen, because its button is removed", async () => {
  const { page } = await openInspector({ seed: declinesSeed, path: "/accounts?at=3" });
  // Until the journal is replayed, the button has another place.
  await page.getByText("Step 3 of").waitFor();
  const button = page.getByRole("button", { name: "Back to now" });
  await button.focus();
  await press(page, "Enter");
  await button.waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
});
