import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../support/axe.ts";
import { bankSeed } from "../support/bank-seed.ts";
import { openInspector } from "../support/inspector.ts";
import { focusedText, press } from "../support/keys.ts";

test("the panel of faults arms a fault, which strikes a request, and clears faults", async () => {
  const { page, api } = await openInspector({ seed: bankSeed, path: "/simulate/faults" });
  await page.getByText("No fault is armed").waitFor();
  await page.getByLabel("What goes wrong").selectOption("internal_server_error");
  await page.getByLabel("Operation").selectOption("accounts.create");
  await page.getByLabel("Number of requests").fill("2");
  await page.getByRole("button", { name: "Arm" }).click();
  await page.getByText("next 2 requests of").waitFor();
  await page.getByRole("link", { name: "1 fault armed" }).waitFor();
  expect(await api("/accounts", { name: "Struck" })).toMatchObject({ status: 500 });
  await page.getByText("next 1 request of").waitFor();
  await page.getByRole("button", { name: "Clear 500 Internal error" }).click();
  await page.getByText("No fault is armed").waitFor();
});

test("the result of a form says which fault struck its request, and the header leads to the faults", async () => {
  const { page, admin } = await openInspector({
    seed: bankSeed,
    path: "/simulate/simulations.interestPayments.create",
  });
  await admin("/faults/arm", { kind: "internal_server_error" });
  await page.getByLabel("account_id").first().selectOption({ label: "Operating" });
  await page.getByLabel("amount in dollars").fill("12.00");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("fault: 500 Internal error").waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Faults" }).click();
  await page.getByText("No fault is armed").waitFor();
});

test("the panel of faults clears one fault and leaves the others", async () => {
  const { page, admin } = await openInspector({ path: "/accounts" });
  await admin("/faults/arm", { kind: "latency" });
  await admin("/faults/arm", { kind: "rate_limited_error" });
  await page.getByText("✓ live").waitFor();
  await press(page, "g", "f");
  await page.getByRole("button", { name: "Clear Late response" }).click();
  await page.getByRole("button", { name: "Clear Late response" }).waitFor({ state: "detached" });
  expect(await admin("/faults")).toMatchObject({ data: [{ plan: { kind: "rate_limited_error" } }] });
  await admin("/faults/arm", { kind: "latency" });
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await page.getByRole("button", { name: "Clear all" }).click();
  await page.getByText("No fault is armed").waitFor();
});

test("the panel of faults says why a fault was not armed", async () => {
  const { page } = await openInspector({ path: "/simulate/faults" });
  await page.getByLabel("Number of requests").fill("0");
  await page
    .locator(".faults form")
    .first()
    .evaluate((form) => form.setAttribute("novalidate", ""));
  await page.getByRole("button", { name: "Arm" }).click();
  await page.getByRole("alert").getByText("times").waitFor();
});

test("the panel of faults sets delivery faults in percent and clears them", async () => {
  const { page, admin } = await openInspector({ path: "/simulate/faults" });
  await page.getByLabel("What goes wrong").selectOption("Webhook sent twice");
  await page.getByLabel("Share of the deliveries").fill("30");
  await page.getByRole("button", { name: "Arm" }).click();
  await page.getByText("30 % of the deliveries").waitFor();
  const setTo = async () => {
    const { entries } = (await admin("/journal")) as { entries: { kind: string; faults?: object | null }[] };
    return entries.findLast(({ kind }) => kind === "delivery_faults")?.faults;
  };
  expect(await setTo()).toEqual({ duplicated: 0.3 });
  await page.getByRole("link", { name: "1 fault armed" }).waitFor();
  await page.getByRole("button", { name: "Clear Webhook sent twice" }).click();
  await page.getByText("No fault is armed").waitFor();
  await expect.poll(setTo).toEqual({ duplicated: 0 });
  await page.getByRole("link", { name: "1 fault armed" }).waitFor({ state: "detached" });
});

test("the panel of faults shows the delivery faults that another program has set, and the header counts them", async () => {
  const { page, admin } = await openInspector({ path: "/simulate/faults" });
  await page.getByText("✓ live").waitFor();
  await admin("/faults/arm", { kind: "latency" });
  await admin("/delivery_faults", { unsigned: 0.07, duplicated: 0 });
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await page.getByRole("link", { name: "2 faults armed" }).waitFor();
  await expect
    .poll(() => page.locator(".armed li:has(strong)").allInnerTexts())
    .toEqual([
      expect.stringContaining("Late response next 1 request of any operation"),
      expect.stringContaining("Webhook without signature 7 % of the deliveries"),
    ]);
  await page.getByRole("button", { name: "Clear all" }).click();
  await page.getByText("No fault is armed").waitFor();
});

test("the panel of faults works by keyboard", async () => {
  const { page } = await openInspector({ path: "/simulate/faults" });
  await page.getByLabel("Number of requests").focus();
  await press(page, "Tab");
  await expect.poll(() => focusedText(page)).toBe("Arm");
  await press(page, "Enter");
  await page.getByText("next 1 request of").waitFor();
});

test("axe finds nothing in the panel of faults in either colour scheme", async () => {
  const { page, admin } = await openInspector({ path: "/simulate/faults" });
  await page.getByText("No fault is armed").waitFor();
  await expectNoAxeViolations(page);
  await admin("/faults/arm", { kind: "latency" });
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await page.getByText("next 1 request of").waitFor();
  await expectNoAxeViolations(page);
});
