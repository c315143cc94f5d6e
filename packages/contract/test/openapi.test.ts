import { type Endpoint, endpoints, errorCatalogue, toOpenApi } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { checkAll } from "../../../tests/support/check-all.ts";

const document = toOpenApi();
const operations = Object.entries(endpoints as Readonly<Record<string, Endpoint>>);

/** Returns the value at a path of keys. */
function at(...keys: readonly (string | number)[]): unknown {
  return keys.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], document);
}

function operationOf({ path, method }: Endpoint): Record<string, unknown> {
  return at("paths", path, method.toLowerCase()) as Record<string, unknown>;
}

function parametersOf(endpoint: Endpoint): Record<string, unknown>[] {
  return (operationOf(endpoint)["parameters"] ?? []) as Record<string, unknown>[];
}

describe("toOpenApi", () => {
  test("toOpenApi returns a plain JSON value", () => {
    expect(JSON.parse(JSON.stringify(document))).toStrictEqual(document);
  });

  test("toOpenApi returns the same document on every call", () => {
    expect(JSON.stringify(toOpenApi())).toBe(JSON.stringify(document));
  });

  test("the OpenAPI document has no dangling references", () => {
    const references = [...JSON.stringify(document).matchAll(/"(#\/components\/[^"]+)"/g)].map(
      ([, reference]) => reference as string,
    );
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references)) expect(at(...reference.split("/").slice(1)), reference).toBeDefined();
  });

  test("the OpenAPI document contains neither our metadata nor zod's names", () => {
    expect(JSON.stringify(document)).not.toMatch(/"(refersTo|values|isAmount|\$defs|\$schema)":/);
  });

  test("the OpenAPI document describes every schema", () => {
    const schemas = Object.entries(at("components", "schemas") as Record<string, { description?: string }>);
    const silent = schemas.filter(([name, { description }]) => !name.endsWith("Params") && !description);
    expect(silent).toEqual([]);
  });
});

describe("paths", () => {
  test("the OpenAPI document has every endpoint by the name of its operation", () => {
    const names = operations.map(([, endpoint]) => operationOf(endpoint)["operationId"]);
    expect(names).toEqual(operations.map(([name]) => name));
  });

  test("each OpenAPI operation is marked as an extension exactly if it is one", () =>
    checkAll(operations, (_name, endpoint) => {
      expect(operationOf(endpoint)["tags"]).toHaveLength(endpoint.extension ? 2 : 1);
      expect((operationOf(endpoint)["tags"] as string[]).includes("Extensions")).toBe(endpoint.extension === true);
    }));

  test("each OpenAPI operation accepts an idempotency key exactly if it is a POST", () =>
    checkAll(operations, (_name, endpoint) => {
      const reference = { $ref: "#/components/parameters/Idempotency-Key" };
      expect(parametersOf(endpoint).some((parameter) => parameter["$ref"] === reference.$ref)).toBe(
        endpoint.method === "POST",
      );
    }));

  test("each OpenAPI operation has a body exactly if it has parameters outside the query", () =>
    checkAll(operations, (_name, endpoint) => {
      expect("requestBody" in operationOf(endpoint)).toBe(endpoint.method !== "GET" && endpoint.params !== undefined);
    }));

  test("the OpenAPI document names nested query parameters with dots", () => {
    const names = parametersOf(endpoints["accounts.list"]).map((parameter) => parameter["name"]);
    expect(names).toEqual([
      "cursor",
      "limit",
      "created_at.after",
      "created_at.before",
      "created_at.on_or_after",
      "created_at.on_or_before",
      "entity_id",
      "informational_entity_id",
      "program_id",
      "idempotency_key",
      "status.in",
    ]);
  });

  test("the OpenAPI document describes an array in a query as one optional comma-delimited parameter", () => {
    const parameter = parametersOf(endpoints["accounts.list"]).find(({ name }) => name === "status.in");
    expect(parameter).toMatchObject({ in: "query", style: "form", explode: false, schema: { type: "array" } });
    expect(parameter).not.toHaveProperty("required");
  });

  test("the OpenAPI document requires the path parameter", () => {
    expect(parametersOf(endpoints["accounts.retrieve"])).toEqual([
      expect.objectContaining({ name: "account_id", in: "path", required: true }),
    ]);
  });

  test.each<[string, Endpoint, number[]]>([
    ["a list", endpoints["accounts.list"], [400, 401, 403, 429, 500, 503]],
    ["one object", endpoints["accounts.retrieve"], [400, 401, 403, 404, 429, 500, 503]],
    ["a creation", endpoints["accounts.create"], [400, 401, 403, 404, 409, 429, 500, 503]],
  ])("the OpenAPI document gives %s the response 200 and the possible errors", (_title, endpoint, errors) => {
    expect(Object.keys(operationOf(endpoint)["responses"] as object).map(Number)).toEqual([200, ...errors]);
  });
});

describe("schemas", () => {
  test("the OpenAPI schemas refuse unknown members in requests and allow them in responses [extra-source-keys]", () => {
    expect(at("components", "schemas", "AccountCreateParams", "additionalProperties")).toBe(false);
    expect(at("components", "schemas", "Account")).not.toHaveProperty("additionalProperties");
  });

  test("the OpenAPI schemas explain each value of an enumeration", () => {
    expect(at("components", "schemas", "AccountStatus")).toEqual({
      type: "string",
      enum: ["open", "closed"],
      description:
        "Whether an Account can be used.\n\n- `open`: Money can move in and out.\n- `closed`: Permanently closed: no new activity can occur.",
    });
  });

  test("the OpenAPI schemas have the defaults of parameters", () => {
    expect(at("components", "schemas", "AccountCreateParams", "properties", "funding")).toEqual({
      $ref: "#/components/schemas/AccountFunding",
      description: "Where the money comes from.",
      default: "deposits",
    });
  });

  test("the OpenAPI schemas discriminate the variants of a source by category", () => {
    expect(at("components", "schemas", "TransactionSource", "discriminator")).toMatchObject({
      propertyName: "category",
      mapping: { interest_payment: "#/components/schemas/TransactionSourceInterestPayment" },
    });
  });

  test("the OpenAPI schema of a resource has its example", () => {
    expect(at("components", "schemas", "Account", "examples", 0, "type")).toBe("account");
  });

  describe("examples", () => {
    const schemas = at("components", "schemas") as Readonly<Record<string, Record<string, unknown>>>;
    const objects = Object.entries(schemas).filter(([, schema]) => schema["type"] === "object" || "oneOf" in schema);
    const $defs = JSON.parse(JSON.stringify(schemas).replaceAll("#/components/schemas/", "#/$defs/")) as object;
    const properties = Object.fromEntries(objects.map(([name]) => [name, { $ref: `#/$defs/${name}` }]));
    const { shape: parsers } = z.fromJSONSchema({
      type: "object",
      properties,
      required: Object.keys(properties),
      $defs,
    } as Parameters<typeof z.fromJSONSchema>[0]) as z.ZodObject<Record<string, z.ZodType>>;

    test("every OpenAPI object schema has an example", () => {
      const shown = objects.filter(([, { examples }]) => Array.isArray(examples) && examples.length > 0);
      expect(objects.length).toBeGreaterThan(100);
      expect(objects.map(([name]) => name)).toEqual(shown.map(([name]) => name));
    });

    test("the OpenAPI examples match their schemas", () =>
      checkAll(objects, (name, { examples }) => {
        // Parsing fills in defaults, so the result may have more members.
        for (const example of examples as object[]) expect(parsers[name]?.parse(example)).toMatchObject(example);
      }));

    test("the OpenAPI examples have no unknown field", () =>
      checkAll(objects, (name, { examples, properties = {} }) => {
        const known = new Set(Object.keys(properties as object));
        const foreign = (examples as object[]).flatMap(Object.keys).filter((key) => !known.has(key));
        expect("oneOf" in (schemas[name] ?? {}) ? [] : foreign).toEqual([]);
      }));
  });

  test("the OpenAPI document has each error of the catalogue", () => {
    const schemas = Object.values(
      at("components", "schemas") as Record<string, { properties?: { type?: { const?: string } } }>,
    );
    const constants = new Set(schemas.map(({ properties }) => properties?.type?.const));
    expect(Object.keys(errorCatalogue).filter((type) => !constants.has(type))).toEqual([]);
  });

  test("the OpenAPI schema of an error has the members of its type", () => {
    expect(at("components", "schemas", "InvalidParametersError", "required")).toEqual([
      "type",
      "status",
      "title",
      "detail",
      "errors",
    ]);
  });
});

describe("webhooks", () => {
  test("the OpenAPI webhook delivers an Event with the three headers of a signed message", () => {
    const operation = at("webhooks", "event", "post") as { parameters: { name: string }[]; requestBody: unknown };
    expect(operation.parameters.map(({ name }) => name)).toEqual([
      "webhook-id",
      "webhook-timestamp",
      "webhook-signature",
    ]);
    expect(JSON.stringify(operation.requestBody)).toContain("#/components/schemas/Event");
  });
});
