import { join, relative, sep } from "node:path";
import { printableName } from "@sandbank/view/words/printable";
import { posixWord } from "../../../../../programs/posix-word.ts";
import type { CommandIo, Page } from "../../../../command.ts";
import { table } from "../../../../output/table.ts";
import { wrap, wrapCommand } from "../../../../output/wrap.ts";
import type { PackageManager, Runner } from "../find/detect-project.ts";
import type { Change, Paste, Plan } from "../plan/plan.ts";

export interface ShownPlan extends Plan {
  readonly root: string;
  readonly written: boolean;
}

const runnerNames: Readonly<Record<Runner, string>> = {
  vitest: "Vitest",
  jest: "Jest",
  node: "node:test, which needs no package",
  bun: "bun test",
};

const adding: Readonly<Record<PackageManager, string>> = {
  npm: "npm install --save-dev",
  pnpm: "pnpm add --save-dev",
  yarn: "yarn add --dev",
  bun: "bun add --dev",
};

const UNRELEASED =
  "Until the first release, npm does not have the packages of Sandbank: the install command ends in 404. Run `npm run tarballs -- --install PATH` in a clone of Sandbank instead, with the path of this project.";

/** Says what was found, what was written or would be, and what is left to do. */
export function planLines(plan: ShownPlan, io: CommandIo): string {
  const place = relative(io.directory, join(plan.root, plan.home)).split(sep).join("/");
  const below = (path: string) => printableName(place === "" ? path : `${place}/${path}`);
  const blocks = [
    foundLines(plan, io, below),
    changeLines(plan, io, below),
    ...(plan.written ? [] : plan.changes.map((change) => textLines(change, io, below))),
    ...plan.paste.map((paste) => pasteLines(paste, io, below)),
    plan.missing.length === 0 ? [] : [wrap(UNRELEASED, io.width)],
    stepLines(plan, io, place),
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

type Below = (path: string) => string;

function foundLines({ runner, client, test }: Plan, { width }: Page, below: Below): string[] {
  // A test that was there has its client.
  const rows = test.isThere ? [] : [["Client", clientText(client, below)]];
  if (test.whyJavaScript !== null && !test.isThere)
    rows.push(["Test", `in JavaScript: ${printableName(test.whyJavaScript)}`]);
  return table([["Runner", runnerNames[runner]], ...rows], width);
}

function clientText(client: Plan["client"], below: Below): string {
  if (client === null) return "the test has its own: no call of a bank was found";
  const path = below(client.path);
  const name = client.exported === "default" ? "the default export" : client.exported;
  const { path: subject, reason } = client.obstacle ?? { path: null, reason: "" };
  const why = subject === null ? reason : `${subject === client.path ? "it" : below(subject)} ${reason}`;
  return {
    import: `${name} of ${path}`,
    copy: `a copy of the one in ${path}: ${why}`,
    fetch: `fetch, as in ${path}`,
    own: `the test has its own: ${why}`,
  }[client.use];
}

function changeLines({ changes, test, written }: ShownPlan, { paint, width }: Page, below: Below): string[] {
  if (changes.length === 0) return [wrap(`Nothing to write: ${below(test.path)} tests with a bank already.`, width)];
  const rows = changes.map(({ path, summary }) => [paint("green", below(path)), summary]);
  return [paint("bold", written ? "Written:" : "Would write:"), ...table(rows, width, { indent: "  ", mostWide: 40 })];
}

/** The text of a new file, as it is, because it is copied. */
function textLines({ path, before, text }: Change, { paint }: Page, below: Below): string[] {
  return before === undefined ? [paint("bold", `${below(path)}:`), text.trimEnd()] : [];
}

function pasteLines({ path, lines, why }: Paste, { paint, width }: Page, below: Below): string[] {
  return [paint("bold", `Add to ${below(path)}:`), ...lines.map((line) => `  ${line}`), wrap(why, width)];
}

function stepLines(plan: Plan, { paint, width }: Page, place: string): string[] {
  const title = plan.missing.length === 0 ? "Run it:" : "Install what it needs, then run it:";
  const steps = [...(place === "" ? [] : [`cd ${posixWord(place)}`]), ...installSteps(plan), plan.run];
  return [paint("bold", title), ...steps.map((step) => paint("cyan", wrapCommand(`  ${step}`, width)))];
}

function installSteps({ missing, packageManager }: Plan): string[] {
  return missing.length === 0 ? [] : [`${adding[packageManager]} ${missing.join(" ")}`];
}

/** The same for programs. */
export function planJson({ root, written, ...plan }: ShownPlan): object {
  const { home, runner, packageManager, client, test, changes, paste, run } = plan;
  return {
    directory: join(root, home),
    runner,
    packageManager,
    client: client === null ? null : { path: client.path, use: client.use, why: client.why },
    test: test.path,
    changes: changes.map(({ path, before, text }) => ({
      path,
      change: before === undefined ? "create" : "edit",
      text,
    })),
    written,
    paste,
    install: installSteps(plan)[0] ?? null,
    run,
  };
}
