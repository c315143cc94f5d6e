import type { Coverage } from "@sandbank/engine";
import { type ScenarioName, scenarios } from "@sandbank/engine/scenarios";
import { drawDiagram } from "../../diagrams/draw-diagram.ts";
import { escapeHtml } from "../../diagrams/escape-html.ts";
import type { StateDiagram } from "../../diagrams/state-diagram.ts";
import { groupMissed, percent, type SelectedCoverage, type SelectedKind, selectCoverage } from "../select-coverage.ts";
import { pageStyle } from "./page-style.ts";
import { stateDiagrams } from "./state-diagrams.ts";

/** Prints the HTML page: one file without scripts that loads no other file. The page depends only on the arguments. */
export function printPage(coverage: Coverage, include: readonly string[] | undefined): string {
  const selected = selectCoverage(coverage, include);
  const diagrams = stateDiagrams(coverage, include);
  const sections = [
    printProgress(selected, include),
    diagrams.length === 0 ? "" : `<p><a href="#state-machines">Diagrams of ${diagrams.length} state machines</a></p>`,
    printMissed(selected),
    printDiagrams(diagrams),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Bank coverage: ${percent(selected.reached, selected.total)} %</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<h1>Bank coverage</h1>
${sections.filter((section) => section !== "").join("\n")}
</main>
</body>
</html>
`;
}

function printProgress(selected: SelectedCoverage, include: readonly string[] | undefined): string {
  const { kinds, reached, total } = selected;
  const rows = kinds.map((kind) =>
    progressRow(kind.kind, kind.reached.length, kind.reached.length + kind.missed.length),
  );
  const prefixes = (include ?? []).map((prefix) => `<code>${escapeHtml(prefix)}</code>`).join(", ");
  return `<p class="summary"><strong>${percent(reached, total)} %</strong> ${reached} of ${total} reached</p>
${prefixes === "" ? "" : `<p>Only names that start with ${prefixes} count.</p>\n`}<table class="progress">
<caption>Reached by kind</caption>
<thead><tr><th scope="col">Kind</th><th scope="col">Progress</th><th scope="col">Percent</th><th scope="col">Reached</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>`;
}

function progressRow(kind: string, reached: number, total: number): string {
  const share = percent(reached, total);
  // The bar is hidden from screen readers, because the figures beside it say the same.
  const bar = `<div class="bar" aria-hidden="true"><div style="width:${share}%"></div></div>`;
  return `<tr><th scope="row"><a href="#${kind}">${kind}</a></th><td>${bar}</td><td>${share} %</td><td>${reached} of ${total}</td></tr>`;
}

function printMissed({ kinds }: SelectedCoverage): string {
  return `<h2>Missed</h2>\n${kinds.map(printKind).join("\n")}`;
}

function printKind(kind: SelectedKind): string {
  const heading = `<h3 id="${kind.kind}">${kind.kind}</h3>`;
  if (kind.missed.length === 0) return `${heading}\n<p>All ${kind.reached.length} reached.</p>`;
  const rows = groupMissed(kind).map(({ prefix, names }) => {
    const items = names.map((name) => printMissedName(name, programOf(`${kind.kind} ${prefix}${name}`))).join("");
    return `<tr><th scope="row">${escapeHtml(prefix)}</th><td><ul>${items}</ul></td></tr>`;
  });
  return `${heading}
<table class="missed">
<caption>${kind.missed.length} missed. Open a name to see a program that reaches it.</caption>
<thead><tr><th scope="col">Starts with</th><th scope="col">Not reached</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>`;
}

function printMissedName(name: string, program: string | undefined): string {
  const label = escapeHtml(name);
  if (program === undefined) return `<li>${label}</li>`;
  return `<li><details><summary>${label}</summary><pre tabindex="0">${escapeHtml(program)}</pre></details></li>`;
}

/** Returns undefined for a name that this version of the engine does not know. */
function programOf(name: string): string | undefined {
  const known = name as ScenarioName;
  return scenarios.names().includes(known) ? scenarios.reach(known).code : undefined;
}

function printDiagrams(diagrams: readonly StateDiagram[]): string {
  if (diagrams.length === 0) return "";
  return `<h2 id="state-machines">State machines</h2>
<p>Solid lines were reached, dashed lines were not. An arrow from a dot leads to each state in which a new object can be.</p>
<div class="diagrams">
${diagrams.map(printDiagram).join("\n")}
</div>`;
}

function printDiagram(diagram: StateDiagram): string {
  const { name, states, transitions } = diagram;
  const count = (members: readonly { readonly isReached: boolean }[], noun: string) =>
    `${members.filter(({ isReached }) => isReached).length} of ${members.length} ${noun}`;
  const rows = [
    ...states.map((state) => tableRow(state.name, state.isReached)),
    ...transitions.map(({ from, to, isReached }) => tableRow(`${from} → ${to}`, isReached)),
  ];
  return `<section>
<h3>${escapeHtml(name)}</h3>
<p>${count(states, "states")}, ${count(transitions, "transitions")}</p>
${drawDiagram(diagram)}
<details>
<summary>As a table</summary>
<table>
<caption>States and transitions of ${escapeHtml(name)}</caption>
<thead><tr><th scope="col">State or transition</th><th scope="col">Reached</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>
</details>
</section>`;
}

function tableRow(name: string, isReached: boolean): string {
  return `<tr><th scope="row">${escapeHtml(name)}</th><td>${isReached ? "yes" : "no"}</td></tr>`;
}
