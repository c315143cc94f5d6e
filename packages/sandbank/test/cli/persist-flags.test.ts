import fs from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { runCli } from "../../src/cli/run-cli.ts";
import { checkedLine } from "../../src/storage/checked-line.ts";
import { asOrdinaryUser, contentOf, makeReadOnly, temporary } from "../support/persisted.ts";
import { startProcess } from "../support/server-process.ts";

/** Runs a command line that ends by itself, or once it has printed its first line. */
async function run(directory: string, input: readonly string[], env: Record<string, string> = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const controller = new AbortController();
  const code = await runCli(input, {
    out(text) {
      out.push(text);
      controller.abort();
    },
    err: (text) => err.push(text),
    env: { XDG_RUNTIME_DIR: directory, ...env },
    directory,
    isTerminal: false,
    signal: controller.signal,
  });
  return { code, out: out.join("\n"), err: err.join("\n") };
}

describe("sandbank start --persist", () => {
  test("keeps the banks in .sandbank, or in the directory that it or SANDBANK_DATA names", async () => {
    const directory = temporary();
    const { code, out, err } = await run(directory, ["start", "--persist", "--port", "0"]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain(`  State      ${join(directory, ".sandbank")}`);
    await run(directory, ["start", "--port=0", "--persist=a"]);
    await run(directory, ["start", "--port", "0", "--persist", "b"]);
    await run(directory, ["start", "--port", "0"], { SANDBANK_DATA: "c" });
    expect(
      fs
        .readdirSync(directory)
        .filter((name) => !name.startsWith("sandbank-"))
        .sort(),
    ).toEqual([".sandbank", "a", "b", "c"]);
  });

  test("prints the seed with which the banks began, also if another start ran it", async () => {
    const directory = temporary();
    const [one, other] = ["One", "Other"].map((name) => {
      const file = join(directory, `${name}.json`);
      fs.writeFileSync(file, JSON.stringify({ steps: [{ call: "accounts.create", params: { name } }] }));
      return file;
    }) as [string, string];
    const seedOf = async (...flags: string[]) => {
      const { out } = await run(directory, ["start", "--port", "0", "--persist", ...flags]);
      return / {2}Seed +(.*)/.exec(out)?.[1];
    };
    const kept = "as when the directory was new";
    expect(await seedOf("--seed", one)).toBe(one);
    expect(await seedOf("--seed", one)).toBe(one);
    expect(await seedOf()).toBe(kept);
    expect(await seedOf("--seed", other, "--keep-seed")).toBe(kept);
    expect(await seedOf("plain", "--bank-seed", "mine")).toBe("none; ids of mine");
    expect(await seedOf("plain")).toBe("none; ids of mine");
    expect(await seedOf("plain", "--seed", one, "--keep-seed")).toBe(`${kept}; ids of mine`);
    const { out } = await run(directory, ["start", "--port", "0", "--persist", "--json"]);
    expect(JSON.parse(out).seed).toBe(kept);
  });

  test.each(["durable", "keep-seed", "reset", "repair"])("says that --%s needs it", async (flag) => {
    const { code, out, err } = await run(temporary(), ["start", "--port", "0", `--${flag}`]);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toBe(`--${flag} concerns banks that are kept. Add --persist.`);
  });

  test("exits with 2 for a seed that changed, and with 3 for a journal that is damaged", async () => {
    const directory = temporary();
    const start = ["start", "--port", "0", "--persist"];
    await run(directory, start);
    const seed = await run(directory, [...start, "--bank-seed", "other"]);
    expect([seed.code, seed.out]).toEqual([2, ""]);
    expect(seed.err).toContain("pass --keep-seed to continue with these banks, or --reset to begin again");
    fs.appendFileSync(join(directory, ".sandbank/banks/default/journal.ndjson"), "not a line\n");
    const damaged = await run(directory, [...start, "--json"]);
    expect([damaged.code, damaged.out]).toEqual([3, ""]);
    expect(JSON.parse(damaged.err)).toEqual({
      error: {
        category: "cannot_start",
        code: 3,
        message: expect.stringMatching(/line \d of .* is damaged; .*--repair/),
      },
    });
    const repaired = await run(directory, [...start, "--repair"]);
    expect(repaired.code).toBe(0);
    expect(repaired.err).toMatch(/^Line \d of .* was damaged\./);
  });

  /** Changes that make a directory unusable. */
  const obstacles: Readonly<Record<string, (data: string) => Promise<void> | void>> = {
    ...(process.platform !== "win32" && { "a directory that the user may not write": makeReadOnly }),
    "the lock of another process": async (data) => {
      const other = await startProcess(dirname(data));
      onTestFinished(() => other.kill());
    },
    "a journal of another version": (data) => {
      const path = join(data, "banks/default/journal.ndjson");
      const [header = "", ...rest] = fs.readFileSync(path, "utf8").split(/(?<=\n)/);
      const { c: _, ...value } = JSON.parse(header);
      fs.writeFileSync(path, checkedLine({ ...value, version: 3 }) + rest.join(""));
    },
  };

  test.each(Object.entries(obstacles))(
    "exits with 3 for %s, with one sentence, and changes nothing",
    async (_, make) => {
      const directory = temporary();
      const start = ["start", "--port", "0", "--persist", "data"];
      await run(directory, start);
      const data = join(directory, "data");
      await make(data);
      const before = contentOf(data);
      const { code, out, err } = await asOrdinaryUser(() => run(directory, start));
      expect([code, out]).toEqual([3, ""]);
      expect(err).toMatch(/^Failed to start: [^\n]+; [^\n]+\.$/);
      expect(contentOf(data)).toEqual(before);
    },
  );
});
