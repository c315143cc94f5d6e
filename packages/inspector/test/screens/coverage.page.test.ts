import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../support/axe.ts";
import { declinesSeed } from "../support/declines-seed.ts";
import { openInspector } from "../support/inspector.ts";
import { focusedText, press } from "../support/keys.ts";

test("the Coverage screen lists decline reasons first, by rail, and filters what is not reached", async () => {
  const { page } = await openInspector({ seed: declinesSeed, path: "/coverage" });
  const lists = page.getByRole("navigation", { name: "Lists" });
  await page.getByText("107 names are not reached.").waitFor();
  await lists.getByRole("link", { name: "Reasons 3 of 110" }).waitFor();
  await page.getByRole("row", { name: "ACH ach_route_canceled" }).waitFor();
  await page.getByLabel("Filter by rail").selectOption("ACH: 1 of 17");
  await page.getByText("16 names are not reached.").waitFor();
  await page.getByLabel("Filter by rail").selectOption("Rail: all");
  await page.getByText("107 names are not reached.").waitFor();
  await lists.getByRole("link", { name: "Errors" }).click();
  await page.getByText("12 names are not reached.").waitFor();
  expect(await page.getByLabel("Filter by rail").count()).toBe(0);
  await page.getByLabel("Filter by text").fill("rate");
  await page.getByText("1 name is not reached.").waitFor();
  await page.waitForURL((url) => url.href.includes("#/coverage?kind=errors&q=rate"));
  await page.getByLabel("Filter by text").fill("nothing like this");
  await page.getByRole("button", { name: "Show all that are not reached" }).click();
  await page.getByText("12 names are not reached.").waitFor();
});

test("the lines of a program wrap at 390 px", async () => {
  const { page } = await openInspector({
    seed: declinesSeed,
    path: "/coverage/reasons ach_decline.group_locked",
    width: 390,
  });
  const program = page.getByRole("region", { name: "The program" });
  await program.getByText("inboundAchTransfers").waitFor();
  expect(await program.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("the Coverage screen shows a program, triggers it in a fork and in the bank, and links to the result", async () => {
  const { page, admin } = await openInspector({ seed: declinesSeed, path: "/coverage?q=cvv2" });
  await page.getByRole("row", { name: "card cvv2_mismatch" }).click();
  await page.getByText('presented: { cvv2: "000" }').waitFor();
  const detail = page.getByRole("region", { name: "Detail" });
  await detail.getByText("– not reached").waitFor();
  const bank = await admin("/journal");
  await detail.getByRole("button", { name: "Trigger it in a fork" }).click();
  await detail.getByRole("heading", { name: "Result in the fork" }).waitFor();
  await detail.getByText("The presented verification code is not the Card's.").waitFor();
  await detail.getByText("✓ reached").waitFor();
  expect(await admin("/journal")).toEqual(bank);
  await detail.getByRole("button", { name: "Trigger it in this bank" }).click();
  await detail.getByRole("heading", { name: "Result", exact: true }).waitFor();
  await detail.getByRole("listitem").filter({ hasText: "on Operating" }).waitFor();
  expect(await detail.getByRole("list").getByRole("listitem").allInnerTexts()).toEqual([
    "✓ 200 POST /accounts Operating",
    expect.stringMatching(/^✓ 200 POST \/cards Card \.\.\d{4} on Operating$/),
    expect.stringMatching(/POST \/simulations\/card_authorizations[\s\S]*cvv2_mismatch See why it was declined/),
  ]);
  await detail.getByRole("link", { name: "See why it was declined" }).click();
  await page.getByText("The presented verification code is not the Card's.").first().waitFor();
});

test("the Coverage screen lists the names that are reached, each with its program", async () => {
  const { page } = await openInspector({ seed: declinesSeed, path: "/coverage" });
  await page.getByLabel("Filter by reach").selectOption("reached");
  await page.getByText("3 names are reached.").waitFor();
  await page.getByRole("row", { name: "card suspected_fraud" }).click();
  const detail = page.getByRole("region", { name: "Detail" });
  await detail.getByText("✓ reached").waitFor();
  await detail.getByText("decline_reason").waitFor();
  await page.getByLabel("Filter by text").fill("nothing like this");
  await page.getByRole("button", { name: "Show all that are reached" }).click();
  await page.getByText("3 names are reached.").waitFor();
});

test("the Coverage screen says why a program cannot run in the bank", async () => {
  const { page } = await openInspector({ path: "/coverage/errors%20environment_mismatch_error" });
  await page.getByText('The bank must have been opened with {"environment":"live"}.').waitFor();
  await page.getByRole("button", { name: "Trigger it in this bank" }).click();
  await page.getByRole("alert").getByText("environment").waitFor();
});

test("the Coverage screen says that no program has a name", async () => {
  const { page } = await openInspector({ path: "/coverage/reasons%20nothing" });
  await page.getByText('There is nothing to trigger with the name "reasons nothing"').waitFor();
});

test("the Coverage screen lists the transitions of a state machine, and leads to those that are not reached", async () => {
  const { page } = await openInspector({ seed: declinesSeed, path: "/coverage" });
  await page.getByRole("link", { name: "States 8 of 177" }).click();
  await page.getByText("1 of 109 transitions are reached.").waitFor();
  await page.getByRole("row", { name: /inbound_ach_transfer\.status 2 of 4 1 of 3/ }).click();
  const detail = page.getByRole("region", { name: "Detail" });
  await detail.getByText("2 of 4 states and 1 of 3 transitions are reached.").waitFor();
  await detail.getByRole("row", { name: "pending declined reached" }).waitFor();
  await detail.getByRole("link", { name: /^trigger it *: pending to accepted$/ }).click();
  await page.getByRole("button", { name: "Trigger it in this bank" }).click();
  await page.getByText("✓ reached").waitFor();
});

test("the Coverage screen counts the names that this bank itself has reached", async () => {
  const { page, api } = await openInspector({ seed: declinesSeed, path: "/coverage?of=bank" });
  const tally = (text: string) => page.getByRole("link", { name: text });
  await tally("Endpoints 0 of 106").waitFor();
  await page.getByText("No request has reached anything yet.").waitFor();
  await api("/accounts", { name: "One more" });
  await tally("Endpoints 1 of 106").waitFor();
  await page.getByLabel("Reached by").selectOption("server");
  await tally("Endpoints 0 of 106").waitFor({ state: "detached" });
});

test("the Coverage screen of an earlier instant triggers nothing", async () => {
  const { page } = await openInspector({
    seed: declinesSeed,
    path: "/coverage/reasons%20card_decline.cvv2_mismatch?at=4",
  });
  await page.getByText('presented: { cvv2: "000" }').waitFor();
  for (const where of ["in a fork", "in this bank"]) {
    expect(await page.getByRole("button", { name: `Trigger it ${where}` }).isDisabled()).toBe(true);
  }
});

test("the Coverage screen works by keyboard", async () => {
  const { page } = await openInspector({ seed: declinesSeed, path: "/coverage?kind=errors" });
  await page.getByLabel("Filter by text").focus();
  await press(page, "Tab", "j", "Enter");
  await page.getByRole("button", { name: "Trigger it in a fork" }).waitFor();
  await press(page, "Tab", "Tab", "Tab", "Tab");
  expect(await focusedText(page)).toBe("Trigger it in a fork");
  await press(page, "Enter");
  await page.getByRole("heading", { name: "Result in the fork" }).waitFor();
});

test("axe finds nothing on the Coverage screen in either colour scheme", async () => {
  const { page } = await openInspector({ seed: declinesSeed, path: "/coverage" });
  await page.getByRole("link", { name: "Reasons" }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("row", { name: "ACH ach_route_canceled" }).click();
  await page.getByRole("button", { name: "Trigger it in a fork" }).click();
  await page.getByRole("heading", { name: "Result in the fork" }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: /^States/ }).click();
  await page
    .getByRole("row", { name: /card\.status/ })
    .first()
    .click();
  await page.getByRole("table", { name: /^Transitions of/ }).waitFor();
  await expectNoAxeViolations(page);
});
