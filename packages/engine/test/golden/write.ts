import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { outcomeOf, shapeOf } from "./outcome.ts";
import { stories } from "./stories.ts";

/** Writes the golden journals of the version in package.json, unless there are some: those of a release never change. */
const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
const folder = fileURLToPath(new URL(`./${version}/`, import.meta.url));

if (existsSync(folder)) {
  console.log(`The golden journals of ${version} exist. If ${version} is not released, remove ${folder} first.`);
} else {
  const banks = Object.entries(stories).map(([name, open]) => ({ name, bank: open() }));
  const shape = shapeOf(banks.map(({ bank }) => bank));
  mkdirSync(folder);
  writeFileSync(`${folder}shape.json`, linesOf(shape));
  for (const { name, bank } of banks) {
    const { entries, ...journal } = bank.journal();
    const outcome = outcomeOf(bank, shape);
    const text = `{\n"journal": ${JSON.stringify(journal).slice(0, -1)}, "entries": [\n${entries
      .map((entry) => JSON.stringify(entry))
      .join(
        ",\n",
      )}\n]},\n"objects": ${linesOf(outcome.objects).trimEnd()},\n"balances": ${JSON.stringify(outcome.balances)}\n}\n`;
    writeFileSync(`${folder}${name}.json`, text);
  }
  console.log(`Wrote ${banks.length} golden journals of ${version}.`);
}

/** One member to a line: short, and a diff shows which list differs. */
function linesOf(value: object): string {
  const lines = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${JSON.stringify(member)}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}
