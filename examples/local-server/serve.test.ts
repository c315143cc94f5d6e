import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The Node that runs the tests, and the one of the system, which may be older: `npm run serve` needs no type stripping. */
const nodes = [process.execPath, "/usr/bin/node"].filter(
  (path, index, all) => existsSync(path) && all.indexOf(path) === index,
);

describe("npm run serve", () => {
  test.each(nodes)("npm run serve serves a bank with %s", async (node) => {
    const server = spawn(node, ["scripts/serve.mjs"], { cwd: root, env: { ...process.env, PORT: "0" } });
    try {
      const output = await untilPrinted(server.stdout, /API key +\S+\n/);
      const baseUrl = /Base URL +(\S+)/.exec(output)?.[1];
      const key = /API key +(\S+)/.exec(output)?.[1];
      const response = await fetch(`${baseUrl}/accounts`, { headers: { authorization: `Bearer ${key}` } });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ data: [], next_cursor: null });
    } finally {
      server.kill();
    }
  });
});

/** Resolves with the output of a process up to a match. Rejects with the output if the process ends earlier. */
async function untilPrinted(stream: NodeJS.ReadableStream, expected: RegExp): Promise<string> {
  let output = "";
  for await (const chunk of stream) {
    output += chunk;
    if (expected.test(output)) return output;
  }
  throw new Error(`The server ended before it printed ${expected}:\n${output}`);
}
