import { splitAtBracket, withoutDestructuring } from "./source-text.ts";

/** Where a client reads a setting: in the environment, in an object `env` of the app, or in its own text. */
export type Setting = { readonly variable: string; readonly isOfApp?: true } | { readonly value: string };

export interface ClientSettings {
  readonly apiKey: Setting;
  readonly baseUrl: Setting;
}

/**
 * Reads the settings of `new BankClient` in the text of a module. Returns undefined if they are not variables of the
 * environment or a literal base URL, or if the client does not send its requests with the global `fetch`.
 */
export function clientSettings(text: string): ClientSettings | undefined {
  const options = optionsIn(text);
  if (options === undefined || /\b(?:fetch|transport)\b|\.\.\./.test(options)) return undefined;
  const apiKey = findSetting("apiKey", "SANDBANK_API_KEY", options, text);
  const baseUrl = findSetting("baseUrl", "SANDBANK_URL", options, text);
  // A key in the sources is not copied into another file.
  if (apiKey === undefined || baseUrl === undefined || "value" in apiKey) return undefined;
  return { apiKey, baseUrl };
}

/** Returns what is between the braces of the first `new BankClient`; undefined if its argument is not an object literal. */
function optionsIn(text: string): string | undefined {
  const name = "new BankClient";
  const from = text.slice(text.indexOf(name) + name.length);
  if (!from.startsWith("(")) return "";
  const inside = splitAtBracket(from)?.inside.trim();
  return inside === "" || (inside?.startsWith("{") && inside.endsWith("}")) ? inside.slice(1, -1) : undefined;
}

function findSetting(name: string, variable: string, options: string, text: string): Setting | undefined {
  const [found, expression] = new RegExp(String.raw`\b${name}\b(?:\s*:\s*([^,]+))?`).exec(options) ?? [];
  if (found === undefined) return { variable };
  return readExpression((expression ?? name).trim(), text);
}

function readExpression(expression: string, text: string): Setting | undefined {
  const [, variable] = /^(?:process|Bun)\.env(?:\.(\w+)|\[["'](\w+)["']\])/.exec(expression)?.filter(Boolean) ?? [];
  if (variable !== undefined) return { variable };
  // An object with the checked environment has the variables under their own names.
  const [, ofApp] = /^(?:\w+\.)*env\.([A-Z][A-Z0-9_]*)$/.exec(expression) ?? [];
  if (ofApp !== undefined) return { variable: ofApp, isOfApp: true };
  const [, value] = /^["'](https?:\/\/[^"'`\s\\]+)["']$/.exec(expression) ?? [];
  if (value !== undefined) return { value };
  if (!/^\w+$/.test(expression)) return undefined;
  const { members } = withoutDestructuring(text);
  if (members.some((member) => /^\w+/.exec(member)?.[0] === expression)) return { variable: expression };
  const [, assigned] = new RegExp(String.raw`\bconst ${expression}(?:: ?\w+)? =\s*([^;\n]+)`).exec(text) ?? [];
  return assigned === undefined || assigned === expression ? undefined : readExpression(assigned.trim(), "");
}
