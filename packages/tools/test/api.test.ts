import type { Endpoint, Resource } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { readApi } from "../src/api.ts";
import { printContract } from "../src/print-contract.ts";
import { printSdk } from "../src/print-sdk.ts";

const statusSchema = z.enum(["on", "off"]).meta({ id: "LampStatus", description: "Whether a lamp gives light." });
const lampSchema = z
  .strictObject({
    id: z.templateLiteral(["lamp_", z.string()]).meta({ description: "Identifier of the lamp." }),
    status: statusSchema,
    type: z.literal("lamp").meta({ description: "Always `lamp`." }),
  })
  .meta({ id: "Lamp", description: "Gives light." });
const switchParamsSchema = z.strictObject({ status: statusSchema }).meta({ id: "LampSwitchParams" });

const switchEndpoint: Endpoint = {
  method: "POST",
  path: "/lamps/{lamp_id}/switch",
  summary: "Switch a lamp.",
  details: "It may be on already.",
  params: switchParamsSchema,
  result: lampSchema,
};

function lamps(endpoints: Readonly<Record<string, Endpoint>>): Resource {
  return { name: "lamps", title: "Lamps", endpoints, schemas: { lampSchema, statusSchema }, examples: {} };
}

describe("readApi", () => {
  test("readApi puts each type into the file of the resource that exports it or is its only user, and identifiers into their own file", () => {
    const { homes } = readApi([lamps({ "lamps.switch": switchEndpoint })]);
    expect(Object.fromEntries(homes)).toEqual({
      Lamp: "lamps",
      LampStatus: "lamps",
      LampSwitchParams: "lamps",
      LampId: "ids",
    });
  });

  test("readApi refuses an object with an enumeration that requests and responses share", () => {
    const endpoint = { ...switchEndpoint, params: lampSchema };
    expect(() => readApi([lamps({ "lamps.switch": endpoint })])).toThrow(
      "[tools] Failed to type Lamp: requests and responses both use it, and it has an enumeration, an instant or an array.",
    );
  });

  test("readApi refuses parameters without a name", () => {
    const endpoint = { ...switchEndpoint, params: z.strictObject({}) };
    expect(() => readApi([lamps({ "lamps.switch": endpoint })])).toThrow(
      "[tools] Failed to read lamps.switch params: the schema has no name.",
    );
  });

  test("readApi refuses a schema with the name of a class", () => {
    const resource = lamps({ "lamps.switch": { ...switchEndpoint, result: lampSchema.meta({ id: "Lamps" }) } });
    expect(() => readApi([resource])).toThrow("[tools] Failed to name a class Lamps: a schema has that name.");
  });
});

describe("printSdk", () => {
  const files = printSdk(
    readApi([
      lamps({
        "lamps.switch": switchEndpoint,
        "simulations.lamps.break": { ...switchEndpoint, path: "/simulations/lamps/{lamp_id}/outages" },
      }),
    ]),
  );

  test("printSdk prints a method with its documentation", () => {
    expect(files.get("lamps.ts")).toContain(`/**
 * Switch a lamp.
 *
 * It may be on already.
 *
 * \`POST /lamps/{lamp_id}/switch\`.
 */
switch(id: LampId, params: LampSwitchParams, options?: WriteOptions): ApiPromise<Lamp>;`);
  });

  test("printSdk prints an operation into the table, with the end of its path if it differs from the name", () => {
    expect(files.get("operations.ts")).toContain('lamps: "switch: POST params",\nsimulations: {');
    expect(files.get("operations.ts")).toContain('lamps: "break: POST params outages",');
  });

  test("printSdk refuses an operation whose path does not follow from its name", () => {
    const print = (name: string, path: Endpoint["path"]) => () =>
      printSdk(readApi([lamps({ [name]: { ...switchEndpoint, path } })]));
    for (const path of ["/lights/{lamp_id}/switch", "/lamps/switch", "/lamps/{lamp_id}"] as const) {
      expect(print("lamps.switch", path)).toThrow(
        `[tools] Failed to print lamps.switch: ${path} does not follow from its name.`,
      );
    }
    expect(print("lamps.create", "/lamps/{lamp_id}")).toThrow("[tools] Failed to print lamps.create");
    expect(print("lamps.update", "/lamps/{lamp_id}/update")).toThrow("[tools] Failed to print lamps.update");
  });

  test("printSdk keeps enumerations closed in parameters and opens them in responses", () => {
    expect(files.get("lamps.ts")).toContain("status: LampStatus;");
    expect(files.get("lamps.ts")).toContain("status: Open<LampStatus>;");
  });

  test("printSdk puts a group inside another one into the file of the outer group", () => {
    expect(files.get("simulations.ts")).toContain("export interface SimulationsLamps {");
    expect(files.get("simulations.ts")).toContain("readonly lamps: SimulationsLamps;");
  });
});

describe("the types of the SDK", () => {
  const sideSchema = z.enum(["left", "right"]).meta({ id: "LampSide" });
  const moveParamsSchema = z
    .strictObject({
      at: z.iso.datetime({ offset: true }).meta({ description: "When." }),
      side: sideSchema.optional(),
      meters: z.int().meta({ description: "How far." }).optional(),
    })
    .meta({ id: "LampMoveParams" });
  const move = { ...switchEndpoint, params: moveParamsSchema };
  const presence = { kind: "requiredWith", field: "meters", by: "side", value: "left" } as const;
  const rule = {
    id: "meters-required",
    field: "meters",
    message: "is required",
    reads: [],
    broken: () => false,
    presence,
  };
  const print = (endpoints: Readonly<Record<string, Endpoint>>) =>
    printSdk(readApi([lamps(endpoints)])).get("lamps.ts");

  test("the types of the SDK accept a Date for an instant of a request", () => {
    expect(print({ "lamps.move": move })).toContain("at: string | Date;");
  });

  test("the types of the SDK say which parameters belong to a value of another parameter", () => {
    expect(print({ "lamps.move": { ...move, crossFieldRules: [rule] } })).toContain(
      'LampMoveParams = LampMoveParamsFields & ({ side: "left"; meters: number } | { side?: Exclude<LampSide, "left"> | undefined });',
    );
  });

  test("printSdk refuses a rule that holds for only one of two operations with the same parameters", () => {
    const endpoints = { "lamps.move": { ...move, crossFieldRules: [rule] }, "lamps.shift": move };
    expect(() => print(endpoints)).toThrow("[tools] Failed to type LampMoveParams: another operation has other rules");
  });
});

describe("printContract", () => {
  test("printContract prints the id, the parameters and the result of an operation", () => {
    const operations = printContract(readApi([lamps({ "lamps.switch": switchEndpoint })])).get("operations.ts");
    expect(operations).toContain('"lamps.switch": { id: LampId; params: LampSwitchParams; result: Lamp };');
    expect(operations).toContain(
      "readonly switch: (id: LampId, params: LampSwitchParams, options?: WriteOptions) => Lamp;",
    );
  });
});
