import type { Declaration, Declarations, Field, Type } from "./model.ts";

/** Options of printing types. */
export interface Style {
  readonly declarations: Declarations;
  /** Whether enumerations may have unknown values, printed as `Open<...>`. */
  readonly isOpen: boolean;
  /** Whether arrays are read only, so that an app can pass one that it may not change. */
  readonly isReadonly?: boolean;
  /** Whether an instant may also be a `Date`. */
  readonly takesDates?: boolean;
  /** The type of bytes, if it is not `Uint8Array`. */
  readonly bytes?: string;
}

export function printDeclaration({ name, type, documentation }: Declaration, style: Style): string {
  const head = printComment(documentation);
  if (type.kind === "object" && type.fields.length > 0)
    return `${head}export interface ${name} ${printObject(type.fields, style)}\n`;
  // Print only the known values here. The places that use an enumeration open it.
  return `${head}export type ${name} = ${printType(type, { ...style, isOpen: false })};\n`;
}

export function printType(type: Type, style: Style): string {
  switch (type.kind) {
    case "keyword":
      return type.keyword === "Uint8Array" ? (style.bytes ?? type.keyword) : type.keyword;
    case "instant":
      return style.takesDates ? "string | Date" : "string";
    case "literal":
      return JSON.stringify(type.value);
    case "enumeration":
      return open(type.values.map((value) => JSON.stringify(value)).join(" | "), style);
    case "identifier":
      return `Id<${JSON.stringify(type.prefix)}>`;
    case "reference":
      return style.declarations.get(type.name)?.type.kind === "enumeration" ? open(type.name, style) : type.name;
    case "array":
      return `${style.isReadonly ? "readonly " : ""}${printArray(printType(type.item, style))}`;
    case "union":
      return type.members.map((member) => printType(member, style)).join(" | ");
    case "object":
      return printObject(type.fields, style);
  }
}

/** Prints a documentation comment, or nothing for an empty text. */
export function printComment(text: string): string {
  if (text === "") return "";
  const lines = text.replaceAll("*/", "*\\/").split("\n").flatMap(wrap);
  const [only] = lines;
  return lines.length === 1
    ? `/** ${only} */\n`
    : `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */\n`;
}

function open(known: string, { isOpen }: Style): string {
  return isOpen ? `Open<${known}>` : known;
}

function printArray(item: string): string {
  return /^[\w<>"]+$/.test(item) || item.startsWith("{") ? `${item}[]` : `(${item})[]`;
}

function printObject(fields: readonly Field[], style: Style): string {
  if (fields.length === 0) return "Record<string, never>";
  return `{\n${printFields(fields, style)}}`;
}

/** Prints fields with their documentation. */
export function printFields(fields: readonly Field[], style: Style): string {
  return fields.map((field) => printField(field, style)).join("");
}

function printField({ key, type, isOptional, documentation }: Field, style: Style): string {
  const name = /^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key);
  const printed = printType(type, style);
  return `${printComment(documentation)}${name}${isOptional ? `?: ${printed} | undefined` : `: ${printed}`};\n`;
}

const lineWidth = 100;

/** Wraps text into lines. Indents the further lines of a list item. */
function wrap(text: string): string[] {
  const indent = text.startsWith("- ") ? "  " : "";
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > lineWidth) {
      lines.push(line);
      line = indent + word;
    } else {
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}
