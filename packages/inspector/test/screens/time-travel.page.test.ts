import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../support/axe.ts";
import { declineSeed } from "../support/decline-seed.ts";
import { openInspector } from "../support/inspector.ts";
import { press } from "../support/keys.ts";
import { expectScreenshot } from "../support/screenshot.ts";

test("the Time travel screen leads from a decline to the bank as it was before it", async () => {
  const { page } = await openInspector({ seed: declineSeed, path: "/time-travel" });
  await page.getByText("Entry 7 of 7", { exact: true }).waitFor();
  await page.getByRole("row", { name: /The available balance of \$50\.00 does not cover \$60\.00\./ }).click();
  await page.getByText("You look at entry 4 of 7, Thu 1 Jan 2026, 00:00:00 UTC.").waitFor();
  await page.getByRole("button", { name: "Back [" }).click();
  await page.getByText("The network called simulations.interestPayments.create.").waitFor();
  await page.getByText("You look at entry 3 of 7").waitFor();
  await page.getByRole("link", { name: "Clock" }).click();
  const clock = page.getByRole("region", { name: "Clock", exact: true });
  await clock.getByText("Thu 1 Jan 2026, 00:00:00").waitFor();
  expect(await page.getByRole("button", { name: "+1 h" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Back to now" }).click();
  await clock.getByText("Sat 3 Jan 2026, 00:00:00").waitFor();
});

test("the Time travel screen follows a bank that moves on, and keeps the instant", async () => {
  const { page, api } = await openInspector({ seed: declineSeed, path: "/time-travel?at=2" });
  await page.getByText("Entry 2 of 7", { exact: true }).waitFor();
  await api("/accounts", { name: "One more" });
  await page.getByText("Entry 2 of 8", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Back to now" }).click();
  await page.getByText("A client called accounts.create.").waitFor();
});

test("the Time travel screen reads only the entries that the bank added", async () => {
  const { page, api, admin } = await openInspector({ seed: declineSeed, path: "/time-travel" });
  await page.getByText("Entry 7 of 7", { exact: true }).waitFor();
  const reads: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\/(journal|trace)$/.test(pathname) && search !== "?last=0") reads.push(`${pathname}${search}`);
  });
  for (let entries = 8; entries <= 12; entries++) {
    await api("/accounts", { name: "One more" });
    await page.getByText(`Entry ${entries} of ${entries}`, { exact: true }).waitFor();
  }
  expect(reads).toEqual([5, 6, 7, 8, 9].map((after) => `/_sandbank/journal?after=${after}`));
  await admin("/reset", {});
  await page.getByText("Entry 7 of 7", { exact: true }).waitFor();
  expect(reads).toContain("/_sandbank/journal");
});

test("the Time travel screen shows another past after a reset", async () => {
  const { page, admin, api } = await openInspector({ seed: declineSeed, path: "/time-travel" });
  await page.getByText("Entry 7 of 7", { exact: true }).waitFor();
  await api("/accounts", { name: "One more" });
  await page.getByText("Entry 8 of 8", { exact: true }).waitFor();
  await admin("/reset", {});
  await page.getByText("Entry 7 of 7", { exact: true }).waitFor();
});

test("Fork here opens a bank that continues from the entry, and shows it", async () => {
  const { page, admin } = await openInspector({ seed: declineSeed, path: "/time-travel?at=3" });
  await page.getByText("Entry 3 of 7", { exact: true }).waitFor();
  await page.getByLabel("Name of the fork").fill("before-decline");
  await page.getByRole("button", { name: "Fork here" }).click();
  await page.getByText("Entry 3 of 3", { exact: true }).waitFor();
  expect(await page.getByLabel("Bank").inputValue()).toBe("before-decline");
  expect(await admin("/banks")).toMatchObject({
    data: [{ name: "default" }, { name: "before-decline", now: "2026-01-01T00:00:00.000Z" }],
  });
});

test("Fork here says why a bank was not opened", async () => {
  const { page } = await openInspector({ seed: declineSeed, path: "/time-travel?at=3" });
  await page.getByLabel("Name of the fork").fill("Not a name");
  await page.getByRole("button", { name: "Fork here" }).click();
  await page.getByRole("alert").getByText("A name has 1 to 63").waitFor();
});

test("Compare lists the balances and objects that differ between two instants", async () => {
  const { page } = await openInspector({ seed: declineSeed, path: "/time-travel?at=2" });
  await page.getByLabel("To entry").fill("4");
  await page.getByRole("button", { name: "Compare" }).click();
  await page.getByText("From entry 2 to entry 4, 6 objects and 1 balance differ.").waitFor();
  await page.getByRole("row", { name: /account_\w+….* \$0\.00 → \$50\.00 \$0\.00 → \$50\.00/ }).waitFor();
  await page.getByRole("row", { name: /created declined_transaction_/ }).waitFor();
  await expectNoAxeViolations(page);
});

test("Compare says why two instants cannot be compared", async () => {
  const { page } = await openInspector({ seed: declineSeed, path: "/time-travel" });
  await page.getByText("Entry 7 of 7", { exact: true }).waitFor();
  await page.getByLabel("To entry").fill("");
  await page.getByRole("button", { name: "Compare" }).click();
  await page.getByRole("alert").getByText('to is "". A point is the number of a journal entry').waitFor();
});

test("the Time travel screen works by keyboard", async () => {
  const { page } = await openInspector({ seed: declineSeed, path: "/" });
  await press(page, "g", "t");
  await page.getByText("Entry 7 of 7", { exact: true }).waitFor();
  await press(page, "[", "[", "[");
  await page.getByText("Entry 4 of 7", { exact: true }).waitFor();
  await press(page, "]");
  await page.getByText("Entry 5 of 7", { exact: true }).waitFor();
  await page.getByRole("slider", { name: "Entry" }).focus();
  await press(page, "Home");
  await page.getByText("The bank was opened.").waitFor();
  await press(page, "End");
  await page.getByText("Entry 7 of 7", { exact: true }).waitFor();
  await press(page, "j", "Enter");
  await page.getByText("Entry 4 of 7", { exact: true }).waitFor();
});

test("the Time travel screen says which entry the journal does not have", async () => {
  const { page } = await openInspector({ seed: declineSeed, path: "/clock?at=99" });
  await page.getByText("The session has 7 entries, so that it has no entry 99.").first().waitFor();
});

test("the Time travel screen describes its content in an empty bank", async () => {
  const { page } = await openInspector({ path: "/time-travel" });
  await page.getByText("The journal is empty: nothing has changed the bank yet.").waitFor();
  await expectNoAxeViolations(page);
});

test("axe finds nothing on the Time travel screen in either colour scheme", async () => {
  const { page } = await openInspector({ seed: declineSeed, path: "/time-travel?at=4" });
  await page.getByText("Entry 4 of 7", { exact: true }).waitFor();
  await expectNoAxeViolations(page);
});

test.each([
  ["light", 1280],
  ["dark", 390],
] as const)("the Time travel screen looks as it did, %s at %i px", async (scheme, width) => {
  const { page } = await openInspector({ seed: declineSeed, path: "/time-travel?at=4", scheme, width });
  await page.getByText("The bank's time was").waitFor();
  await page.getByText("You look at entry 4 of 7, Thu").waitFor();
  await page.getByText("✓ live").waitFor();
  await expectScreenshot(page, `time-travel-${scheme}-${width}`);
});
