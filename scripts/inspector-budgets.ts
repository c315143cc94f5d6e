import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** How much a browser may load of the inspector, compressed, in kB. */
const budgets = {
  /** The script and style that the page names. */
  "first load": 60,
  /** All script and style without the worker. */
  "all screens": 110,
  /** The worker, which has the engine. It loads only for a look at the past. */
  worker: 235,
} as const;

type Part = keyof typeof budgets;

/** Prints what a browser loads of the built inspector. Throws an error for what exceeds its budget. */
export function checkInspector(directory = "packages/sandbank/dist/inspector"): void {
  const page = readFileSync(join(directory, "index.html"), "utf8");
  const assets = readdirSync(join(directory, "assets")).filter((name) => /\.(?:js|css)$/.test(name));
  const named = assets.filter((name) => page.includes(`assets/${name}"`));
  if (named.length === 0) throw new Error(`${directory}/index.html names no script. Run \`npm run build\` again.`);
  const isOfWorker = (name: string) => name.startsWith("worker");
  const parts: Readonly<Record<Part, readonly string[]>> = {
    "first load": named,
    "all screens": assets.filter((name) => !isOfWorker(name)),
    worker: assets.filter(isOfWorker),
  };
  const tooLarge = (Object.keys(budgets) as Part[]).flatMap((part) => {
    const bytes = parts[part].reduce((sum, name) => sum + statSync(join(directory, "assets", `${name}.gz`)).size, 0);
    const line = `inspector, ${part}: ${(bytes / 1_000).toFixed(1)} of ${budgets[part]} kB compressed`;
    console.log(line);
    return bytes > budgets[part] * 1_000 ? [line] : [];
  });
  if (tooLarge.length === 0) return;
  throw new Error(
    `The inspector exceeds its size budgets:\n${tooLarge.join("\n")}\nMake it smaller, or load a part of it later.`,
  );
}
