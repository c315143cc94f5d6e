import { type Group, readVerb } from "./groups.ts";
import type { Operation } from "./operations.ts";
import { printParameters } from "./print-parameters.ts";
import { printComment, printType, type Style } from "./print-types.ts";

/** Prints an interface of the SDK, with a method for each operation and a property for each nested group. */
export function printInterface(group: Omit<Group, "property">, style: Style): string {
  const { className, documentation, operations, groups } = group;
  const members = [
    ...groups.map((inner) => `${printComment(inner.documentation)}readonly ${inner.property}: ${inner.className};\n`),
    ...operations.map((operation) => printMethod(operation, style)),
  ];
  return `${printComment(documentation)}export interface ${className} {\n${members.join("\n")}}\n`;
}

function printMethod(operation: Operation, style: Style): string {
  const { item, result, documentation } = operation;
  const parameters = printParameters(operation, nameOptions(operation));
  const answer = item === undefined ? `ApiPromise<${result}>` : `PageRequest<${printType(item, style)}>`;
  return `${printComment(documentation)}${readVerb(operation)}(${parameters}): ${answer};\n`;
}

/** Returns the name of the type of a method's options. */
export function nameOptions({ method, item }: Operation): string {
  if (item !== undefined) return "ListOptions";
  return method === "POST" ? "WriteOptions" : "RequestOptions";
}
