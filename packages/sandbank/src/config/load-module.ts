import { pathToFileURL } from "node:url";
import { sentence } from "@sandbank/engine/private/errors";
import { UsageError } from "../errors/usage-error.ts";
import { readFileText } from "../flags/read-file.ts";

/**
 * Loads the value of a JSON file, or the default export of a JavaScript or TypeScript module. Throws a `UsageError`.
 */
export async function loadFile(path: string): Promise<unknown> {
  // Of a module, too: the message of a failed import does not tell a missing file from a missing import of it.
  const text = readFileText(path);
  try {
    if (!/\.[cm]?[jt]s$/.test(path)) return JSON.parse(text);
    const module = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as { readonly default?: unknown };
    if (module.default !== undefined) return module.default;
  } catch (error) {
    throw new UsageError(describeFailure(path, error as NodeJS.ErrnoException), { cause: error });
  }
  throw new UsageError(`${path} has no default export. Write \`export default\` before its value.`);
}

function describeFailure(path: string, { code, message }: NodeJS.ErrnoException): string {
  // Node loads TypeScript without a flag since 22.18.
  if (/\.[cm]?ts$/.test(path) && code === "ERR_UNKNOWN_FILE_EXTENSION") {
    return `${path} cannot be loaded: Node ${process.versions.node} does not load TypeScript. Use Node 22.18 or later, or write the file as .mjs or .json.`;
  }
  return sentence(`${path} cannot be loaded: ${message}`);
}
