import { type Group, verbOf } from "./groups.ts";
import type { Operation } from "./operations.ts";
import { printParameters } from "./print-parameters.ts";
import { printComment, printType, type Style } from "./print-types.ts";

/** A class of the SDK: a method for each operation, a field for each group inside. */
export function printClass(group: Omit<Group, "property">, style: Style): string {
  const { className, documentation, operations, groups } = group;
  const members = [
    operations.length > 0 ? "readonly #api: Api;\n" : "",
    ...groups.map((inner) => `${printComment(inner.documentation)}readonly ${inner.property}: ${inner.className};\n`),
    printConstructor(group),
    ...operations.map((operation) => printMethod(operation, style)),
  ];
  return `${printComment(documentation)}export class ${className} {\n${members.filter(Boolean).join("\n")}}\n`;
}

function printConstructor({ operations, groups }: Omit<Group, "property">): string {
  const assignments = [
    operations.length > 0 ? "this.#api = api;" : "",
    ...groups.map(({ property, className }) => `this.${property} = new ${className}(api);`),
  ];
  return `constructor(api: Api) {\n${assignments.filter(Boolean).join("\n")}\n}\n`;
}

function printMethod(operation: Operation, style: Style): string {
  const { method, item, result, documentation } = operation;
  const parameters = printParameters(operation, method === "POST" ? "WriteOptions" : "RequestOptions");
  const answer = item === undefined ? `Promise<${result}>` : `PageRequest<${printType(item, style)}>`;
  // Async, so that an id that cannot be sent rejects, as everything else does.
  const verb = item === undefined ? `async ${verbOf(operation)}` : verbOf(operation);
  return `${printComment(documentation)}${verb}(${parameters}): ${answer} {\n${printCall(operation)}\n}\n`;
}

function printCall({ method, path, id, params, item }: Operation): string {
  const [prefix, suffix] = path.split(/\{\w+\}/).map((part) => JSON.stringify(part));
  const address = id === undefined ? prefix : `at(${prefix}, id${suffix === '""' ? "" : `, ${suffix}`})`;
  const verb = item === undefined ? method.toLowerCase() : "list";
  return `return this.#api.${verb}(${address}, ${params === undefined ? "undefined" : "params"}, options);`;
}
