import fs from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { runCli } from "../../src/cli/run-cli.ts";
import { defineSeed } from "../../src/index.ts";
import { contentOf, type PersistedOptions, startPersisted, temporary } from "../support/persisted.ts";
import { endOf } from "../support/server-process.ts";

afterEach(() => vi.restoreAllMocks());

const frozen = { clock: "frozen", start: "2026-01-01T00:00:00Z" } as const;

/** A data directory in which each bank has a rate, stopped. */
async function stopped() {
  const parent = temporary();
  const directory = join(parent, "data");
  const { admin, create, stop } = await startPersisted(directory, frozen);
  await create("One");
  await create("Other", "worker-1");
  for (const bank of ["default", "worker-1"]) await admin(bank).call("clock.rate", { rate: 60 });
  await admin().call("snapshot.save", { name: "one" });
  await stop();
  return { parent, directory };
}

describe("the rate of a clock", () => {
  const rates = ['{"rate":"x"}\n', '{"rate":90}\n', "", "{}", '{"sandbank":"clock","rate":90,"c":"ee2191af"}\n'];

  test.each(rates.flatMap((text) => ["default", "worker-1"].map((bank) => [text, bank] as const)))(
    "that is damaged (%j) stops the start in one sentence, of the bank %s as well, and `sandbank doctor` finds it",
    async (text, bank) => {
      const { parent, directory } = await stopped();
      const path = join(directory, "banks", bank, "clock.json");
      fs.writeFileSync(path, text);
      const before = contentOf(directory);
      const problem = `${path} is damaged; restore it from a copy, or remove it: the time of the bank then passes as fast as the machine's`;
      await expect(startPersisted(directory)).rejects.toThrow(`Failed to start: ${problem}.`);
      const out: string[] = [];
      const doctor = ["doctor", "--persist", directory, "--port", "0"];
      const io = { err() {}, env: { XDG_RUNTIME_DIR: parent }, directory: parent, isTerminal: false };
      const { signal } = new AbortController();
      expect(await runCli(doctor, { ...io, signal, out: (line) => out.push(line) })).toBe(1);
      expect(out.join("\n")).toContain(`FAILED  data directory  ${problem}`);
      expect(contentOf(directory)).toEqual(before);
    },
  );

  test("that is damaged ends the process with exit code 3, and it is as the machine's once the file is removed", async () => {
    const { parent, directory } = await stopped();
    const path = join(directory, "banks/default/clock.json");
    fs.writeFileSync(path, '{"rate":"x"}\n');
    expect(await endOf(parent)).toEqual({
      code: 3,
      errors: expect.stringMatching(/^Failed to start: \S+ is damaged; [^\n]+\n$/),
    });
    fs.rmSync(path);
    expect(await (await startPersisted(directory)).admin().call("clock.get")).toMatchObject({ rate: 1 });
  });
});

describe("a snapshot that is damaged", () => {
  test("does not hide the others, cannot be loaded, and can be removed; `sandbank doctor` names it", async () => {
    const { parent, directory } = await stopped();
    const path = join(directory, "banks/default/snapshots/one.json");
    fs.writeFileSync(path, fs.readFileSync(path, "utf8").replace('"now"', '"mow"'));
    const out: string[] = [];
    const io = { err() {}, env: { XDG_RUNTIME_DIR: parent }, directory: parent, isTerminal: false };
    const { signal } = new AbortController();
    const doctor = ["doctor", "--persist", directory, "--port", "0"];
    expect(await runCli(doctor, { ...io, signal, out: (line) => out.push(line) })).toBe(0);
    expect(out.join("\n")).toContain(
      `warn  data directory  the snapshot ${path} is damaged. Restore it from a copy, or`,
    );
    const { admin } = await startPersisted(directory, frozen);
    const { isReplaced: _, ...saved } = await admin().call("snapshot.save", { name: "two" });
    const problem = `The snapshot one cannot be used: ${path} is damaged. Restore the file from a copy, or remove it with \`sandbank snapshot rm one\`.`;
    expect((await admin().call("snapshot.list")).data).toEqual([{ name: "one", at: null, problem }, saved]);
    await expect(admin().call("snapshot.load", { name: "one" })).rejects.toMatchObject({
      body: { status: 503, type: "storage_error", detail: problem },
    });
    await admin().call("snapshot.remove", { name: "one" });
    expect((await admin().call("snapshot.list")).data).toEqual([saved]);
  });
});

describe("a start that fails", () => {
  const failures: Readonly<Record<string, (directory: string) => PersistedOptions | Promise<PersistedOptions>>> = {
    "for a directory that is not Sandbank's": (directory) => {
      fs.rmSync(join(directory, "sandbank-data.json"));
      fs.rmSync(join(directory, "banks"), { recursive: true });
      fs.writeFileSync(join(directory, "seed.json"), "{}");
      return {};
    },
    "for a damaged rate": (directory) => {
      fs.writeFileSync(join(directory, "banks/default/clock.json"), "x");
      return {};
    },
    "for a damaged journal": (directory) => {
      fs.appendFileSync(join(directory, "banks/worker-1/journal.ndjson"), "x\n");
      return {};
    },
    "for a damaged beginning": (directory) => {
      fs.writeFileSync(join(directory, "seed.json"), "{}");
      return {};
    },
    "for another seed": () => ({ bankSeed: "other" }),
    "for a seed of a reset that the bank refuses": () => ({
      persist: { reset: true },
      seeds: [defineSeed({ steps: [{ call: "accounts.close", id: "account_x" }] })],
    }),
    "for a sandbox bank that is to be the live one": async (directory) => {
      const { create, stop } = await startPersisted(directory);
      await create("Other", "live");
      await stop();
      return { live: true };
    },
    "for a port in use": async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      onTestFinished(() => void server.close());
      return { port: (server.address() as AddressInfo).port };
    },
    "for a state that cannot be written": (directory) => {
      fs.rmSync(join(directory, "banks/default/journal.ndjson"));
      fs.mkdirSync(join(directory, "banks/default/journal.ndjson.aside"));
      vi.spyOn(fs, "renameSync").mockImplementation(() => {
        throw Object.assign(new Error("EIO"), { code: "EIO" });
      });
      return {};
    },
  };

  test.each(Object.entries(failures))("leaves no timer, lock, socket or open file behind: %s", async (_, prepare) => {
    const { directory } = await stopped();
    const options = await prepare(directory);
    const intervals = vi.spyOn(globalThis, "setInterval");
    const opened = vi.spyOn(fs, "openSync");
    const closed = vi.spyOn(fs, "closeSync");
    await expect(startPersisted(directory, options)).rejects.toMatchObject({ name: "StartError" });
    const left = intervals.mock.results.map(({ value }) => (value as { readonly _destroyed: boolean })._destroyed);
    expect(left.filter((isDestroyed) => !isDestroyed)).toEqual([]);
    const descriptors = (calls: readonly unknown[]) => calls.toSorted((one, other) => Number(one) - Number(other));
    const openedNow = opened.mock.results.filter(({ type }) => type === "return").map(({ value }) => value);
    expect(descriptors(openedNow)).toEqual(descriptors(closed.mock.calls.map(([fd]) => fd)));
    expect(fs.existsSync(join(directory, "lock"))).toBe(false);
  });

  test("leaves no file of the server for other commands, and ends by itself", async () => {
    const { parent, directory } = await stopped();
    fs.writeFileSync(join(directory, "banks/worker-1/clock.json"), "x");
    expect((await endOf(parent)).code).toBe(3);
    expect(fs.readdirSync(parent)).toEqual(["data"]);
  });
});
