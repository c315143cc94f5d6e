import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../support/axe.ts";
import { declineSeed } from "../support/decline-seed.ts";
import { openInspector } from "../support/inspector.ts";
import { focusedText, press } from "../support/keys.ts";

test("time travel leads from a decline to the bank as it was before it", async () => {
  const { page } = await openInspector({ seed: declineSeed, path: "/log?at=now" });
  await page.getByText("Step 7 of 7:").waitFor();
  await page.getByRole("button", { name: "Previous problem" }).click();
  await page.getByText("You look at Thu 1 Jan 2026, 00:00:00 UTC").waitFor();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.getByText("Step 3 of 7: POST …/interest_payments +$50.00, Interest payment").waitFor();
  const clock = page.getByRole("region", { name: "Clock", exact: true });
  await clock.getByText("Thu 1 Jan 2026, 00:00:00").waitFor();
  expect(await page.getByRole("button", { name: "+1 d" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Back to now" }).click();
  await clock.getByText("Sat 3 Jan 2026, 00:00:00").waitFor();
  await page.waitForURL((url) => !url.href.includes("at="));
});

test("time travel follows a bank that moves on, and keeps the instant", async () => {
  const { page, api } = await openInspector({ seed: declineSeed, path: "/log?at=2" });
  await page.getByText("Step 2 of 7:").waitFor();
  await api("/accounts", { name: "One more" });
  await page.getByText("Step 2 of 8:").waitFor();
  await page.getByRole("slider", { name: "Time" }).press("End");
  await page.getByText("Step 8 of 8: POST /accounts account created").waitFor();
});

test("time travel reads only the entries that the bank added", async () => {
  const { page, api, admin } = await openInspector({ seed: declineSeed, path: "/log?at=now" });
  await page.getByText("Step 7 of 7:").waitFor();
  const reads: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\/(journal|trace)$/.test(pathname) && search !== "?last=0") reads.push(`${pathname}${search}`);
  });
  for (let entries = 8; entries <= 12; entries++) {
    await api("/accounts", { name: "One more" });
    await page.getByText(`Step ${entries} of ${entries}:`).waitFor();
  }
  expect(reads).toEqual([5, 6, 7, 8, 9].map((after) => `/_sandbank/journal?after=${after}`));
  await admin("/reset", {});
  await page.getByText("Step 7 of 7:").waitFor();
  expect(reads).toContain("/_sandbank/journal");
});

test("time travel shows another past after a reset", async () => {
  const { page, admin, api } = await openInspector({ seed: declineSeed, path: "/log?at=now" });
  await page.getByText("Step 7 of 7:").waitFor();
  await api("/accounts", { name: "One more" });
  await page.getByText("Step 8 of 8:").waitFor();
  await admin("/reset", {});
  await page.getByText("Step 7 of 7:").waitFor();
});

test("Fork here opens a bank that continues from the entry, and shows it", async () => {
  const { page, admin } = await openInspector({ seed: declineSeed, path: "/log?at=3" });
  await page.getByText("Step 3 of 7:").waitFor();
  await page.getByRole("button", { name: "Fork here" }).click();
  await page.getByLabel("Name of the fork").fill("before-decline");
  await page.getByRole("dialog").getByRole("button", { name: "Fork here" }).click();
  await page.getByText("You look at the bank before-decline.").waitFor({ state: "attached" });
  expect(await page.getByLabel("Bank").inputValue()).toBe("before-decline");
  expect(await admin("/banks")).toMatchObject({
    data: [{ name: "default" }, { name: "before-decline", now: "2026-01-01T00:00:00.000Z" }],
  });
});

test("Fork here says why a bank was not opened", async () => {
  const { page } = await openInspector({ seed: declineSeed, path: "/log?at=3" });
  await page.getByRole("button", { name: "Fork here" }).click();
  await page.getByLabel("Name of the fork").fill("Not a name");
  await page.getByRole("dialog").getByRole("button", { name: "Fork here" }).click();
  await page.getByRole("alert").getByText("A name has 1 to 63").waitFor();
});

test("Compare lists by kind, with names and amounts, what differs between two instants", async () => {
  const { page } = await openInspector({ seed: declineSeed, path: "/log?at=2" });
  await page.getByRole("button", { name: "Compare" }).click();
  const dialog = page.getByRole("dialog", { name: "Compare two moments" });
  const [from, to] = [dialog.getByLabel("From, in UTC"), dialog.getByLabel("To, in UTC")];
  await expect.poll(() => from.inputValue()).toBe("Thu 1 Jan 2026, 00:00:00");
  await dialog.getByText("The clock moved by 2 d, to Sat 3 Jan 2026, 00:00:00 UTC. 1 balance differs.").waitFor();
  await dialog.getByRole("row", { name: /<img .*\$0\.00.*\$50\.00.*\+\$50\.00/ }).waitFor();
  await dialog
    .getByRole("link", { name: /^Declined card payment.*\$60\.00/ })
    .first()
    .waitFor();
  expect(await dialog.locator("details[open] summary").allInnerTexts()).not.toContain(
    expect.stringContaining("Events"),
  );
  await expectNoAxeViolations(page);
  await to.fill("some day");
  await to.press("Enter");
  await dialog.getByText('"some day" is no moment. Write now').waitFor();
  await to.fill("1 Jan 2026, 00:00");
  await to.press("Enter");
  await dialog.getByText("The clock stood still.").waitFor();
  await dialog
    .getByRole("link", { name: /^Declined card payment/ })
    .first()
    .click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("heading", { name: "$60.00" }).first().waitFor();
});

test("Compare begins a week ago, and offers the snapshots of the bank", async () => {
  const { page, api, admin } = await openInspector({ seed: declineSeed, path: "/accounts" });
  await page.getByText("✓ live").waitFor();
  await admin("/clock/advance", { duration: "30d" });
  await admin("/snapshots/save", { name: "before" });
  await api("/accounts", { name: "Second" });
  await page.getByRole("button", { name: "Compare" }).click();
  const dialog = page.getByRole("dialog", { name: "Compare two moments" });
  await expect.poll(() => dialog.getByLabel("From, in UTC").inputValue()).toBe("Mon 26 Jan 2026, 00:00:00");
  await dialog.getByLabel("From", { exact: true }).selectOption("The snapshot before");
  await dialog.getByText("The clock stood still.").waitFor();
  await dialog.getByRole("link", { name: "Second" }).waitFor();
});

test("a row of the log compares its instant with now", async () => {
  const { page, api } = await openInspector({ seed: declineSeed, path: "/log" });
  await page.getByText("✓ live").waitFor();
  await api("/accounts", { name: "First" });
  await api("/accounts", { name: "Second" });
  await page.getByRole("row", { name: /First/ }).click();
  await page.getByRole("button", { name: "Compare from here" }).click();
  const dialog = page.getByRole("dialog", { name: "Compare two moments" });
  await dialog.getByRole("link", { name: "Second" }).waitFor();
  expect(await dialog.getByRole("link", { name: "First" }).count()).toBe(0);
});

test("time travel works by keyboard, also over a jump of the clock", async () => {
  const { page } = await openInspector({ seed: declineSeed, path: "/" });
  await press(page, "g", "t");
  await page.getByText("Step 7 of 7:").waitFor();
  await expect.poll(() => focusedText(page)).toBe("Time");
  await press(page, "[", "[", "[");
  await page.getByText("Step 4 of 7:").waitFor();
  await press(page, "]");
  await page.getByText("Step 5 of 7:").waitFor();
  const slider = page.getByRole("slider", { name: "Time" });
  await press(page, "Home");
  await page.getByText("You look at Thu 1 Jan 2026, 00:00:00 UTC").waitFor();
  await press(page, "ArrowRight");
  await expect.poll(() => slider.getAttribute("aria-valuetext")).toBe("Sat 3 Jan 2026, 00:00:00");
  await press(page, "ArrowLeft");
  await expect.poll(() => slider.getAttribute("aria-valuetext")).toBe("Thu 1 Jan 2026, 00:00:00");
  await press(page, "End");
  await page.getByText("Step 7 of 7:").waitFor();
  await expect.poll(() => focusedText(page)).toBe("Time");
});

test("time travel says which entry the journal does not have", async () => {
  const { page } = await openInspector({ seed: declineSeed, path: "/accounts?at=99" });
  await page.getByText("The session has 7 entries, so that it has no entry 99.").first().waitFor();
});

test("time travel describes its content in an empty bank", async () => {
  const { page } = await openInspector({ path: "/log?at=now" });
  await page.getByText("Nothing has changed this bank yet, so there is no other time to travel to.").waitFor();
  await expectNoAxeViolations(page);
});

test.each([320, 390, 768])(
  "time travel at %i px shows the instant and every button, and keeps the focus",
  async (width) => {
    const { page } = await openInspector({ seed: declineSeed, path: "/log?at=4", width });
    await page.getByText("Step 4 of 7:").waitFor({ state: "attached" });
    expect((await page.locator(".scrubber p").boundingBox())?.height).toBeLessThanOrEqual(40);
    if (width < 800) await page.getByRole("button", { name: "More" }).click();
    for (const name of ["Previous problem", "Back", "Forward", "Next problem", "Compare", "Fork here", "Back to now"]) {
      const box = await page.getByRole("button", { name, exact: true }).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    const sizes = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const banner = document.querySelector(".banner") as HTMLElement;
      return { isScrolled: scrollWidth > clientWidth, bannerScrolls: banner.scrollWidth > banner.clientWidth };
    });
    expect(sizes).toEqual({ isScrolled: false, bannerScrolls: false });
    const next = page.getByRole("button", { name: "Next problem" });
    await next.focus();
    await press(page, "Enter", "Enter", "Enter");
    await expect.poll(() => next.getAttribute("aria-disabled")).toBe("true");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Next problem");
  },
);

test("axe finds nothing in time travel in either colour scheme", async () => {
  const { page } = await openInspector({ seed: declineSeed, path: "/log?at=4" });
  await page.getByText("Step 4 of 7:").waitFor();
  await expectNoAxeViolations(page);
});
