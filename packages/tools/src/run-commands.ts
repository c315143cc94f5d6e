// Runs the commands of `sandbank` in blocks of shell code, on one server, and prints a JSON array with the output of each
// block. The first command is `sandbank start`, or else the server has the frozen clock of the guides.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCli } from "sandbank/private/reference";

/** The default port of the server. */
const PORT = 2265;
const defaultStart = ["start", "--clock", "frozen", "--start", "2026-01-01T00:00:00Z"];

const directory = mkdtempSync(join(tmpdir(), "sandbank-commands-"));
const ending = new AbortController();
const blocks = process.argv.slice(2).map(commandsIn);
let server: Promise<number> | undefined;
let port = PORT;
try {
  const outputs: string[] = [];
  for (const commands of blocks) {
    const lines: string[] = [];
    for (const words of commands) await run(words, (text) => lines.push(text));
    outputs.push(`${lines.join("\n").replaceAll(`localhost:${port}`, `localhost:${PORT}`)}\n`);
  }
  console.log(JSON.stringify(outputs));
} finally {
  ending.abort();
  await server;
  rmSync(directory, { recursive: true });
}

/** The words of each command of `sandbank`. What installs packages is left out. */
function commandsIn(code: string): string[][] {
  const lines = code.replaceAll("\\\n", " ").trim().split("\n");
  return lines.flatMap((line) => {
    const [program, ...words] = line.replace(/^npx /, "").split(/\s+/);
    if (program === "npm") return [];
    if (program !== "sandbank") throw new Error(`[tools] Failed to run "${line}": it is not a command of sandbank.`);
    return [words];
  });
}

async function run(words: readonly string[], print: (text: string) => void): Promise<void> {
  if (words[0] === "start") return start(words, print);
  if (server === undefined) await start(defaultStart, () => {});
  const code = await runCli(words, streams(print));
  if (code !== 0) throw new Error(`[tools] Failed to run "sandbank ${words.join(" ")}": it exits with ${code}.`);
}

/** Resolves once the server is ready. It runs until the program ends. */
function start(words: readonly string[], print: (text: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const read = (text: string) => {
      print(text);
      port = Number(/localhost:(\d+)/.exec(text)?.[1] ?? port);
      if (text.includes("Ready in")) resolve();
    };
    server = runCli([...words, "--port", "0"], streams(read));
    server.then((code) => reject(new Error(`[tools] Failed to start a server: it exits with ${code}.`)), reject);
  });
}

/** The streams of a terminal, which shows the results of a command and its messages. */
function streams(print: (text: string) => void) {
  const env = { XDG_RUNTIME_DIR: directory, PATH: directory };
  return { out: print, err: print, env, directory, isTerminal: false, signal: ending.signal };
}
