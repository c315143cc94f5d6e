import { scenarios } from "@sandbank/engine/scenarios";
import { describe, expect, test } from "vitest";
import { printPage } from "../../src/coverage/page/print-page.ts";
import { stateDiagrams } from "../../src/coverage/page/state-diagrams.ts";
import { drawDiagram } from "../../src/diagrams/draw-diagram.ts";
import { allNames, coverageOf } from "./support.ts";

const coverage = coverageOf([
  "states account.status open",
  "states account_number.status active",
  "states account_number.status disabled",
  "transitions account_number.status active -> disabled",
]);
const page = printPage(coverage, undefined);

describe("the HTML page", () => {
  test("the coverage page is one file that loads no other file and runs no script", () => {
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    const withoutPrograms = page.replaceAll(/<pre[\s\S]*?<\/pre>/g, "");
    expect(withoutPrograms).not.toMatch(/<script|<link|<img|<iframe|@import|url\(|\bon\w+=|https?:/);
  });

  test("the coverage page closes every element that it opens, in order", () => {
    const open: string[] = [];
    for (const [, slash, name = "", empty] of page.matchAll(/<(\/?)([a-z]\w*)[^>]*?(\/?)>/g)) {
      if (slash === "/") expect(open.pop()).toBe(name);
      else if (empty !== "/" && name !== "meta") open.push(name);
    }
    expect(open).toEqual([]);
  });

  test("the coverage page has one first-level heading, a caption for each table and a label for each diagram", () => {
    const count = (pattern: RegExp) => [...page.matchAll(pattern)].length;
    expect(count(/<h1>/g)).toBe(1);
    expect(count(/<caption>/g)).toBe(count(/<table/g));
    expect(count(/<svg role="img" aria-label="Diagram of /g)).toBe(21);
    expect(count(/<th(?! scope="(?:row|col)")[ >]/g)).toBe(0);
  });

  test("the coverage page has the share of each kind, and every missed name", () => {
    expect(page).toContain('<th scope="row"><a href="#states">states</a></th>');
    expect(page).toContain("<td>4 %</td><td>3 of 68</td>");
    const items = [...page.matchAll(/<li>/g)].length;
    expect(items).toBe(allNames.length - 4);
    expect(page).toContain("<summary>open -&gt; closed</summary>");
  });

  test("the coverage page links to the diagrams of its state machines, if it has any", () => {
    expect(page).toContain('<a href="#state-machines">Diagrams of 21 state machines</a>');
    expect(page).toContain('<h2 id="state-machines">');
    expect(printPage(coverage, ["reasons"])).not.toContain("state-machines");
  });

  test("the coverage page shows the program of a scenario under each missed name", () => {
    expect([...page.matchAll(/<pre tabindex="0">/g)].length).toBe(allNames.length - 4);
    const { code } = scenarios.reach("transitions account.status open -> closed");
    const escaped = code.replaceAll('"', "&quot;");
    expect(page).toContain(`<summary>open -&gt; closed</summary><pre tabindex="0">${escaped}</pre>`);
  });

  test("the coverage page has only the names that include selects", () => {
    const some = printPage(coverage, ["states account.", "reasons wire_decline."]);
    expect(some).toContain("<code>states account.</code>, <code>reasons wire_decline.</code>");
    expect([...some.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, heading]) => heading)).toEqual([
      "reasons",
      "states",
      "account.status",
    ]);
    expect(printPage(coverage, ["events"])).not.toContain("State machines");
  });

  test("the coverage page escapes all text", () => {
    const name = `<b>'&"`;
    const evil = { ...coverage, errors: { reached: [], unreached: [name] } } as unknown as typeof coverage;
    const escaped = "&lt;b&gt;&#39;&amp;&quot;";
    expect(printPage(evil, ["errors"])).toContain(`<li>${escaped}</li>`);
    const diagram = { name, states: [{ name, isReached: false, isInitial: true }], transitions: [] };
    const svg = drawDiagram(diagram);
    expect(svg).toContain(`aria-label="Diagram of ${escaped}"`);
    expect(svg).toContain(`<title>${escaped}: not reached</title>`);
    expect(svg).not.toContain("<b");
  });

  test("the coverage page marks missed transitions in words and with a class that the style sheet dashes", () => {
    const diagram = stateDiagrams(coverage, ["transitions account_number."])[0];
    const svg = diagram === undefined ? "" : drawDiagram(diagram);
    expect(svg).toContain('<g class="reached"><title>active -&gt; disabled: reached</title>');
    expect(svg).toContain('<g class="missed"><title>disabled -&gt; active: not reached</title>');
    expect(svg).toContain('<g class="missed"><title>canceled: not reached</title>');
    expect(page).toMatch(/\.missed \.line, \.missed rect \{[^}]*stroke-dasharray/);
  });
});
