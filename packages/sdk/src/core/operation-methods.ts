import type { Api, Verb } from "./api.ts";
import type { OperationTable } from "./operation-table.ts";
import { pathMaker } from "./path.ts";

type Method = (...args: unknown[]) => unknown;

/** A group of operations as methods that need no `this`. */
export interface Methods {
  [name: string]: Method | Methods;
}

/** The methods of a part of the table. */
export function methodsOf(api: Api, table: OperationTable): Methods {
  const methods: Methods = {};
  for (const name in table) {
    const entry = table[name] as string | OperationTable;
    methods[name] = typeof entry === "string" ? methodOf(api, entry) : methodsOf(api, entry);
  }
  return methods;
}

/** Takes the id, the parameters and the options, as far as the operation has them. */
function methodOf(api: Api, entry: string): Method {
  const [verb, template, params] = entry.split(" ") as [Verb | "LIST", string, string?];
  const pathOf = template.includes("{") ? pathMaker(template) : undefined;
  return (...args) => {
    const id = pathOf && args.shift();
    const sent = (params && args.shift()) as object | undefined;
    const options = args[0] as object | undefined;
    const path = () => pathOf?.(id) ?? template;
    return verb === "LIST" ? api.list(path, sent, options) : api.call(verb, path, sent, options);
  };
}

/** Defines a property that is made when it is first read. */
export function defineLazily<Owner>(prototype: Owner, name: string, make: (owner: Owner) => unknown): void {
  Object.defineProperty(prototype, name, {
    configurable: true,
    get(this: Owner) {
      const value = make(this);
      Object.defineProperty(this, name, { value, configurable: true, writable: true });
      return value;
    },
  });
}
