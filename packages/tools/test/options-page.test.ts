import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { printOptions } from "../src/reference/print-options.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const page = printOptions(root);

/** The names in the first column of the tables below a heading. */
function namesBelow(heading: string): string[] {
  const section = page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? "";
  return [...section.matchAll(/^\| `(?:--)?([\w-]+)` \|/gm)].map(([, name = ""]) => name).toSorted();
}

function run(...words: readonly string[]): string {
  return execFileSync(process.execPath, words, { cwd: root, encoding: "utf8" });
}

// Each function refuses an unknown option, and its message lists the known ones.
const refusals = `
  import { createBank } from "@sandbank/engine";
  import { setupBank } from "@sandbank/msw/node";
  import { BankClient } from "@sandbank/sdk";
  import { bankTest } from "@sandbank/testing/node";

  const namesIn = (act) => {
    try {
      act();
    } catch ({ message }) {
      return /Use ([\\w, \`]+?)\\.?$/.exec(message)?.[1].replaceAll("\`", "").split(", ") ?? message;
    }
  };
  const given = { nonsense: true };
  console.log(JSON.stringify({
    createBank: namesIn(() => createBank(given)),
    BankClient: namesIn(() => new BankClient(given)),
    setupBank: namesIn(() => setupBank(given)),
    "The fixtures": namesIn(() => bankTest(given)),
  }));`;

describe("the page of options", () => {
  let accepted: Readonly<Record<string, readonly string[]>> = {};
  beforeAll(() => {
    const flags = ["--conditions=source", "--input-type=module-typescript", "--eval"];
    // `node:test` prints its results after the first line.
    const [line = ""] = run(...flags, refusals).split("\n");
    accepted = JSON.parse(line);
  });

  test.each(["createBank", "BankClient"])("lists every option that %s accepts", (heading) => {
    expect(namesBelow(heading)).toEqual(accepted[heading]?.toSorted());
  });

  test.each(["setupBank", "The fixtures"])("lists every option of %s beside those of createBank", (heading) => {
    expect([...namesBelow(heading), ...namesBelow("createBank")].toSorted()).toEqual(accepted[heading]?.toSorted());
  });

  test("lists every flag that the help of sandbank start names", () => {
    const help = run("--conditions=source", "packages/sandbank/src/cli.ts", "start", "--help");
    const flags = [...help.matchAll(/^ {2}--([\w-]+)/gm)].map(([, name = ""]) => name);
    const ofEveryCommand = ["json", "quiet", "help"];
    expect(namesBelow("sandbank start")).toEqual(flags.filter((name) => !ofEveryCommand.includes(name)).toSorted());
  });
});
