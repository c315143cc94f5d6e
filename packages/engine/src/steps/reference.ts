import { isRecord } from "../parameters/collect-issues.ts";
import type { Base64Bytes, Reference } from "./step.ts";

/** The step that a reference names, and the keys that lead to the value in its result. */
export interface ReferencePath {
  readonly name: string;
  readonly keys: readonly string[];
}

export function isReference(value: unknown): value is Reference {
  return isRecord(value) && Object.hasOwn(value, "$ref");
}

export function isBase64(value: unknown): value is Base64Bytes {
  return isRecord(value) && Object.hasOwn(value, "$base64");
}

export function parseReference({ $ref }: Reference): ReferencePath {
  const [name = "", ...keys] = $ref.split(".");
  return { name, keys };
}
