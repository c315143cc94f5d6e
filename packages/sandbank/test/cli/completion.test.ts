import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { cli } from "../support/cli.ts";

test.each([
  { words: ["cl"], completed: ["clock"] },
  { words: ["clock", "ad"], completed: ["advance"] },
  { words: ["snapshot", ""], completed: ["save", "load", "rm"] },
  { words: ["call", "accounts.c"], completed: ["accounts.create", "accounts.close"] },
  { words: ["trigger", "card_decline.breaches"], completed: ["card_decline.breaches_limit"] },
  { words: ["export", "--as", ""], completed: ["journal", "seed", "test"] },
  { words: ["clock", "advance", "31d", "--js"], completed: ["--json"] },
  { words: ["export", "--as", "test", "--no-"], completed: ["--no-redact", "--no-color"] },
  { words: ["completion", "b"], completed: ["bash"] },
])("completes `sandbank $words` for a shell", async ({ words, completed }) => {
  const { code, out, err } = await cli(["complete", "--", ...words]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  const lines = out.split("\n");
  // The last line says that files are no choice.
  expect(lines.at(-1)).toBe(":4");
  expect(lines.slice(0, -1).map((line) => line.split("\t")[0])).toEqual(completed);
});

const hasBash = spawnSync("bash", ["--version"]).error === undefined;

test.skipIf(!hasBash)(
  "the script for bash works without the package bash-completion, also if it is run twice",
  async () => {
    const { out } = await cli(["completion", "bash"]);
    const program = [
      // In place of the program, which it calls with the words of the line.
      'sandbank() { [[ "$*" == "complete -- clock a" ]] && printf "advance\\tMove the time\\n:4\\n"; }',
      out,
      out,
      // A shell that is not interactive cannot set options of the completion.
      "compopt() { :; }",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: bash replaces it.
      'COMP_WORDS=(sandbank clock a); COMP_CWORD=2; __sandbank_complete; echo "${COMPREPLY[*]}"',
    ].join("\n");
    const { stdout, stderr } = spawnSync("bash", ["-c", program], { encoding: "utf8" });
    expect({ stdout, stderr }).toEqual({ stdout: "advance\n", stderr: "" });
  },
);
