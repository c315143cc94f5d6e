import { refused, shown } from "./refused.ts";

/** The JSON of parameters, without what is undefined; null where there are none. Throws a `TypeError` on what is not JSON. */
export function toBody(params: object | undefined): string | null {
  if (params === undefined) return null;
  if (typeof params !== "object") throw refused("params", `left out or an object, not ${shown(params)}`);
  let fault: unknown;
  try {
    return JSON.stringify(params, (name, value) => {
      if (typeof value === "bigint") fault = refused(name, `a number, not ${shown(value)}`);
      return value;
    });
  } catch (cause) {
    throw fault ?? new TypeError("[sandbank] Failed to use params: they must be what JSON can say.", { cause });
  }
}
