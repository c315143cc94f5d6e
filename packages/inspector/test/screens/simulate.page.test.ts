import type { Page } from "playwright-core";
import { defineSeed } from "sandbank";
import { describe, expect, test } from "vitest";
import { formTables } from "../../src/generated/forms.ts";
import type { FormField } from "../../src/tables/form-table.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { bankSeed } from "../support/bank-seed.ts";
import { type Inspector, openInspector } from "../support/inspector.ts";
import { focusedText, press } from "../support/keys.ts";
import { prepareCall } from "../support/programs.ts";
import { expectScreenshot } from "../support/screenshot.ts";

const authorizations = "simulations.cardAuthorizations.create";
const simulations = formTables.filter(({ operation }) => operation.startsWith("simulations."));

async function firstId({ api }: Inspector, list: string): Promise<string> {
  const { data } = (await api(list)) as { readonly data: readonly { readonly id: string }[] };
  return data[0]?.id ?? "";
}

async function unfold(page: Page): Promise<void> {
  const folded = page.locator(".simulation form details:not([open]) > summary");
  while ((await folded.count()) > 0) await folded.first().click();
}

const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true }).click();

/** Enters a value as a user does: a choice from a menu, an amount in dollars, the elements of a list one by one. */
async function enter(page: Page, field: FormField, path: string, value: unknown): Promise<void> {
  if (field.kind === "object" && field.fields.length > 0) {
    for (const inner of field.fields) {
      const part = (value as Readonly<Record<string, unknown>>)[inner.key];
      if (part !== undefined) await enter(page, inner, `${path}.${inner.key}`, part);
    }
  } else if (field.kind === "list") {
    for (const [index, element] of (value as readonly unknown[]).entries()) {
      await page
        .getByRole("group", { name: path, exact: true })
        .getByRole("button", { name: /^Add to/ })
        .click();
      await unfold(page);
      await enter(page, field.item, `${path}.${index}`, element);
    }
  } else {
    if (field.kind === "id")
      await page.locator(`select[name="${path}"] option[value="${value}"]`).waitFor({ state: "attached" });
    const control = page.locator(`[name="${path}"]`);
    const text = field.kind === "cents" ? (Number(value) / 100).toFixed(2) : String(value);
    const isMenu = await control.evaluate((element) => element.tagName === "SELECT");
    await (isMenu ? control.selectOption(text) : control.fill(text));
  }
}

describe("Simulate", () => {
  test("every form is built from the contract, and the bank accepts its entries", async () => {
    const inspector = await openInspector({ path: "/simulate" });
    const { page } = inspector;
    await expect.poll(() => page.locator(".directory a").count()).toBe(simulations.length);
    for (const { operation, hasId, fields } of simulations) {
      // A second Program would make programs fail that do not name one.
      await inspector.admin("/reset", {});
      const { id, params } = await prepareCall(operation, inspector);
      await page.evaluate((name) => {
        location.hash = `#/simulate/${name}`;
      }, operation);
      await page.locator(".simulation form").waitFor();
      await unfold(page);
      for (const field of fields) {
        const isGroup = field.kind === "list" || (field.kind === "object" && field.fields.length > 0);
        const shown = isGroup ? `[role="group"][aria-label="${field.key}"]` : `[name="${field.key}"]`;
        await page.locator(shown).waitFor();
        const value = hasId && field === fields[0] ? id : params[field.key];
        if (value !== undefined) await enter(page, field, field.key, value);
      }
      const responded = page.waitForResponse((response) => response.url().includes("/simulations/"));
      await send(page);
      const response = await responded;
      expect(response.status(), `${operation}: ${await response.text()}`).toBe(200);
      expect(response.request().postDataJSON() ?? {}, operation).toEqual(params);
      await page.getByRole("heading", { name: "Result" }).waitFor();
    }
  });

  test("a declined payment leads to the Declined Transaction and its reason", async () => {
    const inspector = await openInspector({ seed: bankSeed, path: `/simulate/${authorizations}` });
    const { page } = inspector;
    await page.locator('[name="amount"]').fill("60");
    await page.getByText("Sent as 6000 cents.").waitFor();
    await unfold(page);
    const reason = page.locator('[name="decline_reason"]');
    expect(await reason.innerText()).toContain("insufficient_funds: The available balance does not cover the amount.");
    await reason.selectOption("insufficient_funds");
    await send(page);
    await page.getByText("✕ declined insufficient_funds, $60.00 at").waitFor();
    await page.locator("code", { hasText: /^insufficient_funds$/ }).waitFor();
    const declined = await firstId(inspector, "/declined_transactions");
    await page.getByTitle(declined).first().waitFor();
  });

  test("an id is chosen from the objects of the bank, which are shown with their names", async () => {
    const inspector = await openInspector({ seed: bankSeed, path: "/simulate/simulations.interestPayments.create" });
    const { page } = inspector;
    const id = await firstId(inspector, "/accounts");
    const menu = page.locator('select[name="account_id"]');
    await menu.locator("optgroup").waitFor({ state: "attached" });
    const options = () =>
      menu
        .locator("option")
        .evaluateAll((all) => all.map((option) => [(option as HTMLOptionElement).value, option.textContent]));
    await expect.poll(options).toEqual([
      ["", "Choose one"],
      [id, "Operating"],
      [expect.stringMatching(/^account_/), "<img src=x onerror=alert(1)>"],
      ["other", "Enter another id"],
    ]);
    await expect.poll(() => menu.inputValue()).toBe(id);
    expect(await menu.getAttribute("title")).toBe(id);
    await expect.poll(() => page.locator(".code").innerText()).toContain(id);
  });

  test("the only candidate of a required id is chosen, and another id can be entered", async () => {
    const inspector = await openInspector({ seed: bankSeed, path: `/simulate/${authorizations}` });
    const { page } = inspector;
    const control = page.locator('[name="card_id"]');
    await expect.poll(() => control.inputValue()).toBe(await firstId(inspector, "/cards"));
    const chosen = () => control.locator("option:checked").innerText();
    await expect.poll(chosen).toMatch(/^Card \.\.\d{4} on Operating$/);
    await control.selectOption("Enter another id");
    await control.fill("card_00000000000000000000");
    await page.locator('[name="amount"]').fill("5");
    await send(page);
    await page.getByRole("alert").getByText("card_00000000000000000000").waitFor();
    await page.getByRole("button", { name: "Choose from the list" }).click();
    expect(await control.inputValue()).toBe("card_00000000000000000000");
    await control.selectOption("");
    expect(await control.inputValue()).toBe("");
  });

  test("a card payment begins with the card that is used most, an amount and the merchant, and Enter sends it", async () => {
    const inspector = await openInspector({ seed: bankSeed, path: `/simulate/${authorizations}` });
    const { page } = inspector;
    const shown = page.locator(".simulation form > .field :is(input, select)");
    const names = () => shown.evaluateAll((all) => all.map((control) => (control as HTMLInputElement).name));
    await expect.poll(names).toEqual(["card_id", "amount", "merchant_descriptor"]);
    await page.getByText("More about the merchant").waitFor();
    await expect.poll(() => page.locator('[name="card_id"]').inputValue()).toMatch(/^card_/);
    await press(page, "Enter");
    await page.getByText(/^✓ held \$25\.00 at /).waitFor();
    await page.getByText(/^Operating: available \$[\d.,]+ before, \$[\d.,]+ after$/).waitFor();
    const effects = page.getByRole("list", { name: "Effects" });
    await effects.getByText("$25.00 from Operating to Operating on hold").waitFor();
    await effects.getByText("card_payment.created", { exact: true }).waitFor();
  });

  test("the result of a decline has the rule, and a button that sends the largest amount that passes", async () => {
    const inspector = await openInspector({ seed: bankSeed, path: `/simulate/${authorizations}` });
    const { page } = inspector;
    await expect.poll(() => page.locator('[name="card_id"]').inputValue()).toMatch(/^card_/);
    await page.locator('[name="amount"]').fill("9999999");
    await send(page);
    await page.getByText(/^At most \$[\d.,]+ would have been approved instead of/).waitFor();
    await page.getByText(/rules in order, and rule \d+ decides/).waitFor();
    await page.getByRole("button", { name: /^Try \$/ }).click();
    await page.getByText(/^✓ held \$/).waitFor();
    await page.getByText(/ before, \$0\.00 after$/).waitFor();
    await expect.poll(() => focusedText(page)).toBe("Send");
  });

  test("the list of simulations begins with those that people use most, and a filter finds the others", async () => {
    const { page } = await openInspector({ path: "/simulate" });
    const links = page.locator(".directory a");
    await expect.poll(() => links.count()).toBe(simulations.length);
    expect(await links.first().innerText()).toBe("Card payment");
    await page.getByRole("searchbox", { name: "Filter the simulations" }).fill("return ach");
    await expect.poll(() => links.allInnerTexts()).toEqual(["Return an ACH Transfer"]);
  });

  test("objects that share a name are told apart by their ids, and a state is named that new objects do not have", async () => {
    const seed = defineSeed({
      steps: ["open", "open", "closed"].flatMap((state, index) => [
        { call: "accounts.create", params: { name: "Operating" }, as: `account${index}` },
        ...(state === "open" ? [] : [{ call: "accounts.close", id: { $ref: `account${index}.id` } } as const]),
      ]),
    });
    const { page } = await openInspector({ seed, path: "/simulate/simulations.interestPayments.create" });
    const labels = () => page.locator('select[name="account_id"] optgroup option').allInnerTexts();
    await expect
      .poll(labels)
      .toEqual([
        expect.stringMatching(/^Operating, closed, account_\w{4}…$/),
        expect.stringMatching(/^Operating, account_\w{4}…$/),
        expect.stringMatching(/^Operating, account_\w{4}…$/),
      ]);
  });

  test("the result comes into view in a narrow window, says the new state, and Send keeps the focus", async () => {
    const seed = defineSeed({
      steps: [
        { call: "accounts.create", params: { name: "Operating" }, as: "account" },
        { call: "accountNumbers.create", params: { account_id: { $ref: "account.id" }, name: "Incoming" } },
      ],
    });
    const { page } = await openInspector({
      seed,
      path: "/simulate/simulations.inboundAchTransfers.create?f.amount=45",
      width: 390,
    });
    await expect.poll(() => page.locator('[name="account_number_id"]').inputValue()).toMatch(/^account_number_/);
    await send(page);
    await page.getByText("✓ accepted").waitFor();
    const result = page.getByRole("region", { name: "Result" });
    await result.getByRole("link", { name: "Inbound ACH credit of $45.00" }).first().waitFor();
    await expect.poll(() => result.evaluate((panel) => panel.getBoundingClientRect().top < innerHeight / 2)).toBe(true);
    await expect.poll(() => focusedText(page)).toBe("Send");
    await expectNoAxeViolations(page);
  });

  test("a required field that is empty is named, and nothing is sent", async () => {
    const { page, api } = await openInspector({ seed: bankSeed, path: `/simulate/${authorizations}` });
    const before = await api("/card_payments");
    await page.locator('[name="amount"]').fill("");
    await send(page);
    await page.getByText("✕ amount is required").waitFor();
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe("amount");
    expect(await api("/card_payments")).toEqual(before);
  });

  test("an error of the bank is shown beside its field, also in a folded group", async () => {
    const inspector = await openInspector({ seed: bankSeed, path: `/simulate/${authorizations}` });
    const { page } = inspector;
    await page.locator('[name="amount"]').fill("-5");
    await unfold(page);
    await page.locator('[name="presented.cvv2"]').fill("12");
    await send(page);
    await page.getByText("✕ amount must be at least 1; −$5.00 is -500 cents", { exact: true }).waitFor();
    await page.getByText(/✕ cvv2 must/).waitFor();
    expect(await page.locator('[name="presented.cvv2"]').getAttribute("aria-invalid")).toBe("true");
    expect(await page.getByText(/must be at least/).count()).toBe(1);
    await page.locator('[name="amount"]').fill("20000000");
    await send(page);
    await page
      .getByText("✕ amount must be at most 1000000000; $20,000,000.00 is 2,000,000,000 cents", { exact: true })
      .waitFor();
  });

  test("a text that is no amount is named beside the field, and nothing is sent", async () => {
    const { page, api } = await openInspector({ seed: bankSeed, path: `/simulate/${authorizations}` });
    const before = await api("/card_payments");
    await page.locator('[name="amount"]').fill("60,00");
    await send(page);
    await page.getByText('✕ "60,00" is not an amount. Write dollars, such as 12.50.', { exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe("amount");
    expect(await api("/card_payments")).toEqual(before);
  });

  test("the network sends a simulation too, by the call that also works in a live bank", async () => {
    const inspector = await openInspector({ seed: bankSeed, path: "/simulate/simulations.interestPayments.create" });
    const { page } = inspector;
    await expect
      .poll(() => page.locator('[name="account_id"]').inputValue())
      .toBe(await firstId(inspector, "/accounts"));
    await page.locator('[name="amount"]').fill("5");
    await page.getByLabel("Send as").selectOption("network");
    await page.getByLabel("TypeScript").check();
    await page.getByText("bank.network.interestPayments.create({").waitFor();
    await page.getByLabel("curl").check();
    await page.getByText("/_sandbank/call").waitFor();
    await send(page);
    await page.getByText(/^\+\$(?:5|10)\.00/).waitFor();
    const { steps } = (await inspector.admin("/trace?last=5")) as {
      readonly steps: readonly { readonly side?: string }[];
    };
    expect(steps.map(({ side }) => side)).toContain("network");
  });

  test("the request is shown as curl, TypeScript and a command", async () => {
    const inspector = await openInspector({ seed: bankSeed, path: "/simulate/simulations.interestPayments.create" });
    const { page } = inspector;
    const id = await firstId(inspector, "/accounts");
    await page.locator('[name="account_id"]').selectOption(id);
    await page.locator('[name="amount"]').fill("5");
    const code = page.locator(".code");
    await expect.poll(() => code.innerText()).toContain("/simulations/interest_payments");
    expect(await code.innerText()).toContain('"amount": 500');
    await page.getByLabel("TypeScript").check();
    expect(await code.innerText()).toBe(
      `await client.simulations.interestPayments.create({\n  account_id: "${id}",\n  amount: 500\n});`,
    );
    await page.getByLabel("CLI").check();
    expect(await code.innerText()).toBe(
      `sandbank call simulations.interestPayments.create account_id=${id} amount=500`,
    );
  });

  test("a link opens a form with its entries", async () => {
    const { page } = await openInspector({
      path: `/simulate/${authorizations}?f.amount=12.34&f.presented.cvv2=123&f.decline_reason=group_locked`,
    });
    expect(await page.locator('[name="amount"]').inputValue()).toBe("12.34");
    expect(await page.locator('[name="presented.cvv2"]').isVisible()).toBe(true);
    await page.getByText("Groups of Accounts cannot be locked").waitFor();
  });

  test("an id field without objects to choose from leads to where one is created", async () => {
    const { page } = await openInspector({ path: `/simulate/${authorizations}` });
    await page.getByText("This bank has no Cards yet").getByRole("link").click();
    await page.getByRole("button", { name: "Create an example: Card" }).click();
    await page.getByText("1 Card, newest first").waitFor();
  });

  test("the Simulate screen says that there is no form of a name", async () => {
    const { page } = await openInspector({ path: "/simulate/simulations.nothing" });
    await page.getByText('There is no simulation "simulations.nothing".').waitFor();
    await page.getByRole("link", { name: "All simulations" }).click();
    await page.getByRole("link", { name: "Inbound wire" }).waitFor();
  });

  test("the Simulate screen works by keyboard", async () => {
    const inspector = await openInspector({ seed: bankSeed, path: "/simulate" });
    const { page } = inspector;
    await page.getByRole("link", { name: "Interest payment" }).focus();
    await press(page, "Enter");
    await page.locator('[name="account_id"] optgroup').waitFor({ state: "attached" });
    await expect.poll(() => page.locator('[name="account_id"]').inputValue()).toMatch(/^account_/);
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe("amount");
    await page.keyboard.type("10");
    await press(page, "Enter");
    await page.getByText(/^\+\$(?:5|10)\.00/).waitFor();
    await page.getByRole("link", { name: "Show in log" }).focus();
    await expect.poll(() => focusedText(page)).toBe("Show in log");
  });

  test("axe finds nothing on the Simulate screen in either colour scheme, folded and unfolded", async () => {
    const inspector = await openInspector({ seed: bankSeed, path: "/simulate" });
    const { page } = inspector;
    await expectNoAxeViolations(page);
    await page.getByRole("link", { name: "Card payment", exact: true }).click();
    await page.locator('[name="amount"]').waitFor();
    await expectNoAxeViolations(page);
    await unfold(page);
    await page.getByRole("button", { name: "Add to scheme_fees" }).click();
    await send(page);
    await page.getByText("✕ amount is required").first().waitFor();
    await expectNoAxeViolations(page);
  });

  test.each([["light", 1280]] as const)("the Simulate screen looks as it did, %s at %i px", async (scheme, width) => {
    const { page } = await openInspector({
      ...{ seed: bankSeed, scheme, width },
      path: `/simulate/${authorizations}?f.amount=60.00&f.decline_reason=insufficient_funds`,
    });
    await page.getByText("Sent as 6000 cents.").waitFor();
    // The command of curl contains the port of the server.
    await page.getByLabel("TypeScript").check();
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByText("✓ live").waitFor();
    await expectScreenshot(page, `simulate-${scheme}-${width}`);
  });
});
