import { splitAtBracket, splitStatements } from "./source-text.ts";

/** An export of a module that is the client, or a function without parameters that returns it. */
export interface ExportedClient {
  /** `default`, or the name of the export. */
  readonly name: string;
  readonly isFactory: boolean;
  /** Whether it is all that the CommonJS module exports, so that `require` returns it. */
  readonly isModule: boolean;
}

/** A type annotation: `: BankClient`. */
const TYPE = String.raw`(?::\s*[\w.<>]+)?`;

/** A new client, or a cached one and else a new one: `new BankClient`, `(cached ??= new BankClient`. */
const CLIENT = String.raw`(?:\(\s*)?(?:[\w.]+\s+(?:\?\?|\|\|)=?\s+)?new BankClient\b`;

/** The text in front of a value: the groups are its name as an export, `export`, and its name in the module. */
const DEFINITION = new RegExp(
  String.raw`^(?:export default|module\.exports =)\s+` +
    String.raw`|^(?:module\.)?exports\.(\w+) =\s+` +
    String.raw`|^(export )?(?:const|let|var) (\w+)${TYPE} =\s+` +
    String.raw`|^(export )?(?=function (\w+))`,
);

const IS_CLIENT = new RegExp(`^${CLIENT}`);
const IS_FUNCTION = new RegExp(String.raw`^(?:function \w*\(\)${TYPE} \{|\(\)${TYPE} =>)`);
const RETURNS_CLIENT = new RegExp(String.raw`(?:=>|\breturn)\s+${CLIENT}`);
/** How far in front of `new BankClient` its variable may be. */
const KEEPS_LENGTH = 200;

/** Returns the first export that is the client, or a function that returns it. */
export function exportedClient(text: string): ExportedClient | undefined {
  for (const statement of splitStatements(text)) {
    const found = statement.includes("new BankClient") ? exportedBy(statement, text) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function exportedBy(statement: string, text: string): ExportedClient | undefined {
  const [start, member, isExported, constant, isExportedToo, declared] = DEFINITION.exec(statement) ?? [];
  if (start === undefined) return undefined;
  const value = statement.slice(start.length);
  const isFactory = returnsClient(value);
  if (!isFactory && !(IS_CLIENT.test(value) && !readsMember(value))) return undefined;
  const local = constant ?? declared;
  if (local === undefined)
    return { name: member ?? "default", isFactory, isModule: start.startsWith("module.exports =") };
  const isNamed = isExported !== undefined || isExportedToo !== undefined;
  const exported = isNamed ? { name: local, isModule: false } : findExport(local, text);
  return exported && { ...exported, isFactory };
}

/** Returns the variable that a text in front of a value keeps it in: `client` for `let client: BankClient =`. */
function keptIn(text: string): string | undefined {
  const assigned = text.trimEnd();
  if (!assigned.endsWith("=")) return undefined;
  const [last, before] = assigned
    .slice(0, -1)
    .replace(/(?:\?\?|\|\|)$/, "")
    .trimEnd()
    .split(/[^\w.:<>]+/)
    .toReversed();
  return (before?.endsWith(":") ? before : last)?.split(":", 1)[0];
}

function returnsClient(value: string): boolean {
  if (!IS_FUNCTION.test(value) || readsMember(value)) return false;
  if (RETURNS_CLIENT.test(value)) return true;
  const index = value.indexOf("new BankClient");
  const variable = keptIn(value.slice(Math.max(0, index - KEEPS_LENGTH), index));
  return [...value.matchAll(/\breturn ([\w.]+)!?(?=[;\n])/g)].some(([, returned]) => returned === variable);
}

/** Returns whether something of the new client is taken, and not the client: `new BankClient().accounts`. */
function readsMember(value: string): boolean {
  const name = "new BankClient";
  const { rest = "" } = splitAtBracket(value.slice(value.indexOf(name) + name.length)) ?? {};
  return /^\s*\??\./.test(rest);
}

/** Returns how a module exports a variable or function of its top level. */
function findExport(local: string, text: string): Pick<ExportedClient, "name" | "isModule"> | undefined {
  if (new RegExp(String.raw`^export default ${local}\b`, "m").test(text)) return { name: "default", isModule: false };
  if (new RegExp(String.raw`^module\.exports = ${local}\b`, "m").test(text)) return { name: "default", isModule: true };
  const isMember = new RegExp(String.raw`^(?:module\.)?exports\.${local} = ${local}\b`, "m").test(text);
  const lists = [...text.matchAll(/^(?:export|module\.exports =) ?\{([^{}]*)\}/gm)];
  const names = lists.flatMap(([, list = ""]) => list.split(",").map((each) => each.trim()));
  return isMember || names.includes(local) ? { name: local, isModule: false } : undefined;
}
