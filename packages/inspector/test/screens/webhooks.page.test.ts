import { expect, test } from "vitest";
import { yearSeed } from "../../../../tests/support/year-seed.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { manyHolds } from "../support/bank-seed.ts";
import { eventsSeed } from "../support/events-seed.ts";
import { openInspector } from "../support/inspector.ts";
import { focusedText, press } from "../support/keys.ts";
import { startReceiver } from "../support/receiver.ts";
import { expectScreenshot } from "../support/screenshot.ts";

interface Created {
  readonly id: string;
}

test("the screen Webhooks shows how each Event was delivered, and a resend that succeeds", async () => {
  const receiver = await startReceiver();
  const { page, api } = await openInspector({ path: "/webhooks" });
  await page.getByText("This bank has no Events.").waitFor();
  const { id } = (await api("/event_subscriptions", { url: receiver.url })) as Created;
  await page.getByText("1 Event, newest first").waitFor();
  receiver.status = 500;
  receiver.body = "<b>no handler</b>";
  await api("/accounts", { name: "Operating" });
  await page.getByRole("row", { name: "account.created" }).getByText("gave up, 500").click();
  const detail = page.getByRole("region", { name: "Detail" });
  await detail.getByText("Status 500 (after").waitFor();
  await detail.getByText("<b>no handler</b>").waitFor();
  await detail.getByText(`POST ${receiver.url}`).waitFor();
  await detail.getByText("webhook-signature").waitFor();
  receiver.status = 200;
  await detail.getByRole("button", { name: "Resend", exact: true }).click();
  await detail.getByText("1 sent again: 1 delivered").waitFor();
  await expect.poll(() => focusedText(page)).toBe("Resend");
  await detail.getByRole("row", { name: "delivered, 200" }).waitFor();
  await detail.getByText("Attempt 2, sent again,").waitFor();
  await detail.getByRole("row", { name: "failed, 500" }).click();
  await detail.getByText("Attempt 1, on schedule,").waitFor();
  await page.reload();
  await detail.getByText("Attempt 1, on schedule,").waitFor();
  await detail.getByText("about Operating").waitFor();
  await detail
    .getByRole("link", { name: receiver.url.slice("http://".length) })
    .first()
    .click();
  await expect.poll(() => page.url()).toContain(`#/webhooks/${id}`);
});

test("a failed delivery is sent again to that one subscription, or to all", async () => {
  const receivers = [await startReceiver(), await startReceiver()] as const;
  for (const receiver of receivers) receiver.status = 500;
  const { page, api } = await openInspector({ path: "/webhooks" });
  for (const { url } of receivers) await api("/event_subscriptions", { url });
  await api("/accounts", { name: "Operating" });
  await page.getByRole("row", { name: "account.created" }).click();
  const detail = page.getByRole("region", { name: "Detail" });
  const item = (url: string) => detail.getByRole("listitem").filter({ hasText: url.slice("http://".length) });
  await item(receivers[0].url).getByText("✕ gave up").waitFor();
  await item(receivers[1].url).getByText("✕ gave up").waitFor();
  receivers[0].status = 200;
  await item(receivers[0].url).getByRole("button", { name: "Resend", exact: true }).click();
  await item(receivers[0].url).getByText("1 sent again: 1 delivered").waitFor();
  await page.getByRole("row", { name: "account.created" }).getByText("1 of 2 delivered").waitFor();
  await item(receivers[0].url).getByText("✓ delivered").waitFor();
  await item(receivers[1].url).getByText("✕ gave up").waitFor();
  await detail.getByRole("button", { name: "Resend to all" }).click();
  await detail.getByText("2 sent again: 1 delivered, 1 failed (500)").waitFor();
});

test("the screen Webhooks shows the time and the object of each Event at 390 px, also at the end of a long list", async () => {
  const { page } = await openInspector({ seed: manyHolds, path: "/webhooks", width: 390 });
  await page.getByText("Latest 100 Events").waitFor();
  await expect
    .poll(async () => (await page.locator("main tbody tr").first().innerText()).replace(/\s+/g, " "))
    .toMatch(/^(?:Hold of|Card payment of) \$0\.01.* 1 Jan, 00:00:00 \w+\.created/);
  await press(page, "j", "End");
  const last = page.locator('main tr[aria-rowindex="101"]');
  await expect.poll(() => last.evaluate((row) => row === document.activeElement)).toBe(true);
  const [row, frame] = [await last.boundingBox(), await page.locator("main .table").boundingBox()];
  expect(row?.height).toBe(54);
  expect((row?.y ?? 0) + 54).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
  await press(page, "Home");
  await expect.poll(() => focusedText(page)).toMatch(/pending_transaction.created|card_payment.created/);
});

test("the screen Webhooks filters Events by category and by object", async () => {
  const { page, api } = await openInspector({ seed: eventsSeed, path: "/webhooks" });
  await page.getByText("7 Events, newest first").waitFor();
  await page.getByLabel("Filter by category").selectOption("card.created");
  await page.getByText("1 Event, newest first").waitFor();
  await expect.poll(() => page.url()).toContain("category=card.created");
  await page.getByLabel("Filter by category").selectOption("entity.updated");
  await page.getByText("No Event matches the filters.").waitFor();
  await page.getByRole("button", { name: "Clear the filters" }).click();
  const { data } = (await api("/cards")) as { data: Created[] };
  await page.getByLabel("Filter by the id of the object").fill(data[0]?.id ?? "");
  // What is typed stays while the bank changes.
  await api("/accounts", { name: "Payroll" });
  await page.getByText("8 Events, newest first").waitFor();
  await press(page, "Enter");
  await page.getByText("1 Event, newest first").waitFor();
});

test("the failures of a subscription lead to its failed Events, and the filter to those of all", async () => {
  const receiver = await startReceiver();
  receiver.status = 500;
  const { page, api } = await openInspector({ path: "/webhooks?show=subscriptions" });
  await api("/event_subscriptions", { url: receiver.url });
  await api("/accounts", { name: "Operating" });
  await page.getByRole("link", { name: "2 gave up" }).click();
  await page.getByText("2 Events, newest first").waitFor();
  receiver.status = 200;
  await api("/accounts", { name: "Payroll" });
  await page.getByText("2 of 3 Events").waitFor();
  await page.getByLabel("Filter by delivery").selectOption("delivered");
  await page.getByText("1 of 3 Events").waitFor();
  await page.getByLabel("Filter by delivery").selectOption("retrying");
  await page.getByText("No Event matches the filters.").waitFor();
});

test("the subscriptions count the deliveries of all Events, and the page asks before it sends more than 50 again", async () => {
  const receiver = await startReceiver();
  receiver.status = 503;
  const { page, admin } = await openInspector({
    seed: yearSeed(receiver.url),
    path: "/webhooks?show=subscriptions",
    width: 390,
  });
  await page.getByText("3 subscriptions, newest first").waitFor();
  const { counts } = (await admin("/deliveries?limit=0")) as { counts: { failed: number }[] };
  expect(Math.max(...counts.map(({ failed }) => failed))).toBeGreaterThan(100);
  for (const { failed } of counts) await page.getByRole("link", { name: `${failed} gave up` }).waitFor();
  receiver.status = 200;
  await page.getByRole("link", { name: "Events", exact: true }).click();
  await page.getByRole("button", { name: /^Resend \d+ deliveries$/ }).click();
  await page.getByText(/^Send \d+ webhooks again\?$/).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => focusedText(page)).toMatch(/^Resend \d+ deliveries$/);
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByLabel("Filter by delivery").waitFor();
  await page.getByRole("link", { name: "Subscriptions", exact: true }).click();
  await page.getByRole("button", { name: "+1 d" }).click();
  const row = page.getByRole("row", { name: new RegExp(`^${receiver.url.slice("http://".length)} `) });
  await row.getByRole("link", { name: /delivered$/ }).click();
  await page.getByText(/of \d+ Events/).waitFor();
});

test("failures are grouped by receiver and cause, and a resend sends exactly those of the shown group", async () => {
  const receivers = [await startReceiver(), await startReceiver()] as const;
  const { page, api } = await openInspector({ path: "/webhooks" });
  const [broken, busy] = receivers;
  broken.status = 500;
  busy.status = 503;
  for (const { url } of receivers) await api("/event_subscriptions", { url });
  for (const name of ["Operating", "Payroll"]) await api("/accounts", { name });
  const at = ({ url }: typeof broken, count: number) =>
    `at ${url.slice("http://".length)} ${count} gave up first 1 Jan`;
  const groups = page.getByRole("list", { name: "Failing deliveries by receiver and cause" });
  await groups.getByRole("link", { name: `500 ${at(broken, 4)}` }).waitFor();
  await page.getByRole("button", { name: "Resend 7 deliveries" }).waitFor();
  await groups.getByRole("link", { name: `503 ${at(busy, 3)}` }).click();
  await page.getByText(/^3 of \d Events/).waitFor();
  await expectNoAxeViolations(page);
  broken.status = 200;
  busy.status = 200;
  await page.getByRole("button", { name: "Resend 3 deliveries" }).click();
  await page.getByText("3 sent again: 3 delivered").first().waitFor();
  await groups.getByRole("link", { name: `503 ${at(busy, 3)}` }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Clear the filters" }).click();
  await page.getByRole("button", { name: "Resend 4 deliveries" }).waitFor();
  await page.getByRole("link", { name: /^Log/ }).click();
  await page.getByRole("row", { name: "3 sent again: 3 delivered" }).click();
  await page.getByRole("link", { name: "Show each attempt" }).click();
  await page.getByText(/^3 rows of /).waitFor();
});

test("a subscription has its failures, a resend of its own, and the Events that it was sent", async () => {
  const receiver = await startReceiver();
  receiver.status = 500;
  const { page, api } = await openInspector({ path: "/webhooks?show=subscriptions" });
  await api("/accounts", { name: "Before" });
  await api("/event_subscriptions", { url: receiver.url });
  await api("/accounts", { name: "Operating" });
  await page.getByRole("row", { name: "/hooks" }).click();
  const detail = page.getByRole("region", { name: "Detail" });
  await detail.getByRole("link", { name: "500 2 gave up first 1 Jan" }).waitFor();
  receiver.status = 200;
  await detail.getByRole("button", { name: "Resend 2 deliveries" }).click();
  await detail.getByText("2 sent again: 2 delivered").waitFor();
  await detail.getByRole("link", { name: "Events that it was sent" }).click();
  await page.getByText("2 of 3 Events").waitFor();
});

test("the subscriptions have their status and their failures, and the secret is hidden until the user asks", async () => {
  const { page } = await openInspector({ seed: eventsSeed, path: "/webhooks?show=subscriptions" });
  await page.getByText("2 subscriptions, newest first").waitFor();
  expect(await page.locator("main").innerText()).not.toContain("token=private");
  // Beside deliveries that failed, it would read as a success.
  expect(await page.getByRole("row", { name: "127.0.0.1:9/hooks" }).innerText()).not.toContain("active");
  await page.getByRole("row", { name: "127.0.0.1:9/hooks" }).click();
  const detail = page.getByRole("region", { name: "Detail" });
  await detail.getByRole("button", { name: "Show the secret" }).waitFor();
  expect(await page.content()).not.toContain("private-secret");
  await detail.getByRole("button", { name: "Show the secret" }).click();
  await detail.getByText("private-secret").waitFor();
  await detail.getByRole("button", { name: "Hide the secret" }).click();
  await detail.getByText("private-secret").waitFor({ state: "detached" });
});

test("a subscription names the command that checks its receiver", async () => {
  const { page } = await openInspector({ path: "/webhooks?show=subscriptions" });
  await page.getByText("No URL is subscribed").waitFor();
  await page.getByLabel("URL", { exact: true }).fill("not a URL");
  await page.getByRole("button", { name: "Subscribe", exact: true }).click();
  await page.getByText("must be an absolute http(s) URL").waitFor();
  await page.getByLabel("URL", { exact: true }).fill("http://127.0.0.1:9/hooks");
  await page.getByRole("button", { name: "Subscribe", exact: true }).click();
  await page.getByText("1 subscription, newest first").waitFor();
  await page.getByRole("row", { name: "/hooks" }).click();
  await page.getByText(/^sandbank verify-receiver event_subscription_\w+$/).waitFor();
});

test("the screen Webhooks works by keyboard", async () => {
  const { page } = await openInspector({ seed: eventsSeed, path: "/accounts" });
  await page.getByText("✓ live").waitFor();
  await press(page, "g", "w");
  await page.getByText("7 Events, newest first").waitFor();
  await press(page, "j", "End", "Enter");
  await page.getByRole("region", { name: "Detail" }).getByText("event_subscription.created").first().waitFor();
  await page.getByRole("button", { name: /^Resend$/ }).focus();
  await press(page, "Enter");
  await page
    .getByText(/^1 sent again: /)
    .first()
    .waitFor();
  await press(page, "Escape");
  await page.getByRole("region", { name: "Detail" }).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Subscriptions", exact: true }).focus();
  await press(page, "Enter");
  await page.getByText("2 subscriptions, newest first").waitFor();
  await page.getByLabel("URL", { exact: true }).focus();
  await press(page, "Tab");
  await expect.poll(() => focusedText(page)).toBe("Subscribe");
});

test("axe finds nothing on the screen Webhooks in either colour scheme", async () => {
  const { page } = await openInspector({ seed: eventsSeed, path: "/webhooks" });
  await page.getByText("7 Events, newest first").waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("row", { name: "card.created" }).click();
  await page.getByText(/^connect ECONNREFUSED 127\.0\.0\.1:9 \(after \S+ ms\)$/).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Subscriptions", exact: true }).click();
  await page.getByText("2 subscriptions, newest first").waitFor();
  await page.getByRole("row", { name: "127.0.0.1:9/hooks" }).click();
  await page.getByRole("button", { name: "Show the secret" }).waitFor();
  await expectNoAxeViolations(page);
});

test.each([["light", 1280]] as const)("the screen Webhooks looks as it did, %s at %i px", async (scheme, width) => {
  const { page } = await openInspector({ seed: eventsSeed, path: "/webhooks", scheme, width });
  await page.getByText("7 Events, newest first").waitFor();
  await page.getByText("✓ live").waitFor();
  await expectScreenshot(page, `webhooks-${scheme}-${width}`);
});
