import { blocks, bullets, table } from "./markdown.ts";

const header = "<!-- Generated from docs/internals/budgets.md by `npm run generate`. Do not edit. -->\n";

/** A table of the page: the figures whose names match, and how they were measured. */
interface Section {
  readonly title: string;
  readonly measured: string;
  readonly names: RegExp;
}

const sections: readonly Section[] = [
  {
    title: "In a bundle",
    measured:
      "Bytes of an ES module for `es2022` that esbuild makes, minified and compressed with gzip at level 9. Modules of Node stay outside. An app that calls the API and receives webhooks has the first figure, one that only calls it that of the client alone, and one that only receives webhooks the second. The tarball is what npm downloads, compared with the files in it.",
    names: /^bundle of |^what `\w+` adds to the bundle|^tarball of `@sandbank\/sdk`/,
  },
  {
    title: "When a process starts",
    measured:
      "CPU time of a whole Node process that imports the subpath and ends, user and system: the median of 21 runs, each paired with a run of an empty process.",
    names: /^a process that imports `@sandbank\/sdk/,
  },
  {
    title: "In the compiler",
    measured:
      "Symbols that the compiler has after it has checked a file that imports the subpath, less those of an empty file.",
    names: /^symbols that `@sandbank\/sdk/,
  },
  {
    title: "For a call",
    measured:
      "CPU time, the median of several rounds. The calls over `fetch` and `./undici` go to a server on the same machine.",
    names: /^SDK |^a new client$|^`verifyWebhook`/,
  },
];

/** The page of the sizes and times of the SDK. `budgets` is the text of `docs/internals/budgets.md`. */
export function printSizes(budgets: string): string {
  const [, day = "", node = "", cores = ""] =
    /on (\d{4}-\d\d-\d\d), with Node v([\d.]+) on (\d+)\s+cores/.exec(budgets) ?? [];
  if (day === "") throw new Error("[tools] Failed to print the sizes: the budgets do not say when they were measured.");
  const rows = [...budgets.matchAll(/^\| (.+) \|$/gm)].map(([, row = ""]) => row.split(" | "));
  return blocks([
    `${header}\n# Sizes and load times of the SDK`,
    `Measured on ${day} with Node ${node} on ${cores} cores, by \`npm run bench\`, on the package as \`npm pack\` packs it. Times differ between machines: compare each figure with the one beside it, which the same run measured. The SDK has no dependencies.`,
    ...sections.flatMap(({ title, measured, names }) => [
      `## ${title}`,
      measured,
      table(
        ["What", "Figure", "Compared with"],
        rows
          .filter(([what = ""]) => names.test(what))
          .map(([what = "", figure = "", floor = ""]) => [what, figure, floor]),
      ),
    ]),
    "## Measure it yourself",
    bullets([
      "`npm run bench -- bundle imports sdk webhooks` in a clone of the repository prints these figures for your machine.",
      "[Budgets](../internals/budgets.md) has the limits of each figure, and those of the engine, the server and the inspector.",
      "An app that does not import `@sandbank/sdk/webhooks`, `/hooks` or `/undici` has nothing of them in its bundle.",
    ]),
  ]);
}
