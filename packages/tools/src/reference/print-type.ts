import type { Api } from "../api.ts";
import type { Type } from "../model.ts";
import { code, link, toAnchor } from "./markdown.ts";

/** Prints a type in words, with links to the types that have a section. `page` is the page that the text is on. */
export function printType(type: Type, page: string, api: Api): string {
  switch (type.kind) {
    case "keyword":
      return keywords[type.keyword] ?? type.keyword;
    case "instant":
      return "string";
    case "literal":
      return code(JSON.stringify(type.value));
    case "enumeration":
      return either(type.values.map((value) => code(JSON.stringify(value))));
    case "identifier":
      return code(`${type.prefix}_…`);
    case "array":
      return `array of ${printType(type.item, page, api)}`;
    case "union":
      return either(type.members.map((member) => printType(member, page, api)));
    case "object":
      return "object";
    case "reference":
      return printName(type.name, page, api);
  }
}

/** Every number of the API is an integer: rates are decimals as text (D-41). */
const keywords: Readonly<Record<string, string>> = { number: "integer", Uint8Array: "bytes" };

/** Resolves a name to its type, through any number of names. */
export function resolve(type: Type, { declarations }: Api): Type {
  const declared = type.kind === "reference" ? declarations.get(type.name)?.type : undefined;
  return declared ?? type;
}

function printName(name: string, page: string, api: Api): string {
  const declared = api.declarations.get(name)?.type;
  if (declared?.kind === "identifier") return printType(declared, page, api);
  const home = api.homes.get(name);
  return link(name, `${home === page ? "" : `${home}.md`}#${toAnchor(name)}`);
}

/** `a`, `b` or `c`. */
function either(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
