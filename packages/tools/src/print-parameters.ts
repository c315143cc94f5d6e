import type { Operation } from "./operations.ts";

/** Prints the parameters of an operation's method: the id, the parameters of the request, the options. */
export function printParameters({ id, params }: Operation, options: string | undefined): string {
  return [
    id === undefined ? [] : `id: ${id}`,
    params === undefined ? [] : `params${params.isRequired ? "" : "?"}: ${params.name}`,
    options === undefined ? [] : `options?: ${options}`,
  ]
    .flat()
    .join(", ");
}
