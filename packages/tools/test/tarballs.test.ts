import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTarballs } from "../../../scripts/tarballs.ts";

const missing = join(import.meta.dirname, "nope");
const usage = "Pass `--install APP` to install the packages into the folder of an app";

test.each([
  [["--install", missing], `There is no folder ${missing}. Make it, or pass the folder of your app.`],
  [["--instal", "../app"], `Unknown option '--instal'. ${usage}`],
  [["--help"], `Unknown option '--help'. ${usage}`],
  [["--install"], `Option '--install <value>' argument missing. ${usage}`],
])("npm run tarballs -- %j says in a sentence what is wrong, and fails", (args, sentence) => {
  const printed: string[] = [];
  expect(makeTarballs(args, (text) => printed.push(text))).toBe(1);
  expect(printed).toEqual([expect.stringContaining(sentence)]);
});
