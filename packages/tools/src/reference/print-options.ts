import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startCommand } from "sandbank/private/reference";
import { printOptionsTable } from "../options-table.ts";
import { withLinks } from "./assumption-links.ts";
import { blocks, code, table } from "./markdown.ts";

const header =
  "<!-- Generated from the types of the packages and the flags of sandbank by `npm run generate`. Do not edit. -->\n";

/** A function that people configure, with the interfaces that have its options. */
interface Section {
  readonly title: string;
  readonly text: string;
  readonly interfaces: readonly (readonly [file: string, name: string])[];
}

const bankFile = "packages/engine/src/state/options.ts";
const clientFile = "packages/sdk/src/core/options.ts";
const fixturesFile = "packages/testing/src/test-bank/bank-test-options.ts";
const setupFile = "packages/msw/src/setup-options.ts";

const { flags = {} } = startCommand;

const sections: readonly Section[] = [
  {
    title: "createBank",
    text: "`createBank(options)` of `@sandbank/engine`. `createPlatform` opens a live and a sandbox bank.",
    interfaces: [[bankFile, "BankOptions"]],
  },
  {
    title: "bank.fork",
    text: "`bank.fork(options)`. Everything else stays as it is in the bank.",
    interfaces: [[bankFile, "ForkOptions"]],
  },
  {
    title: "BankClient",
    text: "`new BankClient(options)` of `@sandbank/sdk`. For a bank in the same process, spread `clientOptions(bank)` of `@sandbank/engine/http`.",
    interfaces: [[clientFile, "BankClientOptions"]],
  },
  {
    title: "A call of the client",
    text: "The last argument of each method, such as `client.accounts.list({}, options)`. `prefetch` is an option of lists, and `idempotencyKey` of every POST.",
    interfaces: [
      [clientFile, "RequestOptions"],
      [clientFile, "ListOptions"],
      [clientFile, "WriteOptions"],
    ],
  },
  {
    title: "setupBank",
    text: "`setupBank(options)` of `@sandbank/msw/node`, and `setupBankWorker(options)` of `@sandbank/msw/browser`. Without `bank`, the options of [`createBank`](#createbank) apply, too.",
    interfaces: [
      [setupFile, "BaseUrlOption"],
      [setupFile, "MountBankOptions"],
    ],
  },
  {
    title: "The fixtures",
    text: "`bankTest(options)` of `@sandbank/testing/vitest`, `/jest` and `/node`. Without `bank`, the options of [`createBank`](#createbank) apply, too.",
    interfaces: [[fixturesFile, "BankTestOptions"]],
  },
];

/** The page of all options. `root` is the repository, which has the types. */
export function printOptions(root: string): string {
  return blocks([
    `${header}\n# Options`,
    "Each table has the defaults. An option that does not exist throws an error with the names of those that do; an unknown flag ends the command with exit code 2.",
    ...sections.flatMap(({ title, text, interfaces }) => [
      `## ${title}`,
      text,
      withLinks(
        joinTables(interfaces.map(([file, name]) => printOptionsTable(readFileSync(join(root, file), "utf8"), name))),
      ),
    ]),
    "## sandbank start",
    "The flags of `sandbank start`. `sandbank exec` and `sandbank config` accept them, too, except `--ready-file` and `--open`; `exec` takes a free port by default. In a `sandbank.config.json` the names are in camel case: `--bank-ttl` is `bankTtl`. `--config`, `--ready-file` and `--open` are flags only. A flag wins over the variable of the environment, and the variable over the configuration.",
    printFlags(),
  ]);
}

/** Several tables of options as one, under the head of the first. */
function joinTables(tables: readonly string[]): string {
  return tables.map((text, index) => (index === 0 ? text : text.split("\n").slice(2).join("\n"))).join("\n");
}

function printFlags(): string {
  return table(
    ["Flag", "Value", "Default", "Environment", "What it is"],
    Object.entries(flags).map(([name, flag]) => [
      code(`--${name}`),
      flag.type === "boolean" ? "" : printValues(flag),
      flag.type === "boolean" ? "off" : (flag.default ?? "none"),
      flag.env === undefined ? "" : code(flag.env),
      flag.multiple === true ? `${flag.summary} Can be repeated.` : flag.summary,
    ]),
  );
}

function printValues({ values, placeholder = "" }: (typeof flags)[string]): string {
  return values === undefined ? code(placeholder) : values.map(code).join(" or ");
}
