import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Endpoint, endpoints } from "@sandbank/contract";
import { build } from "esbuild";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { checkAll } from "../../../../tests/support/check-all.ts";
import { collectIssues } from "../../src/parameters/collect-issues.ts";
import { queryShape } from "../../src/parameters/decode-query.ts";
import { schemaNode } from "../../src/parameters/schema-node.ts";
import { alternatives, classifySchema, listKeys, readPrefix, schemasAt } from "../../src/steps/schema-at.ts";
import { mutate, mutations } from "../support/mutations.ts";
import { rightValues } from "../support/right-values.ts";

const root = resolve(import.meta.dirname, "../../../..");
const built: Readonly<Record<string, Endpoint>> = await endpointsOfBuild();
const all = Object.entries<Endpoint>(endpoints);
const withParams = all.flatMap(([name, { params }]) => (params === undefined ? [] : [[name, params] as const]));

/** The endpoints as the build of the engine contains them. */
async function endpointsOfBuild() {
  const folder = mkdtempSync(join(tmpdir(), "sandbank-endpoints-"));
  const outfile = join(folder, "endpoints.mjs");
  try {
    await build({
      stdin: { contents: 'export { endpoints } from "@sandbank/contract";', resolveDir: root },
      alias: { zod: resolve(root, "scripts/zod-builders.ts") },
      bundle: true,
      conditions: ["source"],
      format: "esm",
      logLevel: "silent",
      outfile,
    });
    return (await import(pathToFileURL(outfile).href)).endpoints;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Everything that the check of seeds reads from a schema, place by place. */
function outline(schema: z.ZodType): unknown {
  return alternatives(schema).map((each) => ({
    kind: classifySchema(each),
    prefix: readPrefix(each),
    refersTo: each.meta()?.refersTo,
    isPartHeader: each.meta()?.isPartHeader,
    element: each.type === "array" ? schemasAt([each], ["0"]).map(outline) : [],
    fields: listKeys([each]).map((key) => [key, schemasAt([each], [key]).map(outline)]),
  }));
}

describe("the schemas in the build of the engine", () => {
  test("give the same issues of the parameters of each operation as zod's", () =>
    checkAll(withParams, (name, params) => {
      const node = schemaNode(params);
      const ofBuild = schemaNode(built[name]?.params as z.ZodObject);
      const values = fc.tuple(rightValues(params), mutations).map(([right, changes]) => mutate(right, changes));
      fc.assert(
        fc.property(values, (value) => {
          expect(collectIssues(ofBuild, value, "")).toEqual(collectIssues(node, value, ""));
        }),
        { seed: 20_260_106, numRuns: 50 },
      );
    }));

  test("decode the query of each operation as zod's do", () =>
    checkAll(withParams, (name, params) => {
      expect(queryShape(built[name]?.params)).toEqual(queryShape(params));
    }));

  test("describe the parameters and the result of each operation as zod's do", () =>
    checkAll(all, (name, { params, result }) => {
      const ofBuild = built[name];
      if (params !== undefined) expect(outline(ofBuild?.params as z.ZodType)).toEqual(outline(params));
      expect(outline(ofBuild?.result as z.ZodType)).toEqual(outline(result));
    }));

  test.each([
    "https://example.com/hook",
    "HTTP://EXAMPLE.COM:8080",
    " https://example.com ",
    "http://localhost:3000/?a=b#c",
    "http://[::1]/",
    "https://user:password@example.com",
    "https://",
    "https:example.com",
    "https:/example.com",
    "http://example.com:99999",
    "http://exa mple.com",
    "ftp://example.com",
    "javascript:alert(1)",
    "example.com",
    "",
  ])("accept the URL %j exactly if zod does", (url) => {
    const params = { url };
    const issuesOf = (schema: z.ZodObject | undefined) => collectIssues(schemaNode(schema as z.ZodObject), params, "");
    expect(issuesOf(built["eventSubscriptions.create"]?.params)).toEqual(
      issuesOf(endpoints["eventSubscriptions.create"].params),
    );
  });
});
