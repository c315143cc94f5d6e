import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { packedSdk } from "./built.ts";
import type { Row } from "./row.ts";

const client = 'import { BankClient } from "@sandbank/sdk"; const client = new BankClient(options);';
const list = "await client.accounts.list();";
const verify = 'import { verifyWebhook } from "@sandbank/sdk/webhooks"; verifyWebhook(message);';

const tried =
  "of 10.4 kB for the client, by their share of the minified code: options and arguments 1.9, sending and reading 1.8, errors 1.4, uploads 1.1, lists 0.7, keeping the API key out of every text 0.7, polling Events 0.4, and the table of operations 2.2 (1.1 where it is removed). Tried: paths that follow from the names of the methods (340 B less; the table could not be read), a module for each error, one walk of pages.";

/** What an app ships of the SDK, minified and gzipped, and what it installs. */
export async function bundleRows(): Promise<Row[]> {
  const { tarball } = packedSdk();
  const floor = { floor: "the client alone", floorFigure: await bytesOf(client), unit: "B" } as const;
  return [
    {
      what: "bundle of the client, a list and `verifyWebhook`",
      ...floor,
      figure: await bytesOf(client + list + verify),
      budget: { most: 7_000 },
      tried,
    },
    { what: "bundle of `verifyWebhook`", ...floor, figure: await bytesOf(verify), budget: { most: 1_800 } },
    {
      what: "tarball of `@sandbank/sdk`",
      floor: "its files",
      floorFigure: tarball.unpackedBytes,
      figure: tarball.bytes,
      unit: "B",
      budget: null,
    },
  ];
}

async function bytesOf(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: packedSdk().folder },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    external: ["node:*"],
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length;
}
