import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const START = "<!-- options ";
const END = "<!-- end of options -->";

/**
 * Returns the page with each block of options, from `<!-- options src/options.ts BankOptions -->` to
 * `<!-- end of options -->`, filled with a table of the members of its interface.
 */
export function fillOptionsTables(page: string, root: string): string {
  const [last = "", ...blocks] = page.split(END).toReversed();
  const filled = blocks.toReversed().map((part) => {
    const start = part.lastIndexOf(START);
    const [path = "", name = ""] = part.slice(start + START.length).split(/\s/, 2);
    const table = printOptionsTable(readFileSync(join(root, path), "utf8"), name);
    return `${part.slice(0, start)}${START}${path} ${name} -->\n\n${table}\n\n`;
  });
  return [...filled, last].join(END);
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
    const type = (member.type?.getText(file) ?? "unknown")
      .replaceAll("readonly ", "")
      .replace(/ \| undefined$/, "")
      .replaceAll("|", "\\|");
    return `| \`${option}\` | \`${type}\` | ${standard} | ${text} |`;
  });
  return ["| Option | Type | Default | What it is |", "|---|---|---|---|", ...rows].join("\n");
}

function readDocumentation(member: ts.PropertySignature, option: string) {
  const comment = ts.getJSDocCommentsAndTags(member).find(ts.isJSDoc)?.comment;
  const paragraphs = (ts.getTextOfJSDocComment(comment) ?? "").split("\n\n").map((text) => text.replace(/\s+/g, " "));
  const [text = "", ...others] = paragraphs;
  const described = [text, ...others].map(splitDefault).find(({ standard }) => standard !== undefined);
  if (text === "" || described?.standard === undefined) {
    throw new Error(`Document ${option}, and end the documentation with "Default: ...".`);
  }
  return { text: splitDefault(text).before, standard: described.standard };
}

/** Splits the sentence "Default: ..." from the end of a paragraph. */
function splitDefault(paragraph: string): { readonly before: string; readonly standard?: string } {
  const at = paragraph.lastIndexOf("Default: ");
  if (at < 0) return { before: paragraph };
  return { before: paragraph.slice(0, at).trimEnd(), standard: paragraph.slice(at + "Default: ".length, -1) };
}
