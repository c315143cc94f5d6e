import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { packedSdk } from "./built.ts";
import type { Row } from "./row.ts";

const client = `import { BankClient } from "@sandbank/sdk";
export const client = new BankClient({ apiKey: "key", baseUrl: "https://bank.test" });`;
const webhooks = `import { verifyWebhook } from "@sandbank/sdk/webhooks";
export const event = verifyWebhook({ headers: {}, body: "", secret: "secret" });`;

const options = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext", "--skipLibCheck"];

/** The symbols that TypeScript loads for one import and its use, beyond an empty file. */
export function* symbolRows(): Iterable<Row> {
  const floorFigure = symbolsOf("export {};");
  const row = (subpath: string, source: string, most: number): Row => ({
    what: `symbols that \`${subpath}\` adds to tsc`,
    floor: "an empty file",
    floorFigure,
    figure: symbolsOf(source) - floorFigure,
    unit: "symbols",
    budget: { most },
  });
  yield {
    ...row("@sandbank/sdk", client, 4_900),
    tried:
      "it was 3,496 before money could leave the bank. The six kinds of transfers, External Accounts, routing numbers and Digital Card Profiles added 1,366, the handlers of the categories of Events that are never produced 152.",
  };
  yield row("@sandbank/sdk/webhooks", webhooks, 800);
}

function symbolsOf(source: string): number {
  const { folder } = packedSdk();
  writeFileSync(join(folder, "symbols.ts"), source);
  const tsc = [resolve("node_modules/typescript/bin/tsc"), ...options, "--extendedDiagnostics", "symbols.ts"];
  const diagnostics = execFileSync(process.execPath, tsc, { cwd: folder, encoding: "utf8" });
  return Number(/^Symbols:\s+(\d+)$/m.exec(diagnostics)?.[1]);
}
