import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

const program = ["--conditions=source", join(import.meta.dirname, "../../src/cli.ts")];
const directory = mkdtempSync(join(tmpdir(), "sandbank-processes-"));
const env = { ...process.env, XDG_RUNTIME_DIR: directory, SANDBANK_URL: undefined, NODE_NO_WARNINGS: "1" };
const children: ChildProcess[] = [];

afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
});

function sandbank(...args: string[]) {
  const child = spawn(process.execPath, [...program, ...args], { env, cwd: directory });
  children.push(child);
  const texts = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => {
    texts.out += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    texts.err += chunk.toString();
  });
  const ended = once(child, "close").then(([code]) => ({ code, ...texts }));
  const firstOutput = Promise.race([once(child.stdout, "data").then(() => texts.out), ended.then(() => "")]);
  return { child, ended, firstOutput };
}

describe("sandbank start", () => {
  test("prints where it is once the port is open, and ends with 0 at SIGTERM, leaving no files", async () => {
    const started = sandbank("start", "--port", "0", "--ready-file", "ready.json", "--clock", "frozen");
    const ready = await started.firstOutput;
    const url = /^ {2}API {8}(http:\/\/localhost:\d+)$/m.exec(ready)?.[1] as string;
    expect((await fetch(`${url}/_sandbank/health`)).status).toBe(200);
    expect(ready).toMatch(/^ {2}Clock {6}\w{3} \d+ \w{3} \d{4}, \d\d:\d\d:\d\d UTC, frozen$/m);
    expect(ready).toMatch(/^ {2}State {6}in memory: it ends with the server \(--persist keeps it\)$/m);
    expect(ready).toMatch(/^ {2}Seed {7}none$/m);
    expect(ready).toContain(`  Inspector  ${url}/_sandbank/\n`);
    expect(JSON.parse(readFileSync(join(directory, "ready.json"), "utf8"))).toMatchObject({ url });
    const second = await sandbank("start", "--port", new URL(url).port).ended;
    expect(second).toMatchObject({ code: 3, out: "", err: expect.stringMatching(/is in use by Sandbank \S+ at http/) });
    started.child.kill("SIGTERM");
    expect(await started.ended).toMatchObject({ code: 0, err: "" });
    expect(existsSync(join(directory, "ready.json"))).toBe(false);
    const [files = ""] = readdirSync(directory).filter((name) => name.startsWith("sandbank-"));
    expect(readdirSync(join(directory, files))).toEqual([]);
  });

  test("serves a wrong bank with --mutant, and says so", async () => {
    const args = ["start", "--port", "0", "--mutant", "value/account.status"];
    const { child, firstOutput, ended } = sandbank(...args);
    const ready = await firstOutput;
    expect(ready).toMatch(/^ {2}Wrong bank {2}`status` of an Account .* \(value\/account\.status\)$/m);
    const [, url, key] = /API +(\S+)\n +API key +(\S+)/.exec(ready) as string[];
    const account = await fetch(`${url}/accounts`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ name: "Operating" }),
    });
    expect(await account.json()).toMatchObject({ name: "Operating", status: "closed" });
    child.kill("SIGTERM");
    await ended;
  });
});

describe("sandbank exec", () => {
  test("gives the command its server, and ends with the code of the command", async () => {
    const code = `fetch(process.env.SANDBANK_URL + "/accounts", { headers: { authorization: "Bearer " + process.env.KEY } })
      .then((response) => { console.log(response.status); process.exitCode = 7; })`;
    const result = await sandbank("exec", "--env", "KEY=key", "--", process.execPath, "-e", code).ended;
    expect(result).toEqual({ code: 7, out: "200\n", err: "" });
  });

  /** Prints each signal that it gets, and ends itself a moment after the first. */
  const cleaning = `let signals = 0;
    for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => {
      console.log(name);
      if (++signals === 1) setTimeout(() => process.exit(9), 300);
    });
    setInterval(() => {}, 1000);
    console.log("up");`;

  test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
    "passes %s on as it is, and waits for the command",
    async (name) => {
      const running = sandbank("exec", "--", process.execPath, "-e", cleaning);
      expect(await running.firstOutput).toBe("up\n");
      running.child.kill(name);
      expect(await running.ended).toEqual({ code: 9, out: `up\n${name}\n`, err: "" });
    },
  );

  test.runIf(process.platform === "linux" && existsSync("/usr/bin/script"))(
    "leaves it to the terminal to interrupt the command",
    async () => {
      const line = [process.execPath, ...program, "exec", "--", process.execPath, "-e", cleaning];
      const quoted = line.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
      const terminal = spawn("script", ["-qefc", `exec ${quoted}`, "/dev/null"], {
        env: { ...env, SHELL: "/bin/sh" },
        cwd: directory,
      });
      children.push(terminal);
      let out = "";
      terminal.stdout.on("data", (chunk: Buffer) => {
        // The terminal turns Ctrl-C into SIGINT for all of its programs.
        if (!out.includes("up") && String(chunk).includes("up")) terminal.stdin.write("\u0003");
        out += chunk.toString();
      });
      const [code] = await once(terminal, "close");
      expect({ code, signals: out.match(/SIG\w+/g) }).toEqual({ code: 9, signals: ["SIGINT"] });
    },
  );

  test("names a program that does not exist", async () => {
    const missing = sandbank("exec", "--", "no-such-program").ended;
    expect(await missing).toEqual({ code: 2, out: "", err: 'There is no program "no-such-program".\n' });
  });
});

test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
] as const)("does not wait for anything after a second %s, and ends with %d", async (signal, code) => {
  const busy = `process.on("${signal}", () => console.log("asked")); setInterval(() => {}, 1000); console.log(process.pid)`;
  const { child, firstOutput } = sandbank("exec", "--", process.execPath, "-e", busy);
  const pid = Number(await firstOutput);
  const asked = once(child.stdout, "data");
  child.kill(signal);
  expect(String(await asked)).toBe("asked\n");
  const exited = once(child, "exit");
  child.kill(signal);
  expect(await exited).toEqual([code, null]);
  process.kill(pid, "SIGKILL");
});

test("exits with 0 and no error if its output is closed, as in `sandbank logs | head`", async () => {
  const line = [process.execPath, ...program, "--map=json"].map((word) => `'${word}'`).join(" ");
  const child = spawn("sh", ["-c", `{ ${line}; echo $? >&2; } | true`], { env, cwd: directory });
  children.push(child);
  let err = "";
  child.stderr.on("data", (chunk: Buffer) => {
    err += chunk.toString();
  });
  await once(child, "close");
  expect(err).toBe("0\n");
});
