import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { yearSeed } from "../../../../tests/support/year-seed.ts";
import { openInspector } from "../support/inspector.ts";
import { focusedText } from "../support/keys.ts";
import { waitUntilRead } from "../support/wait-until-read.ts";

const MOST_CLICKS = 3;
const MOST_KEYS = 8;

/** A user of the page, whose clicks and keys are counted. Each character of a text is a key. */
interface User {
  readonly page: Page;
  click(role: "link" | "button" | "row" | "option", name: string | RegExp): Promise<void>;
  press(...keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  clicks: number;
  keys: number;
}

async function openUser(): Promise<User> {
  const { page } = await openInspector({ seed: yearSeed(), path: "/log" });
  await page.getByText("✓ live").waitFor();
  await page.getByRole("link", { name: "Declines 80" }).waitFor();
  const waitUntilShown = async () => {
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))));
    await waitUntilRead(page);
  };
  const user: User = {
    page,
    clicks: 0,
    keys: 0,
    async click(role, name) {
      user.clicks += 1;
      await page.getByRole(role, { name }).first().click();
    },
    async press(...keys) {
      user.keys += keys.length;
      for (const key of keys) {
        await page.keyboard.press(key);
        await waitUntilShown();
      }
    },
    async type(text) {
      user.keys += text.length;
      await page.keyboard.type(text);
      // The arrows move in the choices that are shown.
      await waitUntilShown();
    },
  };
  return user;
}

interface Task {
  readonly name: string;
  readonly mouse: (user: User) => Promise<void>;
  readonly keyboard: (user: User) => Promise<void>;
  readonly done: (page: Page) => Promise<void>;
}

const tasks: readonly Task[] = [
  {
    name: "see why a payment was declined",
    async mouse({ click }) {
      await click("link", /^Declines/);
      await click("row", /breaches_limit|insufficient_funds/);
    },
    keyboard: ({ press }) => press("g", "d", "j", "Enter"),
    done: (page) => page.getByText("The rules in order: the first one that fails decides").first().waitFor(),
  },
  {
    name: "see why available is less than current",
    async mouse({ click }) {
      await click("link", /^Accounts/);
      await click("row", /^Operating/);
    },
    async keyboard({ press, type }) {
      await press("/");
      await type("oper");
      await press("Enter");
    },
    done: (page) =>
      page
        .getByText(/^Available is \$[\d.,]+ less than current/)
        .first()
        .waitFor(),
  },
  {
    name: "see what an Account has next week",
    async mouse({ click }) {
      await click("link", /^Accounts/);
      await click("row", /^Operating/);
    },
    async keyboard({ press, type }) {
      await press("/");
      await type("oper");
      await press("Enter");
    },
    async done(page) {
      const due = page.getByRole("region", { name: "What will happen" });
      await due
        .getByText(/^Hold for /)
        .first()
        .waitFor();
      const place = await due.boundingBox();
      expect((place?.y ?? Number.POSITIVE_INFINITY) + (place?.height ?? 0)).toBeLessThan(800);
    },
  },
  {
    name: "find a card and its payments",
    async mouse({ click }) {
      await click("link", /^Accounts/);
      await click("row", "Line of credit");
      await click("link", /^Machines/);
    },
    async keyboard({ press, type }) {
      await press("/");
      await type("machin");
      await press("Enter");
    },
    done: (page) =>
      page
        .getByRole("heading", { name: /Card Payments?$/ })
        .first()
        .waitFor(),
  },
  {
    name: "send a failed webhook again",
    async mouse({ click }) {
      await click("link", /^Webhooks/);
      await click("row", /gave up/);
      await click("button", /^Resend$/);
    },
    keyboard: ({ press }) => press("g", "w", "j", "Enter", "Tab", "Tab", "Tab", "Enter"),
    done: (page) =>
      page
        .getByText(/^1 sent again: 1 failed/)
        .first()
        .waitFor(),
  },
  {
    name: "advance a month and see what happened",
    async mouse({ click }) {
      await click("button", /frozen/);
      await click("button", "+31 days");
    },
    async keyboard({ press, type }) {
      await press("Control+k");
      await type("31");
      await press("Enter");
    },
    done: (page) =>
      page
        .getByText(/^\d+ holds expired, \$[\d.,]+$/)
        .first()
        .waitFor(),
  },
  {
    name: "export a decline as a test",
    async mouse({ click }) {
      await click("link", /^Declines/);
      await click("row", /breaches_limit/);
      await click("button", "Write a test");
    },
    async keyboard({ press, type }) {
      await press("Control+k");
      await type("test");
      await press("Enter");
    },
    done: (page) => page.locator("dialog textarea, dialog .code").waitFor(),
  },
  {
    name: "compare now with a week ago",
    mouse: ({ click }) => click("button", "Compare"),
    keyboard: ({ press }) => press("g", "m"),
    done: (page) => page.getByRole("dialog", { name: "Compare two moments" }).getByText("Difference").waitFor(),
  },
  {
    name: "simulate a card payment",
    async mouse({ page, click }) {
      await click("link", "Simulate");
      await click("link", /^Card payment$/);
      await waitUntilRead(page);
      await click("button", "Send");
    },
    async keyboard({ page, press, type }) {
      await press("/");
      await type("card");
      await press("Enter");
      // The form chooses the card that is used most.
      await page.locator('[name="card_id"] option[value^="card_"]:checked').waitFor({ state: "attached" });
      await press("Enter");
    },
    done: (page) =>
      page
        .getByText(/^✓ held \$25\.00 at /)
        .first()
        .waitFor(),
  },
  {
    name: "return an ACH transfer",
    async mouse({ click, type }) {
      await click("button", /^Search/);
      await type("inbound ach");
      await click("option", "↳ Return an Inbound ACH Transfer");
      await click("button", "Return");
    },
    async keyboard({ page, press, type }) {
      await press("/");
      await type("ret");
      await press("ArrowDown", "Enter");
      // The dialog has the focus on the transfer; the reason is chosen.
      await page.locator("dialog option", { hasText: "accepted" }).first().waitFor({ state: "attached" });
      await press("ArrowDown", "Enter");
    },
    done: (page) => page.getByRole("dialog").getByText("✕ returned").waitFor(),
  },
];

describe.each(tasks)("the task to $name", ({ name, mouse, keyboard, done }) => {
  test(`${name}: takes at most ${MOST_CLICKS} clicks`, async () => {
    const user = await openUser();
    await mouse(user);
    await done(user.page);
    expect(user.clicks).toBeLessThanOrEqual(MOST_CLICKS);
  });

  test(`${name}: takes at most ${MOST_KEYS} keys, and keeps the focus`, async () => {
    const user = await openUser();
    await keyboard(user);
    await done(user.page);
    expect(user.clicks).toBe(0);
    expect(user.keys).toBeLessThanOrEqual(MOST_KEYS);
    expect(await user.page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
    const entry = user.page.locator("input:focus");
    expect((await entry.count()) > 0 ? await entry.inputValue() : await focusedText(user.page)).not.toBe("");
  });
});
