import type { Locator } from "playwright-core";
import { defineSeed } from "sandbank";
import { describe, expect, test } from "vitest";
import { resourceTables } from "../../src/generated/resources.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { bankSeed } from "../support/bank-seed.ts";
import { type Inspector, openInspector } from "../support/inspector.ts";
import { focusedText, press } from "../support/keys.ts";
import { expectScreenshot } from "../support/screenshot.ts";

interface List {
  readonly data: readonly { readonly id: string }[];
}

const rightToLeftSeed = defineSeed({
  steps: [
    { call: "accounts.create", params: { name: "חשבון תפעול" }, as: "account" },
    {
      call: "cards.create",
      params: { account_id: { $ref: "account.id" }, description: "כרטיס משרד" },
      as: "card",
    },
    {
      call: "limits.create",
      params: { model_id: { $ref: "card.id" }, metric: "count", interval: "month", value: 20 },
    },
  ],
});

/** Returns the parts of a text in the order in which they are read, and in which they are seen, and the copied text. */
function ordersOf(element: Element): [string[], string[], string] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const parts: { text: string; top: number; left: number }[] = [];
  while (walker.nextNode() !== null) {
    if (walker.currentNode.textContent === "") continue;
    const range = document.createRange();
    range.selectNode(walker.currentNode);
    // The text may break into lines.
    const { top = 0, left = 0 } = range.getClientRects()[0] ?? {};
    parts.push({ text: walker.currentNode.textContent ?? "", top, left });
  }
  getSelection()?.selectAllChildren(element);
  const isOnOneLine = (one: { top: number }, other: { top: number }) => Math.abs(one.top - other.top) < 8;
  const seen = parts.toSorted((one, other) => (isOnOneLine(one, other) ? one.left - other.left : one.top - other.top));
  return [parts.map(({ text }) => text), seen.map(({ text }) => text), String(getSelection())];
}

async function firstId({ api }: Inspector, list: string): Promise<string> {
  return ((await api(list)) as List).data[0]?.id ?? "";
}

describe("Objects", () => {
  test("a list leads to an object, what belongs to it, what happened to it, and its JSON with linked ids", async () => {
    const inspector = await openInspector({ seed: bankSeed, path: "/objects?type=card" });
    const { page } = inspector;
    await page.getByText("1 Card, newest first").waitFor();
    await page.getByRole("row").nth(1).click();
    await page.getByRole("heading", { name: /^Card \.\.\d{4} on Operating/ }).waitFor();
    await page.getByRole("region", { name: "2 Card Payments" }).getByText("$25.50").waitFor();
    await page.getByText("✓ created").waitFor();
    await page.getByText("JSON", { exact: true }).click();
    const account = await firstId(inspector, "/accounts");
    await page.locator(".json").getByTitle(account).getByRole("link").click();
    await page.getByRole("heading", { name: "Operating" }).waitFor();
    await page.waitForURL((url) => url.href.includes(`#/accounts/${account}`));
    await page.getByRole("link", { name: "All fields" }).click();
    await page.getByRole("heading", { name: /^Operating Account account_/ }).waitFor();
    await page.getByText("2 Accounts, newest first").waitFor();
    await page.waitForURL((url) => url.href.includes(`#/objects/${account}`));
  });

  test("a step leads to its request, and says what became of its webhook", async () => {
    const inspector = await openInspector({ seed: bankSeed, path: "/objects?type=limit" });
    const { page, api } = inspector;
    await api("/event_subscriptions", { url: "http://localhost:9/hooks" });
    const card_id = await firstId(inspector, "/cards");
    await api("/simulations/card_authorizations", { card_id, amount: 12_00, merchant_descriptor: "Cedar Books" });
    await page.evaluate((id) => location.assign(`#/objects/${id}`), await firstId(inspector, "/card_payments"));
    const step = page.getByRole("region", { name: "What happened" }).getByRole("listitem").first();
    await step.getByText(/^✕ webhook gave up|^◔ webhook/).waitFor();
    expect(await step.getAttribute("aria-current")).toBe("step");
    await step.getByRole("link", { name: /2026/ }).click();
    await page.waitForURL(/#\/log\/\d+/);
  });

  test("the facts of an object are in words", async () => {
    const { page } = await openInspector({ seed: bankSeed, path: "/objects?type=card" });
    await page.getByRole("row").nth(1).click();
    const facts = page.getByRole("region", { name: "Facts" });
    await facts.getByRole("link", { name: "Operating" }).waitFor();
    expect(await facts.innerText()).toMatch(/Account\s+Operating\s+Last 4 digits\s+\d{4}\s+Expiration\s+\d\d\/\d{4}/);
  });

  test("an amount stands in dollars beside the cents of the JSON", async () => {
    const { page } = await openInspector({ seed: bankSeed, path: "/objects?type=pending_transaction" });
    await page.getByRole("row").nth(1).click();
    await page.getByText("JSON", { exact: true }).click();
    await page.getByText("amount: -2550 −$25.50").first().waitFor();
  });

  test("a text filters the list, and the page says if nothing has it", async () => {
    const { page } = await openInspector({ seed: bankSeed, path: "/objects?type=card_payment" });
    await page.getByRole("row").nth(1).waitFor();
    await page.getByLabel("Filter by text").fill("no such merchant");
    await page.getByText("No Card Payment matches the filters.").waitFor();
    await page.getByLabel("Filter by text").fill("card_payment_");
    await page.getByRole("row").nth(1).waitFor();
  });

  test.each([
    ["Card Payment", "card_payment"],
    ["hold", "pending_transaction"],
  ])("a card payment is settled from the page of its %s", async (_, type) => {
    const { page, api } = await openInspector({ seed: bankSeed, path: `/objects?type=${type}` });
    await page.getByRole("row").nth(1).click();
    await page.getByRole("button", { name: "Settle…", exact: true }).click();
    expect(await page.getByRole("button", { name: "Release…", exact: true }).count()).toBe(0);
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Settle the hold of $25.50: the money leaves the Account.").waitFor();
    await expect.poll(() => dialog.getByLabel("amount").inputValue()).toBe("25.50");
    await dialog.getByRole("button", { name: "Settle", exact: true }).click();
    await dialog.getByText(/^Operating: available \$[\d.,]+ before, \$[\d.,]+ after$/).waitFor();
    await dialog.getByRole("list", { name: "Effects" }).getByText("transaction.created", { exact: true }).waitFor();
    await expect.poll(() => focusedText(page)).toBe("Done");
    await press(page, "Enter");
    await dialog.waitFor({ state: "detached" });
    expect(((await api("/pending_transactions?status.in=complete")) as List).data).toHaveLength(1);
  });

  test("an ACH debit is submitted, settled and returned by its buttons, and shows its path with the money", async () => {
    const inspector = await openInspector({ seed: bankSeed, path: "/objects?type=ach_transfer" });
    const { page, api } = inspector;
    await api("/ach_transfers", {
      account_id: await firstId(inspector, "/accounts"),
      account_number: "987654321",
      amount: -500_00,
      routing_number: "101050001",
      statement_descriptor: "Rent",
    });
    await page.getByRole("row").nth(1).click();
    const path = page.getByRole("region", { name: "What happened" }).getByRole("listitem");
    const actions = page.getByRole("region", { name: "Actions" }).getByRole("button");
    const texts = async () => (await path.allInnerTexts()).map((text) => text.replace(/\s+/g, " "));
    const at = "Thu 1 Jan 2026, 06:00:00";
    const steps = [`✓ created ${at} +$500.00 held $500.00`];
    for (const [button, step] of [
      ["Submit", `✓ submitted ${at}`],
      ["Settle", `✓ settled ${at} released $500.00`],
      ["Return", `✕ returned ${at} insufficient fund (R01) −$500.00`],
    ] as const) {
      await actions.getByText(`${button}…`, { exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: button, exact: true }).click();
      steps.push(step);
      await expect.poll(texts).toEqual(steps);
      await press(page, "Escape");
    }
    const detail = page.getByRole("region", { name: "Detail" });
    const facts = (await detail.locator("dl").first().innerText()).replace(/\s+/g, " ");
    expect(facts).toBe(
      "Amount $500.00 Direction into the Account, by a debit From account 987654321, routing number 101050001 " +
        "To Operating State returned: insufficient fund (R01)",
    );
    await expect.poll(() => actions.allInnerTexts()).toEqual(["Send a notification of change…"]);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoAxeViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await path.getByRole("link", { name: "−$500.00" }).click();
    await page.getByRole("heading", { name: "Return of Rent" }).waitFor();
  });

  test("filters narrow the list, are part of the URL, and are cleared by one button", async () => {
    const { page } = await openInspector({ seed: bankSeed, path: "/objects?type=account" });
    await page.getByText("2 Accounts, newest first").waitFor();
    await page.locator(".filters > summary").click();
    await page.getByLabel("Status").selectOption("closed");
    await page.getByText("No Account matches the filters.").waitFor();
    await page.waitForURL((url) => url.href.includes("status.in=closed"));
    await page.getByRole("button", { name: "Clear the filters" }).click();
    await page.getByText("2 Accounts, newest first").waitFor();
  });

  test("a list at 390 px says below each name the state and the time of the object", async () => {
    const { page } = await openInspector({ seed: bankSeed, path: "/objects?type=account", width: 390 });
    await page.getByText("2 Accounts, newest first").waitFor();
    const lines = page.locator(".second-line");
    expect(await lines.first().innerText()).toBe("✓ open 1 Jan, 00:00:00");
    await page.evaluate(() => location.assign("#/objects?type=transaction"));
    await page.getByText("1 Transaction, newest first").waitFor();
    expect(await lines.first().innerText()).toBe("1 Jan, 00:00:00");
    const titles = await page.locator("main thead th").innerText();
    expect(titles.replace(/\s+/g, " ")).toBe("Name Amount");
  });

  test("a filter that the bank refuses is explained in the bank's words", async () => {
    const { page } = await openInspector({ seed: bankSeed, path: "/objects?type=account&created_at.before=soon" });
    await page.getByText("query.created_at.before` must be an ISO 8601 instant").waitFor();
  });

  test("a list is read page by page", async () => {
    const seed = defineSeed({
      steps: Array.from({ length: 150 }, (_, index) => ({
        call: "accounts.create" as const,
        params: { name: `Account ${index + 1}` },
      })),
    });
    const { page } = await openInspector({ seed, path: "/objects?type=account" });
    await page.getByText("Latest 100 Accounts").waitFor();
    await press(page, "j", "End");
    await page.getByText("150 Accounts, newest first").waitFor();
  });

  test("100,000 objects are paged by cursor: a page is one request, and a change reads what is on the screen", async () => {
    const seed = defineSeed({
      steps: Array.from({ length: 100_000 }, (_, index) => ({
        call: "accounts.create" as const,
        params: { name: `Account ${index + 1}` },
      })),
    });
    const { page, api } = await openInspector({ seed, path: "/objects?type=account" });
    await page.getByText("Latest 100 Accounts").waitFor();
    await page.getByText("✓ live").waitFor();
    const cursors: (string | null)[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === "/accounts" && request.method() === "GET") cursors.push(searchParams.get("cursor"));
    });
    await press(page, "j");
    const latest = (more: number) => `Latest ${(cursors.length * 100 + 100 + more).toLocaleString("en-US")} Accounts`;
    while (cursors.length < 10) {
      const before = cursors.length;
      await press(page, "End");
      await expect.poll(() => cursors.length).toBeGreaterThan(before);
      // While a page is read, the end of the list requests no other one.
      await expect.poll(async () => await page.getByText(latest(0)).count()).toBe(1);
    }
    const next = latest(1);
    expect(new Set(cursors).size).toBe(cursors.length);
    expect(cursors).not.toContain(null);
    await press(page, "Home");
    expect(await page.getByRole("row").count()).toBeLessThan(100);
    cursors.length = 0;
    await api("/accounts", { name: "Account 100001" });
    await page.getByText(next).waitFor();
    expect(cursors).toEqual([null]);
    await page.locator("main .table").evaluate((table) => {
      table.scrollTop = table.scrollHeight / 2;
    });
    await page.getByText("Account 99461", { exact: true }).waitFor();
    // The bank has changed since both pages that are on the screen were read.
    await expect.poll(() => cursors.length).toBe(3);
    expect(await page.getByRole("row").count()).toBeLessThan(100);
    cursors.length = 0;
    await api("/accounts", { name: "Account 100002" });
    await page.getByText("Latest 1,102 Accounts").waitFor();
    await expect.poll(() => cursors.length).toBe(3);
    expect(cursors[0]).toBe(null);
    await page.getByText("Account 99461", { exact: true }).waitFor();
    expect(cursors).toHaveLength(3);
  });

  test("every type of object has a list, or says how its objects are found, and an example can be created", async () => {
    const inspector = await openInspector({ path: "/objects" });
    const { page } = inspector;
    const types = page.getByRole("combobox", { name: "Type" }).getByRole("option");
    await types.first().waitFor({ state: "attached" });
    const listed = await types.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    for (const { type, plural, isListed } of resourceTables.filter((table) => listed.includes(table.type))) {
      await page.getByRole("combobox", { name: "Type" }).selectOption(type);
      if (!isListed) {
        await page.getByText(`The API has no list of ${plural}.`).waitFor();
        continue;
      }
      await page.getByRole("button", { name: "Create an example" }).or(page.getByRole("grid")).waitFor();
      const create = page.getByRole("button", { name: "Create an example" });
      if (await create.isVisible()) await create.click();
      // The other cells may link to objects that have screens of their own.
      await page.getByRole("row").nth(1).getByRole("gridcell").first().click();
      await page.getByRole("heading", { name: "What happened" }).waitFor();
    }
  });

  test("an id that names nothing is explained in the bank's words", async () => {
    const { page } = await openInspector({ seed: bankSeed, path: "/objects/account_nothing" });
    await page.getByText("account_nothing").nth(1).waitFor();
    await page.locator(".detail .problem").waitFor();
  });

  test("an id of a type that the API does not retrieve is explained", async () => {
    const { page } = await openInspector({ seed: bankSeed, path: "/objects/nothing_1" });
    await page.getByText('The API retrieves no type of object whose ids begin like "nothing_1".').waitFor();
  });

  test("the id and the request of an object are copied", async () => {
    const inspector = await openInspector({ seed: bankSeed });
    const { page } = inspector;
    const id = await firstId(inspector, "/accounts");
    await page.evaluate((account) => {
      location.hash = `#/objects/${account}`;
    }, id);
    await page.getByRole("button", { name: "Copy id" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
    await page.getByRole("button", { name: "Copy as curl" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `curl ${new URL(page.url()).origin}/accounts/${id} \\\n  -H "Authorization: Bearer $SANDBANK_API_KEY"`,
    );
  });

  test("an edit begins with the present values, and sends what was changed", async () => {
    const { page } = await openInspector({ seed: bankSeed, path: "/objects?type=account" });
    await page.getByRole("row").filter({ hasText: "Operating" }).click();
    await page.getByRole("button", { name: "Edit…" }).click();
    const name = page.getByRole("dialog").getByLabel("name");
    await expect.poll(() => name.inputValue()).toBe("Operating");
    await name.fill("Payroll");
    const sent = page.waitForRequest((request) => request.method() === "PATCH");
    await page.getByRole("button", { name: "Save" }).click();
    expect((await sent).postDataJSON()).toEqual({ name: "Payroll" });
  });

  test("an object has a button for each operation that its state allows, which opens the form with its id", async () => {
    const { page } = await openInspector({ seed: bankSeed, path: "/objects?type=card" });
    await page.getByRole("row", { name: /active/ }).click();
    const actions = page.getByRole("region", { name: "Actions" }).getByRole("button");
    await expect
      .poll(() => actions.allInnerTexts())
      .toEqual(["Request an authorization…", "Settle…", "Disable…", "Cancel…", "Edit…", "Create an iframe…"]);
    await page.getByRole("button", { name: "Disable…", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Disable the Card" });
    await dialog.getByText("It will be disabled.").waitFor();
    await expectNoAxeViolations(page);
    await dialog.getByRole("button", { name: "Disable", exact: true }).click();
    await dialog.getByText("– disabled").waitFor();
    await press(page, "Escape");
    await dialog.waitFor({ state: "detached" });
    await page.waitForURL((url) => !url.hash.includes("f."));
    await page.getByRole("button", { name: "Activate…", exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "Disable…", exact: true }).count()).toBe(0);
    await page.getByRole("button", { name: "Cancel…", exact: true }).click();
    await page.getByRole("dialog", { name: "Cancel the Card" }).getByText("This is final.").waitFor();
    expect(await page.getByRole("dialog").locator("input, select").count()).toBe(0);
  });

  test.each(["card", "limit"])(
    "the name of a %s keeps the order of its sentence beside text from right to left, and is copied as text",
    async (type) => {
      const { page } = await openInspector({ seed: rightToLeftSeed, path: `/objects?type=${type}` });
      await page.getByRole("row").nth(1).click();
      await page.getByRole("heading", { name: "כרטיס משרד" }).waitFor();
      const isInOrder = async (name: Locator) => {
        const orders = () => name.locator("bdi").first().evaluate(ordersOf);
        // The list is drawn again when its names have arrived, which ends a selection.
        await expect.poll(async () => (await orders())[2]).toMatch(/כרטיס משרד \.\.\d{4}/);
        const [read, seen] = await orders();
        expect(seen).toEqual(read);
      };
      await isInOrder(page.getByRole("gridcell").first());
      await isInOrder(page.locator(".detail h1"));
      await press(page, "Control+k");
      await page.getByRole("combobox", { name: "Search" }).fill(type === "card" ? "כרטיס" : "limit of");
      await isInOrder(page.getByRole("option", { name: type === "card" ? /^כרטיס/ : /^Limit/ }));
    },
  );

  test("the Objects screen works by keyboard", async () => {
    const { page } = await openInspector({ seed: bankSeed, path: "/objects?type=account" });
    await page.getByText("2 Accounts, newest first").waitFor();
    await page.getByRole("row").nth(1).focus();
    await press(page, "j", "Enter");
    await page.getByRole("heading", { name: /Account account_/ }).waitFor();
    await press(page, "Escape");
    await expect.poll(() => page.getByRole("heading", { name: /Account account_/ }).count()).toBe(0);
    await page.locator(".filters > summary").focus();
    await press(page, "Enter");
    await page.locator(".filters select").first().waitFor();
    await press(page, "Tab");
    await expect.poll(() => page.locator(".filters :focus").inputValue()).toBe("");
  });

  test("axe finds nothing on the Objects screen in either colour scheme", async () => {
    const inspector = await openInspector({ seed: bankSeed, path: "/objects?type=physical_card" });
    const { page } = inspector;
    await page.getByRole("button", { name: "Create an example" }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Create an example" }).click();
    await page.getByRole("row").nth(1).click();
    await page.getByText("✓ shipped").or(page.getByText("shipment")).first().waitFor();
    await page.locator(".filters > summary").click();
    await expectNoAxeViolations(page);
  });

  test.each([["light", 1280]] as const)("the Objects screen looks as it did, %s at %i px", async (scheme, width) => {
    const { page } = await openInspector({ seed: bankSeed, path: "/objects?type=card", scheme, width });
    await page.getByRole("row").nth(1).click();
    await page.getByText("✓ created").waitFor();
    await page.getByText("✓ live").waitFor();
    await expectScreenshot(page, `objects-${scheme}-${width}`);
  });
});
