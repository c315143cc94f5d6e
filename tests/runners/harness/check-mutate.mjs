import { spawn } from "node:child_process";
import { dirname, join } from "node:path";

/**
 * Suites that `sandbank mutate` plays, each in a Node, with what they notice. The script of `jest-esm` sets NODE_OPTIONS.
 *
 * @type {readonly { name: string, node?: string, outcomes: Readonly<Record<string, string>> }[]}
 */
export const mutateSuites = [
  {
    name: "mutate",
    node: "node-20",
    outcomes: { "value/account.name": "noticed", "value/account.status": "not_noticed" },
  },
  {
    name: "jest-cjs",
    node: "node-20",
    outcomes: {
      "webhook/account.created/unsent": "noticed",
      "webhook/account.created/wrong-secret": "not_noticed",
    },
  },
  {
    name: "jest-esm",
    outcomes: {
      "webhook/account.created/unsent": "noticed",
      "webhook/account.created/wrong-secret": "not_noticed",
    },
  },
];

/**
 * Plays the mutants of a suite with its script `test`. Returns what it found, in one line. Throws an error if an outcome
 * differs, or if a file of the project has changed.
 */
export async function checkMutate({ node, outcomes }, folder, root) {
  const binary = node === undefined ? process.execPath : join(root, "node_modules", node, "bin/node");
  const only = Object.keys(outcomes).flatMap((id) => ["--only", id]);
  const program = [join(root, "node_modules/sandbank/dist/cli.js"), "mutate", "--json", ...only, "--", "npm", "test"];
  const { code, output } = await run(binary, program, folder, root);
  if (code !== 1) throw new Error(`it ended with ${code}, and not with 1:\n${output}`);
  const found = JSON.parse(output).mutants.map(({ id, outcome }) => [id, outcome]);
  const wanted = Object.entries(outcomes);
  if (String(found) !== String(wanted)) throw new Error(`it found ${found} in place of ${wanted}`);
  return `${found.length} mutants`;
}

function run(binary, args, cwd, root) {
  const env = {
    HOME: root,
    NO_COLOR: "1",
    PATH: [dirname(binary), dirname(process.execPath), process.env.PATH].join(":"),
  };
  return new Promise((resolve, reject) => {
    const child = spawn(binary, args, { cwd, env });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code, signal) => resolve({ code: signal ?? code, output }));
  });
}
