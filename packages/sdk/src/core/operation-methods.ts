import { idPrefixes } from "../resources/operations.ts";
import type { Api, Verb } from "./api.ts";
import type { OperationTable } from "./operation-table.ts";
import { pathMaker } from "./path.ts";

type Method = (...args: unknown[]) => unknown;

/** A group of operations as methods that need no `this`. */
export interface Methods {
  [name: string]: Method | Methods;
}

/** The requests of the operations that most resources have. */
const usual = {
  list: "LIST params",
  create: "POST params",
  retrieve: "GET",
  update: "PATCH params",
} as const;

/**
 * Returns a function that creates the methods of one property of a client, from the property's name and its part of the
 * table. The paths are the same for every client.
 */
export function defineMethods(
  name: string,
  part: string | OperationTable,
  parent = "",
  owner = name,
): (api: Api) => Methods {
  const path = `${parent}/${snakeCase(name)}`;
  const makers =
    typeof part === "object"
      ? Object.entries(part).map(([inner, of]) => ({
          method: inner,
          make: defineMethods(inner, of, path, `${owner}.${inner}`),
        }))
      : part.split(", ").map((operation) => defineMethod(operation, path, name, owner));
  return (api) => {
    const methods: Methods = {};
    for (const { method, make } of makers) methods[method] = make(api);
    return methods;
  };
}

/**
 * Returns the name of a method and a function that creates it. The method accepts the id, the parameters and the
 * options, as far as the operation has them.
 */
function defineMethod(
  operation: string,
  path: string,
  resource: string,
  owner: string,
): { method: string; make: (api: Api) => Method } {
  const [method, how = usual[method]] = operation.split(": ") as [keyof typeof usual, string?];
  const [verb, params, end = snakeCase(method)] = how.split(" ") as [Verb | "LIST", string?, string?];
  const type = singular(snakeCase(resource));
  const object = `${path}/{${type}_id}`;
  const template = /^(list|create)$/.test(method) ? path : method in usual ? object : `${object}/${end}`;
  const called = { operation: `${owner}.${method}`, route: template };
  const pathOf = template.includes("{") ? pathMaker(template, idPrefixes[resource] ?? type) : undefined;
  return {
    method,
    make:
      (api) =>
      (...args) => {
        const id = pathOf && args.shift();
        const sent = (params && args.shift()) as object | undefined;
        const options = args[0] as object | undefined;
        const path = () => pathOf?.(id) ?? template;
        return verb === "LIST" ? api.list(path, sent, options, called) : api.call(verb, path, sent, options, called);
      },
  };
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

/** Returns `entity` for `entities`, `lockbox_address` for `lockbox_addresses`. */
function singular(segment: string): string {
  return segment.replace(/ies$/, "y").replace(/(?<=ss)es$|s$/, "");
}

/** Defines a property whose value is created when it is first read. */
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
