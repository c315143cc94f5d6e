import { spawnSync } from "node:child_process";
import { appendFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyRepository } from "../../../scripts/copy-repository.ts";
import { root } from "./support/sources.ts";

const ignored = ["packages/**/generated/*.ts", "docs/admin-openapi.json"];

describe("the generated files that git ignores", () => {
  let copy = "";
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), "sandbank-ignored-"));
    copyRepository(root, copy);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: "utf8" });
  const ensure = () => run("scripts/ensure-generated.mjs");
  const read = () =>
    globSync(ignored, { cwd: copy, exclude: ["**/node_modules"] })
      .toSorted()
      .map((path) => [path, readFileSync(join(copy, path), "utf8")] as const);

  test("are made from nothing, with the same bytes each time, and no other generated file differs then", () => {
    expect(read()).toEqual([]);
    expect(ensure()).toMatchObject({ status: 0, stderr: expect.stringMatching(/^Wrote .*\n$/) });
    const first = read();
    expect(first.length).toBeGreaterThan(40);
    for (const [path] of first) rmSync(join(copy, path));
    expect(ensure().status).toBe(0);
    expect(read()).toEqual(first);

    appendFileSync(join(copy, "docs/openapi.json"), "\n");
    const { status, stderr } = run("--conditions=source", "packages/tools/src/generate.ts", "--check");
    expect(stderr).toBe("docs/openapi.json is outdated.\nRun `npm run generate` and commit the result.\n");
    expect(status).toBe(1);
  });

  test("are made again only if a source changed", () => {
    ensure();
    expect(ensure()).toMatchObject({ status: 0, stderr: "" });
    appendFileSync(join(copy, "packages/contract/src/errors.ts"), "\n");
    expect(ensure().stderr).toContain("their sources had changed");
  });

  test("are missing with one sentence where npm has not installed what they need", () => {
    rmSync(join(copy, "node_modules/zod"));
    writeFileSync(join(copy, "packages/engine/src/scenarios/generated/scenario-table.ts"), "");
    expect(ensure()).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The generated files need the package zod: run `npm ci` .*\n$/),
    });
  });
});
