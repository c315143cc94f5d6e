import { clientSettings, type Setting } from "./client-settings.ts";
import { folderOf, isTest, joinPath, type ProjectFiles, pathsBelow } from "./project-files.ts";

/** Where the app calls the bank. */
export interface AppClient {
  /** The path of the module, below the folder of the package. */
  readonly path: string;
  /** Where the client reads its API key and its base URL. Undefined if that is not in the module's text. */
  readonly settings: { readonly apiKey: Setting; readonly baseUrl: Setting } | undefined;
  /** The export that a test can use. Undefined if there is none. */
  readonly exported: Exported | undefined;
  /** Whether the app sends its own requests, without the SDK. */
  readonly isFetch: boolean;
}

interface Exported {
  /** `default`, or the name of the export. */
  readonly name: string;
  /** Whether it is a function without parameters that returns the client. */
  readonly isFactory: boolean;
}

/** Finds the module that creates the app's client, or else one that sends requests to a bank. */
export function findAppClient(files: ProjectFiles, home: string): AppClient | undefined {
  const sources = pathsBelow(files, home)
    .filter(isSource)
    .map((path) => ({ path, text: withoutComments(files.read(joinPath(home, path)) ?? "") }));
  const clients = sources
    .filter(({ text }) => /\bnew BankClient\b/.test(text))
    .map(({ path, text }) => sdkClient(path, text));
  const best =
    clients.find(({ settings, exported }) => settings && exported) ?? clients.find(({ settings }) => settings);
  return (
    best ?? clients[0] ?? sources.map(({ path, text }) => ownClient(path, text)).find((each) => each !== undefined)
  );
}

function isSource(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path) && !isTest(path) && !/\.d\.[cm]?ts$|(?:^|\/)[\w.-]+\.config\.\w+$/.test(path);
}

function sdkClient(path: string, text: string): AppClient {
  return { path, settings: clientSettings(text), exported: exportedIn(text), isFetch: false };
}

const created = String.raw`new BankClient\b`;
/** The type of a variable, or of the result of a function. */
const type = String.raw`(?:: ?[\w.<>]+)?`;

/** Returns the export that is the client, or a function that creates it. */
function exportedIn(text: string): Exported | undefined {
  if (new RegExp(String.raw`export default ${created}|module\.exports = ${created}`).test(text)) {
    return { name: "default", isFactory: false };
  }
  const [, constant, factory] =
    new RegExp(String.raw`(?:const (\w+)${type} = ${created})|(?:const (\w+) = \(\)${type} => ${created})`).exec(
      text,
    ) ?? [];
  const [, declared] = new RegExp(String.raw`function (\w+)\(\)${type} \{\s*return ${created}`).exec(text) ?? [];
  const [, member] = new RegExp(String.raw`(?:^|\n)(?:module\.)?exports\.(\w+) = ${created}`).exec(text) ?? [];
  if (member !== undefined) return { name: member, isFactory: false };
  for (const [local, isFactory] of [
    [constant, false],
    [factory, true],
    [declared, true],
  ] as const) {
    const name = local === undefined ? undefined : exportOf(local, text);
    if (name !== undefined) return { name, isFactory };
  }
  return undefined;
}

/** Returns the name under which a module exports a variable or function of its top level. */
function exportOf(local: string, text: string): string | undefined {
  if (new RegExp(String.raw`^export (?:const|let|var|function) ${local}\b`, "m").test(text)) return local;
  if (new RegExp(String.raw`^export default (?:function )?${local}\b`, "m").test(text)) return "default";
  if (new RegExp(String.raw`^module\.exports = ${local}\b`, "m").test(text)) return "default";
  if (new RegExp(String.raw`^exports\.${local} = ${local}\b`, "m").test(text)) return local;
  const lists = text.matchAll(/^(?:export|module\.exports =) ?\{([^{}]*)\}/gm);
  const names = [...lists].flatMap(([, list = ""]) => list.split(",").map((each) => each.trim()));
  return names.includes(local) ? local : undefined;
}

/** A module that sends requests with `fetch` to an address of the environment whose name has `BANK` in it. */
function ownClient(path: string, text: string): AppClient | undefined {
  const variables = [...text.matchAll(/\bprocess\.env(?:\.|\[["'])(\w+)/g)].map(([, name = ""]) => name);
  const ofBank = variables.filter((name) => name.includes("BANK"));
  const url = ofBank.find((name) => /URL|URI|ENDPOINT|ORIGIN|HOST|BASE/.test(name));
  if (url === undefined || !/\bfetch\(|\bky\b/.test(text)) return undefined;
  const key = ofBank.find((name) => /KEY|TOKEN/.test(name));
  const apiKey: Setting = key === undefined ? { value: "sandbox_key" } : { variable: key };
  return { path, settings: { apiKey, baseUrl: { variable: url } }, exported: undefined, isFetch: true };
}

function withoutComments(text: string): string {
  return text.replace(/^[ \t]*(?:\/\/|\/?\*).*$/gm, "");
}

/** Packages that refuse to be loaded outside of a framework's build. */
const refusing: readonly string[] = ["server-only", "client-only"];

/**
 * Returns whether a test can load a module: it and what it imports need no alias of a bundler, and start no server.
 * `known`: the packages that the project lists.
 */
export function isLoadable(
  files: ProjectFiles,
  path: string,
  known: readonly string[],
  seen: readonly string[] = [],
): boolean {
  const text = withoutComments(files.read(path) ?? "");
  if (/\.listen\(|\bserve\(|\bprocess\.exit\(/.test(text)) return false;
  const imported = [...text.matchAll(/(?:\bfrom|\bimport|\brequire\() ?["']([^"'\n]+)["']/g)].map(
    ([, name = ""]) => name,
  );
  return imported.every((name) => {
    if (!name.startsWith(".")) {
      const [scope = "", rest] = name.split("/");
      const packageName = scope.startsWith("@") ? `${scope}/${rest}` : scope;
      return name.startsWith("node:") || (known.includes(packageName) && !refusing.includes(packageName));
    }
    const target = resolved(files, joinPath(folderOf(path), name));
    return target !== undefined && (seen.includes(target) || isLoadable(files, target, known, [...seen, path]));
  });
}

function resolved({ paths }: ProjectFiles, target: string): string | undefined {
  const bare = target.replace(/\.([cm]?)js$/, ".$1ts");
  const endings = ["", ".ts", ".js", ".mts", ".mjs", ".cjs", "/index.ts", "/index.js"];
  return [target, bare].flatMap((each) => endings.map((ending) => each + ending)).find((each) => paths.includes(each));
}
