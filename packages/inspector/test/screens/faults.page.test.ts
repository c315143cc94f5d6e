import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../support/axe.ts";
import { bankSeed } from "../support/bank-seed.ts";
import { openInspector } from "../support/inspector.ts";
import { focusedText, press } from "../support/keys.ts";
import { expectScreenshot } from "../support/screenshot.ts";

test("the Faults screen arms a fault, which strikes a request, and clears faults", async () => {
  const { page, api } = await openInspector({ seed: bankSeed, path: "/faults" });
  await page.getByText("No fault is armed").waitFor();
  await page.getByLabel("Fault", { exact: true }).selectOption("internal_server_error");
  await page.getByLabel("Operation").fill("accounts.create");
  await page.getByLabel("Requests").fill("2");
  await page.getByRole("button", { name: "Arm" }).click();
  await page.getByText("2 requests").waitFor();
  await page.getByRole("link", { name: "1 fault armed" }).waitFor();
  expect(await api("/accounts", { name: "Struck" })).toMatchObject({ status: 500 });
  await page.getByText("1 request", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Clear all" }).click();
  await page.getByText("No fault is armed").waitFor();
});

test("the Faults screen clears one fault and leaves the others", async () => {
  const { page, admin } = await openInspector({ path: "/clock" });
  await admin("/faults/arm", { kind: "latency" });
  await admin("/faults/arm", { kind: "rate_limited_error" });
  await page.getByText("✓ live").waitFor();
  await press(page, "g", "f");
  await page.getByText("2 faults are armed.").waitFor();
  await page.getByRole("button", { name: "Clear latency" }).click();
  await page.getByText("1 fault is armed.").waitFor();
  expect(await admin("/faults")).toMatchObject({ data: [{ plan: { kind: "rate_limited_error" } }] });
});

test("the Faults screen says why a fault was not armed", async () => {
  const { page } = await openInspector({ path: "/faults" });
  await page.getByLabel("Operation").fill("accounts.crate");
  await page.getByRole("button", { name: "Arm" }).click();
  await page.getByText('there is no operation "accounts.crate"').waitFor();
});

test("the Faults screen sets delivery faults in percent and clears them", async () => {
  const { page, admin } = await openInspector({ path: "/faults" });
  await page.getByLabel("duplicated").fill("30");
  await page.getByRole("button", { name: "Set" }).click();
  await page.getByText("The delivery faults are set.").waitFor({ state: "attached" });
  const setTo = async () => {
    const { entries } = (await admin("/journal")) as { entries: { kind: string; faults?: object | null }[] };
    return entries.findLast(({ kind }) => kind === "delivery_faults")?.faults;
  };
  expect(await setTo()).toEqual({ duplicated: 0.3 });
  await page.getByRole("link", { name: "1 fault armed" }).waitFor();
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await page.getByText("Deliveries arrive as they should.").waitFor({ state: "attached" });
  expect(await setTo()).toBeNull();
  await page.getByRole("link", { name: "1 fault armed" }).waitFor({ state: "detached" });
});

test("the Faults screen shows the delivery faults that another program has set, and the header counts them", async () => {
  const { page, admin } = await openInspector({ path: "/faults" });
  await page.getByText("✓ live").waitFor();
  await admin("/faults/arm", { kind: "latency" });
  await admin("/delivery_faults", { unsigned: 0.07, duplicated: 0 });
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await page.getByRole("link", { name: "2 faults armed" }).waitFor();
  await page.getByRole("navigation", { name: "Screens" }).getByRole("link", { name: "Faults 2" }).waitFor();
  expect(await page.getByLabel("unsigned").inputValue()).toBe("7");
});

test("the Faults screen works by keyboard", async () => {
  const { page } = await openInspector({ path: "/faults" });
  await page.getByLabel("Requests").focus();
  await press(page, "Tab");
  expect(await focusedText(page)).toBe("Arm");
  await press(page, "Enter");
  await page.getByText("1 fault is armed.").waitFor();
});

test("axe finds nothing on the Faults screen in either colour scheme", async () => {
  const { page, admin } = await openInspector({ path: "/faults" });
  await page.getByText("No fault is armed").waitFor();
  await expectNoAxeViolations(page);
  await admin("/faults/arm", { kind: "latency" });
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await page.getByText("1 fault is armed.").waitFor();
  await expectNoAxeViolations(page);
});

test.each([
  ["light", 1280],
  ["dark", 390],
] as const)("the Faults screen looks as it did, %s at %i px", async (scheme, width) => {
  const { page, admin } = await openInspector({ seed: bankSeed, path: "/clock", scheme, width });
  await admin("/faults/arm", { kind: "drop_after_commit", operation: "accounts.create", times: 3 });
  await page.getByText("✓ live").waitFor();
  await press(page, "g", "f");
  await page.getByText("1 fault is armed.").waitFor();
  await expectScreenshot(page, `faults-${scheme}-${width}`);
});
