import type { Api } from "./api.ts";
import { namesReachedFrom } from "./directions.ts";
import { header } from "./headers.ts";
import { printImports } from "./homes.ts";
import { printComment } from "./print-types.ts";

/** Prints a function for each type of id that an operation accepts, which checks text from outside. */
export function printIdFunctions({ operations, declarations, homes }: Api): string {
  const roots = operations.flatMap(({ id, params }) => [id ?? [], params?.name ?? []].flat());
  const ids = [...namesReachedFrom(roots, declarations)].flatMap((name) => {
    const type = declarations.get(name)?.type;
    return type?.kind === "identifier" ? [{ name, prefix: type.prefix }] : [];
  });
  const sorted = ids.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return [
    header,
    'import { checkedId } from "../core/checked-id.ts";',
    printImports(
      sorted.map(({ name }) => name),
      "id-functions",
      homes,
    ),
    ...sorted.map(printIdFunction),
  ].join("\n");
}

function printIdFunction({ name, prefix }: { readonly name: string; readonly prefix: string }): string {
  const documentation = `Checks text from outside and returns it as an id, which starts with \`${prefix}_\` followed by an opaque part. Throws a \`BankArgumentError\` for any other text, including the id of another type of object.`;
  const functionName = name.charAt(0).toLowerCase() + name.slice(1);
  return `${printComment(documentation)}export function ${functionName}(text: string): ${name} {
    return checkedId(${JSON.stringify(prefix)}, text);
    }\n`;
}
