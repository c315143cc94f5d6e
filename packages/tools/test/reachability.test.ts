import { readFileSync } from "node:fs";
import { resources } from "@sandbank/contract";
import { type BankError, createBank } from "@sandbank/engine";
import { mailRejections, type Program, printSteps, programs, rails } from "@sandbank/engine/private/reference";
import { describe, expect, test } from "vitest";
import { checkAll } from "../../../tests/support/check-all.ts";
import { forRow, requireRows } from "../../../tests/support/rows.ts";
import { readApi } from "../src/api.ts";
import { readReachable } from "../src/reachability/reachable.ts";
import { reachedIn, run } from "../src/reachability/run.ts";
import { shortestPrograms } from "../src/reachability/shortest.ts";
import { readNeverGiven } from "../src/reference/never-given.ts";
import { linkToReason } from "../src/reference/print-reachability.ts";

const folder = "packages/engine/src/scenarios/programs";
const shown = shortestPrograms(programs);

/**
 * The reasons of all rules, by category. A refusal of the client is the reason of a rule too, but the client decides
 * it.
 */
const ruled = Object.values(rails).flatMap(({ category, rules }) =>
  [...new Set(rules.map(({ reason }) => reason))].map((reason) => {
    return { category, reason, decidedBy: reason === "webhook_declined" ? "client" : "rule" };
  }),
);

describe("the programs of the reference", () => {
  test("the programs of the reference reach every coverage entry", () => {
    const missing = createBank()
      .coverage()
      .unreached.filter((item) => !shown.has(item));
    expect(missing, `items that need a program in ${folder}`).toEqual([]);
  });

  test("each program of the reference is the shortest for at least one coverage entry", () => {
    const used = new Set([...shown.values()].map(({ program }) => program));
    const useless = programs.filter((program) => !used.has(program));
    expect(useless, `programs to remove from ${folder}: others are as short`).toEqual([]);
  });

  test("no program of the reference has an unnecessary step", () => {
    const needless = [...shown].flatMap(([item, { program }]) =>
      program.steps.flatMap((step, index) =>
        reachedBy({ ...program, steps: program.steps.toSpliced(index, 1) }).has(item) ? [{ item, step }] : [],
      ),
    );
    expect(needless, `programs in ${folder} that reach the item without the step: remove it`).toEqual([]);
  });

  test("the programs of the reference do not fail, and leave the bank sound", () => {
    for (const { error, bank } of shown.values()) {
      expect(error).toBeUndefined();
      expect(bank.audit()).toEqual([]);
    }
  });

  test.each(ruled)(
    "the program for $reason of $category is declined because the rule is broken",
    forRow(folder, ({ category, reason, decidedBy }) => {
      const { bank = createBank() } = shown.get(`reasons ${category}.${reason}`) ?? {};
      const explained = bank.declinedTransactions.list().data.map(({ id }) => bank.explain(id));
      expect(explained).toEqual([expect.objectContaining({ reason, decidedBy })]);
    }),
  );

  test("the programs of the reference reject mail for the reason of each rule", () => {
    const reached = [...shown.keys()].filter((item) => item.startsWith("reasons inbound_mail_item."));
    expect(reached.sort()).toEqual(
      mailRejections.rules.map(({ reason }) => `reasons inbound_mail_item.${reason}`).sort(),
    );
  });
});

describe("the pages of reachability", () => {
  const pages = ["reasons", "states"].map((kind) => readPage(`reference/reachability-${kind}.md`));
  const sections = pages
    .flatMap((page) => page.split(/^## /m).slice(1))
    .map((section) => ({
      name: section.slice(0, section.indexOf("\n")),
      text: /^```js\n([\s\S]*?)^```/m.exec(section)?.[1] ?? "",
    }));
  const items = [...shown.keys()].flatMap((item) => /^(?:reasons|states) (.*)/.exec(item)?.[1] ?? []);

  test("the pages of reachability name every reason and every state, with a program or a link to one", () => {
    const linked = [...pages.join("\n").matchAll(/^- (.*): \[`/gm)].flatMap(([, names = ""]) => names.split(", "));
    const named = [...sections.map(({ name }) => name), ...linked.map((name) => name.replaceAll("`", ""))];
    expect(named.sort()).toEqual(items.sort());
  });

  test("each program on the pages of reachability reaches its coverage entry", () =>
    checkAll(
      sections.map(({ name, text }) => [name, text] as const),
      (name, text) => {
        const reached = [...reachedByCode(text)].map((item) => item.slice(item.indexOf(" ") + 1));
        expect(reached).toContain(name);
      },
    ));
});

describe("values that no bank has", () => {
  const banks = [...new Set([...shown.values()].map(({ bank }) => bank))];
  const states = banks.map((bank) => JSON.stringify(bank.snapshot()));
  const neverGiven = readNeverGiven(readApi(resources).declarations);
  /** How these values would be written in the state of a bank. */
  const spelt: Readonly<Record<string, (value: string) => string>> = {
    "real_time_decision.category": (value) => `"category":"${value}"`,
    "check_deposit.deposit_return.return_reason": (value) => `"return_reason":"${value}"`,
    // The next key tells it from the hold of an ACH Transfer.
    "check_deposit.inbound_funds_hold": () => `"type":"inbound_funds_hold"},"inbound_mail_item_id":`,
    "check_deposit.deposit_adjustments": () => `"deposit_adjustments":[{`,
    "inbound_check_deposit.adjustments": () => `"adjustments":[{`,
  };

  test("no program reaches the values of a field that the reference calls unreachable", () =>
    checkAll(Object.entries(spelt), (field, spell) => {
      const { values = [] } = neverGiven.find((never) => never.field === field) ?? {};
      const key = spell("").slice(0, spell("").indexOf(":"));
      expect(states.some((state) => state.includes(key))).toBe(true);
      const spellings = values.length === 0 ? [spell("")] : values.map(spell);
      expect(spellings.filter((spelling) => states.some((state) => state.includes(spelling)))).toEqual([]);
    }));

  test("no program reaches the categories of Declined Transactions that the reference calls unreachable", () => {
    const declined = banks.flatMap((bank) => bank.declinedTransactions.list().data);
    expect(declined.length).toBeGreaterThan(0);
    expect(declined.filter(({ source }) => source.category === "other")).toEqual([]);
  });

  test("the reference lists unreachable values only for the fields that this file checks", () => {
    expect(neverGiven.map(({ field, values }) => [field, values.length])).toEqual([
      ["real_time_decision.category", 5],
      ["declined_transaction.source.category", 1],
      ["check_deposit.deposit_return.return_reason", 25],
      ["check_deposit.inbound_funds_hold", 0],
      ["check_deposit.deposit_adjustments", 0],
      ["inbound_check_deposit.adjustments", 0],
    ]);
  });
});

describe("the guide to declines", () => {
  test("the guide to declines names as causes only reasons of rules", () => {
    const rows = readPage("guides/declines.md")
      .split("\n")
      .filter((line) => line.startsWith("| `"));
    const named = rows.flatMap((row) => [...(row.split(" | ")[0] ?? "").matchAll(/`(\w+)`/g)].map(([, name]) => name));
    const reasons = ruled.map(({ reason }) => reason);
    expect(named).not.toEqual([]);
    expect(named.filter((name = "") => !reasons.includes(name))).toEqual([]);
  });
});

describe("the page of declines", () => {
  const [, byReason = ""] = /^## By reason\n([\s\S]*?)^## /m.exec(readPage("reference/declines.md")) ?? [];
  const sections = byReason.split("\n### ").slice(1);

  test("the page of declines says what must hold for the reason of every rule, and for no other reason", () => {
    const named = sections.flatMap((text) => /^(\w+)\n\nDeclined unless: \*\*[^*\n]+\*\*: \S/.exec(text)?.[1] ?? []);
    const wanted = [...new Set([...ruled, ...mailRejections.rules].map(({ reason }) => reason))];
    requireRows({ file: "docs/reference/declines.md", rows: named, wanted });
  });

  test("the page of declines links each reason to its program, on each rail", () => {
    const reachable = readReachable(programs);
    const linked = sections.flatMap((text) => [...text.matchAll(/\[([^\]]*)\]\((reachability-reasons\.md#\w+)\)/g)]);
    const mail = { ...mailRejections, category: "inbound_mail_item", title: "Mail" };
    const wanted = [...Object.values(rails), mail].flatMap(({ category, title, rules, neverGiven }) =>
      [...new Set([...rules.map(({ reason }) => reason), ...Object.keys(neverGiven)])].map((reason) =>
        linkToReason({ category, reason, text: title }, reachable),
      ),
    );
    // Two reasons of rejected mail have no program.
    expect(linked.map(([link]) => link).sort()).toEqual(wanted.filter((link) => link.startsWith("[")).sort());
  });
});

function readPage(name: string): string {
  return readFileSync(new URL(`../../../docs/${name}`, import.meta.url), "utf8");
}

/** Returns the coverage entries that printed code reaches in a new `bank`. A refused direct call ends the code. */
function reachedByCode(code: string): ReadonlySet<string> {
  let bank = createBank();
  const open = (options: Parameters<typeof createBank>[0]) => {
    bank = createBank(options);
    return bank;
  };
  try {
    new Function("bank", "createBank", `"use strict"; {\n${code}\n}`)(bank, open);
  } catch (error) {
    if (!code.includes(`// throws ${(error as BankError).type}`)) throw error;
  }
  return reachedIn(bank.coverage());
}

/** Results by code, because shortened programs are often the same. */
const known = new Map<string, ReadonlySet<string>>();

function reachedBy(program: Program): ReadonlySet<string> {
  const text = JSON.stringify(program.options ?? {}) + printSteps(program.steps);
  const reached = known.get(text) ?? run(program).reached;
  known.set(text, reached);
  return reached;
}
