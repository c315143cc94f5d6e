import { railWords } from "@sandbank/contract/private/words";
import type { RailTable, StateMachine } from "@sandbank/engine/private/reference";
import type { Api } from "../api.ts";
import type { Files } from "../files.ts";
import { printShared } from "../print-shared.ts";
import { amountKeys } from "./amount-keys.ts";
import { formTables } from "./form-tables.ts";
import { machineTables } from "./machine-tables.ts";
import { resourceTables } from "./resource-tables.ts";

export interface TableSources {
  readonly api: Api;
  readonly stateMachines: readonly StateMachine[];
  readonly rails: Readonly<Record<string, RailTable>>;
}

/** Prints the tables from which the inspector makes its lists and forms. */
export function printInspectorTables({ api, stateMachines, rails }: TableSources): Files {
  const machines = machineTables(stateMachines);
  const { forms, choices } = formTables({ resources: api.resources, operations: api.operations, rails, machines });
  return new Map([
    [
      "resources.ts",
      printModule({
        source: "packages/contract/src",
        imports: 'import type { ResourceTable } from "../tables/resource-table.ts";',
        constants: [
          constant("resourceTables", "readonly ResourceTable[]", resourceTables(api.resources, stateMachines)),
          `/** The keys that hold an amount in minor units, in every object that has them. */\n${constant("amountKeys", "readonly string[]", amountKeys(api.resources))}`,
        ],
      }),
    ],
    [
      "state-machines.ts",
      printModule({
        source: "packages/engine/src",
        imports: 'import type { MachineTable } from "../tables/machine-table.ts";',
        constants: [constant("machineTables", "readonly MachineTable[]", machines)],
      }),
    ],
    [
      "rails.ts",
      printModule({
        source: "packages/contract/src",
        imports: 'import type { RailWords } from "../tables/rail-words.ts";',
        constants: [
          `/** By the category of its Declined Transactions. */\n${constant("railWords", "Readonly<Record<string, RailWords>>", railWords)}`,
        ],
      }),
    ],
    [
      "forms.ts",
      printModule({
        source: "packages/contract/src and packages/engine/src",
        imports: 'import type { FormTable, ReasonTable } from "../tables/form-table.ts";',
        constants: [
          printShared("formTables", "readonly FormTable[]", forms),
          `/** The values of each enumeration, by its name. */\n${constant("choices", "Readonly<Record<string, readonly string[]>>", choices)}`,
          `/** The reasons of each rail, in the order of its rules. */\n${constant("reasonTables", "Readonly<Record<string, ReasonTable>>", reasonTables(rails))}`,
        ],
      }),
    ],
  ]);
}

interface Module {
  readonly source: string;
  readonly imports: string;
  readonly constants: readonly string[];
}

function printModule({ source, imports, constants }: Module): string {
  const header = `// Generated from ${source} by \`npm run generate\`. Do not edit.\n`;
  return [header, imports, "", ...constants].join("\n");
}

function constant(name: string, type: string, value: unknown): string {
  return `export const ${name}: ${type} = ${JSON.stringify(value)};\n`;
}

/** Several rules can give the same reason: then it has a sentence for each. */
function reasonTables(rails: Readonly<Record<string, RailTable>>) {
  return Object.fromEntries(
    Object.entries(rails).map(([name, { rules, neverGiven }]) => [
      name,
      {
        rules: Object.fromEntries(
          [...Map.groupBy(rules, ({ reason }) => reason)].map(([reason, of]) => [
            reason,
            of.map(({ failure }) => failure),
          ]),
        ),
        forced: neverGiven,
      },
    ]),
  );
}
