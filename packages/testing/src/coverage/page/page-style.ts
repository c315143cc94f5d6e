import { diagramStyle } from "../../diagrams/diagram-style.ts";

/**
 * The style sheet of the page. Colours follow the reader's light or dark setting. No information is in a colour alone:
 * a dash or a word repeats it.
 */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --text: #1c2128; --muted: #57606a; --page: #ffffff; --panel: #f6f8fa; --line: #d0d7de;
  --reached: #17683c; --reached-fill: #e3f5ea; --missed: #9a4b12; --link: #0a58b8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --text: #e6edf3; --muted: #9da7b3; --page: #0e1116; --panel: #171b22; --line: #343b45;
    --reached: #5fd38f; --reached-fill: #12301f; --missed: #f0a063; --link: #79b8ff;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 76rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1, h2, h3 { line-height: 1.25; }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; }
h2 { margin: 3rem 0 1rem; font-size: 1.375rem; }
h3 { margin: 1.75rem 0 .5rem; font-size: 1rem; overflow-wrap: anywhere; }
a { color: var(--link); }
code, .missed th[scope=row], .missed li, section h3, section th[scope=row] {
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .875rem;
}
.summary strong { font-size: 2rem; margin-right: .5rem; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; color: var(--muted); padding-bottom: .375rem; }
th, td { text-align: left; vertical-align: top; padding: .375rem .75rem .375rem 0; border-top: 1px solid var(--line); font-weight: 400; }
thead th { color: var(--muted); border-top: 0; font-size: .875rem; }
.progress { max-width: 44rem; }
.progress td { white-space: nowrap; font-variant-numeric: tabular-nums; }
.progress td:nth-child(2) { width: 50%; vertical-align: middle; }
.bar { height: .75rem; border: 1px solid var(--reached); border-radius: .375rem; overflow: hidden; }
.bar div { height: 100%; background: var(--reached); }
.missed { table-layout: fixed; }
.missed th[scope=row], .missed th:first-child { width: 25rem; }
.missed th[scope=row] { color: var(--muted); overflow-wrap: anywhere; }
.missed ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .125rem 1.25rem; }
.missed li { overflow-wrap: anywhere; min-width: 0; }
.missed li:has([open]) { flex-basis: 100%; }
.missed summary { margin: 0; }
pre { margin: .25rem 0 .75rem; padding: .75rem; background: var(--panel); border: 1px solid var(--line); border-radius: .375rem; overflow-x: auto; font: .8125rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.diagrams { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 23rem), 1fr)); gap: 1rem; align-items: start; }
section { background: var(--panel); border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; min-width: 0; }
section h3 { margin: 0; }
section p { margin: 0 0 .75rem; color: var(--muted); font-size: .875rem; }
summary { cursor: pointer; margin-top: .75rem; font-size: .875rem; }
svg { display: block; max-width: 100%; height: auto; margin: 0 auto; }
${diagramStyle}@media (max-width: 40rem) {
  .progress td:nth-child(2) { width: 30%; }
  .missed thead { display: none; }
  .missed, .missed tbody, .missed caption, .missed tr, .missed th[scope=row], .missed td { display: block; width: auto; }
  .missed td { border-top: 0; padding-top: 0; }
}
@media print { details pre, section details { display: none; } section { break-inside: avoid; } }
`;
