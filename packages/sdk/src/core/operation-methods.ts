import { idPrefixes } from "../resources/operations.ts";
import type { Api, Verb } from "./api.ts";
import type { OperationTable } from "./operation-table.ts";
import { pathMaker } from "./path.ts";

type Method = (...args: unknown[]) => unknown;

/** A group of operations as methods that need no `this`. */
export interface Methods {
  [name: string]: Method | Methods;
}

/** How the operations are sent that most resources have. */
const usual = {
  list: "LIST params",
  create: "POST params",
  retrieve: "GET",
  update: "PATCH params",
} as const;

/** The methods of a property of the client, or of one within it: its name and its part of the table. */
export function methodsOf(api: Api, name: string, part: string | OperationTable, parent = ""): Methods {
  const segment = snakeCase(name);
  const path = `${parent}/${segment}`;
  const methods: Methods = {};
  if (typeof part === "object") {
    for (const inner in part) methods[inner] = methodsOf(api, inner, part[inner] as string | OperationTable, path);
    return methods;
  }
  const object = `${path}/{${idPrefixes[name] ?? singular(segment)}}`;
  for (const operation of part.split(", ")) {
    const [method, how = usual[method]] = operation.split(": ") as [keyof typeof usual, string?];
    const [verb, params, end = snakeCase(method)] = how.split(" ") as [Verb | "LIST", string?, string?];
    const template = /^(list|create)$/.test(method) ? path : method in usual ? object : `${object}/${end}`;
    methods[method] = methodOf(api, verb, template, params);
  }
  return methods;
}

/** Takes the id, the parameters and the options, as far as the operation has them. */
function methodOf(api: Api, verb: Verb | "LIST", template: string, params: string | undefined): Method {
  const pathOf = template.includes("{") ? pathMaker(template) : undefined;
  return (...args) => {
    const id = pathOf && args.shift();
    const sent = (params && args.shift()) as object | undefined;
    const options = args[0] as object | undefined;
    const path = () => pathOf?.(id) ?? template;
    return verb === "LIST" ? api.list(path, sent, options) : api.call(verb, path, sent, options);
  };
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

/** `entities` as `entity`, `lockbox_addresses` as `lockbox_address`. */
function singular(segment: string): string {
  return segment.replace(/ies$/, "y").replace(/(?<=ss)es$|s$/, "");
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
