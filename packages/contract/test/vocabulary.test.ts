import { describe, expect, test } from "vitest";
import { toOpenApi } from "../src/index.ts";
import { eventCategories, names, paths } from "./vocabulary.ts";

const document = toOpenApi();

/** The names that a document gives to fields and parameters, and the values of its enumerations and constants. */
function namesIn(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== "object" || node === null) return found;
  if (Array.isArray(node)) {
    for (const element of node) namesIn(element, found);
    return found;
  }
  for (const [key, value] of Object.entries(node)) {
    if (key === "examples" || key === "example") continue;
    for (const name of namesUnder(key, value)) found.add(name);
    namesIn(value, found);
  }
  return found;
}

function namesUnder(key: string, value: unknown): string[] {
  if (key === "properties") return Object.keys(value as object);
  if (key === "enum") return (value as unknown[]).map(String);
  if (key === "const") return [String(value)];
  return key === "name" && typeof value === "string" ? value.split(".") : [];
}

/** A path with a placeholder for its parameter. */
const shapeOf = (path: string) => path.replace(/\{\w+\}/, "{}");

describe("the OpenAPI document", () => {
  const found = namesIn(document);

  test("the OpenAPI document has every name of the API", () => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !found.has(name))).toEqual([]);
  });

  test("the OpenAPI document has every category of Events that the API names", () => {
    const schema = namesIn((document.components["schemas"] as Record<string, unknown>)["EventCategory"]);
    expect(eventCategories.filter((category) => !schema.has(category))).toEqual([]);
  });

  test("the OpenAPI document has every path of the API", () => {
    const served = new Set(Object.keys(document.paths).map(shapeOf));
    expect(paths.filter((path) => !served.has(shapeOf(path)))).toEqual([]);
  });

  test("this test finds a name that the OpenAPI document lacks", () => {
    expect(namesIn({ properties: { id: { enum: ["a"] } }, examples: [{ properties: { no: 1 } }] })).toEqual(
      new Set(["id", "a"]),
    );
  });
});
