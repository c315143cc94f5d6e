import { isSource, joinPath, type ProjectFiles, pathsBelow } from "../read/project-files.ts";
import { type ClientSettings, clientSettings, type Setting } from "./client-settings.ts";
import { type ExportedClient, exportedClient } from "./exported-client.ts";
import { withoutComments } from "./source-text.ts";

/** Where the app calls the bank. */
export interface AppClient {
  /** The path of the module, below the folder of the package. */
  readonly path: string;
  /** Where the client reads its API key and its base URL. Undefined if that is not in the module's text. */
  readonly settings: ClientSettings | undefined;
  /** The export that a test can use. Undefined if there is none. */
  readonly exported: ExportedClient | undefined;
  /** Whether the app sends its own requests, without the SDK. */
  readonly isFetch: boolean;
}

/** Finds the module that creates the app's client, or else one that sends requests to a bank. */
export function findAppClient(files: ProjectFiles, home: string): AppClient | undefined {
  const sources = pathsBelow(files, home)
    .filter(isSource)
    .map((path) => ({ path, text: withoutComments(files.read(joinPath(home, path)) ?? "") }));
  const clients = sources
    .filter(({ text }) => /\bnew BankClient\b/.test(text))
    .map(({ path, text }): AppClient => {
      return { path, settings: clientSettings(text), exported: exportedClient(text), isFetch: false };
    });
  const best =
    clients.find(({ settings, exported }) => settings && exported) ?? clients.find(({ settings }) => settings);
  return (
    best ?? clients[0] ?? sources.map(({ path, text }) => ownClient(path, text)).find((each) => each !== undefined)
  );
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
