import { readFileSync } from "node:fs";
import { failureReport } from "@sandbank/testing";
import { expect, test } from "vitest";
import { issueCard } from "../../../examples/spending-app/cards.ts";
import { account, base } from "../../../examples/spending-app/company.ts";
import { printCoverage } from "../src/coverage/print-coverage.ts";
import { selectCoverage } from "../src/coverage/select-coverage.ts";
import { openTestBank } from "../src/test-bank/open-test-bank.ts";
import { allNames, coverageOf } from "./coverage/support.ts";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

/** The only block of a page that is plain text. */
function textOf(page: string): string | undefined {
  return /^```text\n([\s\S]*?)^```$/m.exec(read(page))?.[1];
}

test("the tutorial shows the report of the test that it has the reader break", async () => {
  const name = "explains a payment over the monthly limit";
  expect(read("examples/spending-app/cards.test.ts")).toContain(`test("${name}"`);
  const { bank, client } = openTestBank(base, name, {});
  const card = await issueCard(client, account.id, 500_00);
  bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 400_00 });
  bank.simulations.cardAuthorizations.create({ card_id: card.id, amount: 200_00 });
  expect(failureReport(bank)).toContain(textOf("docs/start/tutorial.md"));
});

test("the guide to coverage shows what the reporter prints with the options of the guide", () => {
  const guide = read("docs/guides/coverage.md");
  const include: string[] = JSON.parse(`${/include: (\[.*?\])/.exec(guide)?.[1]}`);
  const missed = ["reasons wire_decline.account_number_disabled", "reasons wire_decline.no_account_number"];
  const coverage = coverageOf(allNames.filter((each) => !missed.includes(each)));
  expect(`${printCoverage(selectCoverage(coverage, include))}\n`).toBe(textOf("docs/guides/coverage.md"));
});
