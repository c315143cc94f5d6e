import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** Matches a block that shows the members of an interface, such as `<!-- options src/options.ts BankOptions -->`. */
const block = /^<!-- options (?<path>\S+) (?<name>\S+) -->\n(?:(?!<!-- end).*\n)*<!-- end of options -->$/gm;

/** Returns the page with each block of options filled with a table of the members of its interface. */
export function fillOptionsTables(page: string, root: string): string {
  return page.replaceAll(block, (...args) => {
    const { path = "", name = "" } = args.at(-1) as Record<string, string>;
    const table = printOptionsTable(readFileSync(join(root, path), "utf8"), name);
    return `<!-- options ${path} ${name} -->\n\n${table}\n\n<!-- end of options -->`;
  });
}

/**
 * Returns a Markdown table of the members of an interface: the first paragraph of the documentation of each, and the
 * default that the documentation ends with.
 */
export function printOptionsTable(source: string, name: string): string {
  const file = ts.createSourceFile("options.ts", source, ts.ScriptTarget.Latest, true);
  const declared = file.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === name);
  if (declared === undefined) throw new Error(`There is no interface ${name}.`);
  const rows = (declared as ts.InterfaceDeclaration).members.filter(ts.isPropertySignature).map((member) => {
    const option = member.name.getText(file);
    const { text, standard } = readDocumentation(member, option);
    const type = (member.type?.getText(file) ?? "unknown").replaceAll("readonly ", "").replaceAll("|", "\\|");
    return `| \`${option}\` | \`${type}\` | ${standard} | ${text} |`;
  });
  return ["| option | type | default | what it is |", "|---|---|---|---|", ...rows].join("\n");
}

function readDocumentation(member: ts.PropertySignature, option: string) {
  const comment = ts.getJSDocCommentsAndTags(member).find(ts.isJSDoc)?.comment;
  const paragraphs = (ts.getTextOfJSDocComment(comment) ?? "").split("\n\n").map((text) => text.replace(/\s+/g, " "));
  const [text = "", ...others] = paragraphs;
  const found = [text, ...others].map((paragraph) => /^(.*?) ?Default: (.+)\.$/.exec(paragraph));
  const standard = found.find((match) => match !== null)?.[2];
  if (text === "" || standard === undefined) {
    throw new Error(`Document ${option}, and end the documentation with "Default: ...".`);
  }
  return { text: found[0]?.[1] ?? text, standard };
}
