import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { cli } from "../support/cli.ts";

const lines = [
  { words: ["cl"], completed: ["clock"] },
  { words: ["clock", "ad"], completed: ["advance"] },
  { words: ["snapshot", ""], completed: ["save", "load", "ls", "rm"] },
  { words: ["call", "accounts.c"], completed: ["accounts.create", "accounts.close"] },
  { words: ["trigger", "card_decline.breaches"], completed: ["card_decline.breaches_limit"] },
  { words: ["export", "--as", ""], completed: ["journal", "seed", "test", "link"] },
  { words: ["clock", "advance", "31d", "--js"], completed: ["--json"] },
  { words: ["completion", "b"], completed: ["bash"] },
];

const hasBash = spawnSync("bash", ["--version"]).error === undefined;

test.skipIf(!hasBash)("bash completes commands, operations, names to trigger, flags and values", async () => {
  const { out } = await cli(["completion", "bash"]);
  const tries = lines.map(({ words }) => {
    const quoted = ["sandbank", ...words].map((word) => `"${word}"`).join(" ");
    return `COMP_WORDS=(${quoted}); COMP_CWORD=${words.length}; _sandbank; echo "\${COMPREPLY[*]}"`;
  });
  const { stdout, stderr } = spawnSync("bash", ["-c", [out, ...tries].join("\n")], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(stdout.trimEnd().split("\n")).toEqual(lines.map(({ completed }) => completed.join(" ")));
});
