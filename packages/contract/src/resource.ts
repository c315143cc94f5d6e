import type * as z from "zod";
import type { Endpoint } from "./endpoint.ts";
import type { Examples } from "./examples.ts";

/** One part of the API: a folder here, a file of the SDK, a tag of the OpenAPI document, a page of the reference. */
export interface Resource {
  /** The name in kebab case, as in the folder. */
  readonly name: string;
  readonly title: string;
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  readonly schemas: Readonly<Record<string, z.ZodType>>;
  readonly examples: Examples;
}

/** A resource with the module of its schemas: functions that build them. */
export interface ResourceDefinition extends Omit<Resource, "schemas"> {
  readonly schemas: Readonly<Record<string, () => z.ZodType>>;
}
