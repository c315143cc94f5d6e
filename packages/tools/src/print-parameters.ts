import type { Operation } from "./operations.ts";

/** The parameters of an operation's method, as source text: the id, what is sent, the options. */
export function printParameters({ id, params }: Operation, options: string | undefined): string {
  return [
    id === undefined ? [] : `id: ${id}`,
    params === undefined ? [] : `params${params.isRequired ? "" : "?"}: ${params.name}`,
    options === undefined ? [] : `options?: ${options}`,
  ]
    .flat()
    .join(", ");
}
