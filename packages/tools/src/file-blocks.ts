import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A fenced block whose text is that of a file, or the commands that set up the project of a `package.json`. */
const block = /^```(?<language>\w+) (?<kind>file|setup)=(?<path>\S+)\n(?:(?!```).*\n)*```$/gm;

interface BlockParts {
  readonly language: string;
  readonly kind: "file" | "setup";
  readonly path: string;
}

/** The blocks of a page that are made from files. */
export function fileBlocks(page: string): readonly BlockParts[] {
  return [...page.matchAll(block)].map(({ groups }) => groups as unknown as BlockParts);
}

/** The pages in `docs` that have such blocks, by their paths from the root of the repository. */
export function listPagesWithFileBlocks(root: string): readonly string[] {
  return readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name.replaceAll("\\", "/")}`)
    .filter((page) => fileBlocks(readFileSync(join(root, page), "utf8")).length > 0)
    .toSorted();
}

/** A page with its blocks as the files have them: ```` ```ts file=path ```` and ```` ```sh setup=path/package.json ````. */
export function fillFileBlocks(path: string, root: string): string {
  return readFileSync(join(root, path), "utf8").replaceAll(block, (...args) => {
    const { language, kind, path: source } = args.at(-1) as BlockParts;
    const text = readFileSync(join(root, source), "utf8");
    return `\`\`\`${language} ${kind}=${source}\n${kind === "file" ? text : setUpCommands(text)}\`\`\``;
  });
}

/** The commands that create a `package.json` like this one. */
export function setUpCommands(text: string): string {
  const { type, scripts, dependencies = {}, devDependencies = {} } = JSON.parse(text);
  const [own, ofTests] = [Object.keys(dependencies), Object.keys(devDependencies)];
  return [
    ...(own.length === 0 ? [] : [wrapCommand(`npm install ${own.join(" ")}`)]),
    ...(ofTests.length === 0 ? [] : [wrapCommand(`npm install --save-dev ${ofTests.join(" ")}`)]),
    ...(type === undefined ? [] : [`npm pkg set type=${type}`]),
    ...Object.entries(scripts).map(([name, script]) => `npm pkg set scripts.${name}="${script}"`),
    "",
  ].join("\n");
}

/** A command in lines of at most 80 columns. */
function wrapCommand(command: string): string {
  const lines = [""];
  for (const word of command.split(" ")) {
    const line = lines.at(-1) ?? "";
    const longer = line === "" ? word : `${line} ${word}`;
    // Two columns are for the backslash, unless this is the last line.
    if (longer.length <= 78) lines[lines.length - 1] = longer;
    else lines.push(`  ${word}`);
  }
  return lines.join(" \\\n");
}
