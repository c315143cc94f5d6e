import { expect } from "@playwright/test";
import { test } from "./bank-test.ts";

test("opens an Account", async ({ page, bank }) => {
  await page.goto("/");
  await page.getByLabel("Name").fill("Ada");
  await page.getByRole("button").click();
  await expect(page.getByRole("listitem")).toHaveText(["Ada"]);
  expect(bank.accounts.list().data).toHaveLength(1);
});

test("shows only the Accounts in the bank of this test", async ({
  page,
  bank,
}) => {
  bank.accounts.create({ name: "Grace" });
  await page.goto("/");
  await expect(page.getByRole("listitem")).toHaveText(["Grace"]);
});

test("opens one Account if the response is lost", async ({ page, bank }) => {
  bank.faults.arm({ kind: "drop_after_commit", operation: "accounts.create" });
  await page.goto("/");
  await page.getByLabel("Name").fill("Ada");
  await page.getByRole("button").click();
  await expect(page.getByRole("status")).toHaveText("The Account is open.");
  await expect(page.getByRole("listitem")).toHaveText(["Ada"]);
});

test("asks the user to try again after a 429", async ({ page, bank }) => {
  bank.faults.arm({ kind: "rate_limited_error", operation: "accounts.create" });
  await page.goto("/");
  await page.getByLabel("Name").fill("Ada");
  await page.getByRole("button").click();
  await expect(page.getByRole("status")).toHaveText("Try again later.");
});

test("creates the same ids in each run", async ({ page, bank }) => {
  await page.goto("/");
  await page.getByLabel("Name").fill("Ada");
  await page.getByRole("button").click();
  await expect(page.getByRole("listitem")).toHaveText(["Ada"]);
  expect(JSON.stringify(bank.accounts.list().data, null, 2)).toMatchSnapshot(
    "accounts.json",
  );
});
