import { join, relative, sep } from "node:path";
import type { CommandIo } from "../../../command.ts";
import { table } from "../../../output/table.ts";
import { wrap } from "../../../output/wrap.ts";
import type { PackageManager, Runner } from "./detect-project.ts";
import type { Plan } from "./plan.ts";

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

/** Says what was found, what was written or would be, and what is left to do. */
export function planLines(plan: ShownPlan, io: CommandIo): string {
  const { changes, paste, missing, test, written } = plan;
  const { paint, width } = io;
  const place = relative(io.directory, join(plan.root, plan.home)).split(sep).join("/");
  const below = (path: string) => (place === "" ? path : `${place}/${path}`);
  const found = table(
    [
      ["Runner", runnerNames[plan.runner]],
      ["Client", clientText(plan, below)],
    ],
    width,
  );
  const title = changes.length === 0 ? [] : ["", paint("bold", written ? "Written:" : "Would write:")];
  const rows = changes.map(({ path, summary }) => [paint("green", below(path)), summary]);
  const nothing =
    test.isThere && changes.length === 0
      ? ["", wrap(`Nothing to write: ${below(test.path)} is a test on a bank.`, width)]
      : [];
  const texts = written
    ? []
    : changes.flatMap(({ path, before, text }) =>
        before === undefined ? ["", paint("dim", below(path)), ...indented(text.trimEnd().split("\n"))] : [],
      );
  const pasted = paste.flatMap(({ path, lines, why }) => [
    "",
    paint("bold", `Add to ${below(path)}:`),
    ...indented(lines),
    wrap(why, width),
  ]);
  const steps = [...(place === "" ? [] : [`cd ${place}`]), ...installSteps(plan), plan.run];
  return [
    ...found,
    ...title,
    ...(rows.length === 0 ? [] : table(rows, width, { indent: "  ", mostWide: 40 })),
    ...nothing,
    ...texts,
    ...pasted,
    "",
    paint("bold", missing.length === 0 ? "Run it:" : "Install what it needs, then run it:"),
    ...steps.map((step) => `  ${paint("cyan", step)}`),
  ].join("\n");
}

function clientText({ client }: Plan, below: (path: string) => string): string {
  if (client === null) return "none found; the test has one for your code";
  const path = below(client.path);
  if (client.use === "import")
    return `${client.exported === "default" ? "the default export" : client.exported} of ${path}`;
  if (client.use === "fetch") return `requests of ${path}`;
  if (client.use === "copy") return `as ${path} creates it, which a test cannot import`;
  return `the test has its own: init cannot read the settings in ${path}`;
}

function installSteps({ missing, packageManager }: Plan): string[] {
  return missing.length === 0 ? [] : [`${adding[packageManager]} ${missing.join(" ")}`];
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line === "" ? "" : `  ${line}`));
}

/** The same for programs. */
export function planJson({ root, written, ...plan }: ShownPlan): object {
  const { home, runner, packageManager, client, test, changes, paste, run } = plan;
  return {
    directory: join(root, home),
    runner,
    packageManager,
    client: client === null ? null : { path: client.path, use: client.use },
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
