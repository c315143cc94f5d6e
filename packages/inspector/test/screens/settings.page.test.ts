import { expect, test } from "vitest";
import { accountSeed } from "../support/account-seed.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { openInspector } from "../support/inspector.ts";
import { focusedText, press } from "../support/keys.ts";

test("the dialog Settings shows no API key, and copies it", async () => {
  const { page, server } = await openInspector({ seed: accountSeed, path: "/accounts?dialog=settings" });
  await page.getByRole("button", { name: "Copy the API key of default" }).waitFor();
  expect(await page.getByRole("dialog").innerText()).not.toContain(server.apiKey);
  await expectNoAxeViolations(page);
});

test("the dialog Settings creates a bank, opens it and removes it", async () => {
  const { page } = await openInspector({ seed: accountSeed, path: "/accounts?dialog=settings" });
  await page.getByLabel("Another bank").fill("Worker 1");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("alert").getByText("Worker 1").waitFor();
  await page.getByLabel("Another bank").fill("worker-1");
  await page.getByRole("button", { name: "Create" }).click();
  await page.waitForURL((url) => url.href.includes("bank=worker-1"));
  await page.getByText("You look at the bank worker-1.").waitFor();
  await page.getByText("✓ live").waitFor();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Remove the bank worker-1" }).click();
  await page.getByRole("dialog").getByText("Everything in it is deleted").waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByRole("link", { name: "worker-1" }).waitFor({ state: "detached" });
  await page.waitForURL((url) => !url.href.includes("bank="));
  expect(await page.getByRole("button", { name: "Remove the bank default" }).count()).toBe(0);
});

test("the dialog Settings shows the version, the seed and the data directory of the server", async () => {
  const { page } = await openInspector({ path: "/accounts?dialog=settings" });
  const panel = page.getByRole("region", { name: "Server" });
  await panel.getByText("none: the banks are in memory only").waitFor();
  await panel.getByText('"sandbank"').waitFor();
  expect((await panel.innerText()).replace(/\s+/g, " ")).toMatch(/Version \d+\.\d+\.\d+/);
});

test("the dialog Settings chooses a colour scheme, which the page keeps", async () => {
  const { page } = await openInspector({ path: "/accounts?dialog=settings" });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByLabel("Colours").selectOption("dark");
  await expect.poll(paper).not.toBe(light);
  await page.reload();
  await page.getByLabel("Colours").waitFor();
  expect(await paper()).not.toBe(light);
  expect(await page.getByLabel("Colours").inputValue()).toBe("dark");
  await page.getByLabel("Colours").selectOption("system");
  await expect.poll(paper).toBe(light);
});

test("the dialog Settings works by keyboard", async () => {
  const { page } = await openInspector({ seed: accountSeed, path: "/accounts" });
  await page.getByText("✓ live").waitFor();
  await press(page, "g", ",");
  await page.getByLabel("Another bank").focus();
  await page.keyboard.type("worker-1");
  await press(page, "Enter");
  await page.getByText("You look at the bank worker-1.").waitFor();
  await press(page, "g", ",");
  await page.getByRole("button", { name: "Remove the bank worker-1" }).focus();
  await press(page, "Enter");
  await page.getByRole("dialog", { name: "Remove the bank" }).waitFor();
  await press(page, "Tab", "Tab", "Tab");
  await expect.poll(() => focusedText(page)).toBe("Cancel");
  await press(page, "Escape");
  await expect.poll(() => focusedText(page)).toBe("Remove the bank worker-1");
});

test("axe finds nothing on the dialog Settings in either colour scheme", async () => {
  const { page } = await openInspector({ path: "/accounts?dialog=settings" });
  await page.getByText("Version").waitFor();
  await expectNoAxeViolations(page);
});
