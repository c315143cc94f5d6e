import { adminOperations } from "sandbank/private/reference";
import type { Files } from "./files.ts";

const header = "// Generated from packages/sandbank/src/admin by `npm run generate`. Do not edit.\n";

/** The tables of the inspector, which contains neither schemas nor the contract. */
export function printInspector(): Files {
  return new Map([["admin-operations.ts", printAdminOperations()]]);
}

function printAdminOperations(): string {
  const rows = Object.entries(adminOperations).map(
    ([name, { method, path, effect, scope }]) =>
      `${JSON.stringify(name)}: ${JSON.stringify({ method, path, effect, scope })},`,
  );
  return `${header}
/** Every operation of the admin API: its route, and whether it changes something. */
export const adminOperations = {
${rows.join("\n")}
} as const;

export type AdminOperationName = keyof typeof adminOperations;
`;
}
