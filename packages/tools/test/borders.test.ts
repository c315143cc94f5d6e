import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { borders, trespassesOf } from "./support/borders.ts";
import { type Module, moduleOf, packageNames, resolveFrom, root, sourcesBelow } from "./support/sources.ts";

const inPackages = sourcesBelow("packages").map(moduleOf);
const besidePackages = ["bench", "examples", "scripts", "tests"]
  .flatMap(sourcesBelow)
  .concat(rootModules())
  .map(moduleOf);

test("every package has a border", () => {
  expect(Object.keys(borders).toSorted()).toEqual(packageNames.toSorted());
});

test.each(packageNames)("the modules of %s import only what ARCHITECTURE.md allows", (name) => {
  const modules = inPackages.filter(({ path }) => path.startsWith(`packages/${name}/`));
  expect(modules.length).toBeGreaterThan(20);
  expect(modules.flatMap(trespassesOf)).toEqual([]);
});

test("benchmarks, scripts, examples and the suites in `tests` import packages by their names", () => {
  expect(besidePackages.length).toBeGreaterThan(100);
  expect(besidePackages.flatMap(trespassesOf)).toEqual([]);
});

describe("the test of the borders finds", () => {
  test.each([
    ["a package that may not be imported", "packages/sdk/src/a.ts", 'import "@sandbank/engine";'],
    ["such a package as a type", "packages/sdk/src/a.ts", 'let a: import("@sandbank/engine").Bank;'],
    ["such a package while the module runs", "packages/sdk/src/a.ts", 'await import("@sandbank/engine");'],
    ["an import of a template", "packages/sdk/src/a.ts", "await import(`@sandbank/engine`);"],
    ["an import of a variable in a test", "packages/sdk/test/a.ts", "await import(path);"],
    ["a package without a border", "packages/foo/src/a.ts", 'import "@sandbank/engine";'],
    ["a source of another package", "packages/msw/src/a.ts", 'import "../../engine/src/index.ts";'],
    ["a file beside the sources", "packages/msw/src/a.ts", 'import "../../../scripts/stage.ts";'],
    ["a test that a source imports", "packages/msw/src/a.ts", 'import "../test/a.ts";'],
    ["a source of another package in a test", "packages/msw/test/a.ts", 'import "../../engine/src/index.ts";'],
    ["the same while the test runs", "packages/msw/test/a.ts", 'await import("../../engine/src/index.ts");'],
    ["the test of a package that must not be used", "packages/contract/test/a.ts", 'import "../../engine/test/b.ts";'],
    ["a test that is no support", "packages/msw/test/a.ts", 'import "../../engine/test/a.test.ts";'],
    ["a source of another package in a setting", "packages/inspector/a.ts", 'import "../sandbank/src/version.ts";'],
    ["a source of a package in a script", "scripts/a.ts", 'import "../packages/engine/src/index.ts";'],
    ["a private subpath that no build contains", "packages/engine/src/a.ts", 'import "@sandbank/contract/private/b";'],
    ["an import below a comment", "packages/sdk/src/a.ts", 'import {\n  // a; b\n  c,\n} from "@sandbank/engine";'],
  ])("%s", (_, path, text) => {
    expect(trespassesOf(moduleOf({ path, text }))).toHaveLength(1);
  });
});

describe("modules", () => {
  test.each(["contract", "engine", "msw", "sdk", "view"])(
    "of Node are used by %s only in its subpath `node`",
    (name) => {
      const users = sourcesOf(name).filter(
        ({ path, atLoad, later }) =>
          !path.endsWith("/src/node.ts") &&
          // The subpath `webhooks` uses the synchronous `node:crypto`, because users could forget to await an
          // asynchronous verifier.
          path !== "packages/sdk/src/webhooks/hmac.ts" &&
          [...atLoad, ...later].some((is) => is.startsWith("node:")),
      );
      expect(users.map(({ path }) => path)).toEqual([]);
    },
  );

  test.each(["sdk", "engine"])("of undici are used by %s only in its subpath `undici`", (name) => {
    const users = sourcesOf(name).filter(({ atLoad, later }) => [...atLoad, ...later].includes("undici"));
    expect(users.length).toBeGreaterThan(0);
    expect(users.filter(({ path }) => !/\/src\/undici[/.]/.test(path))).toEqual([]);
  });

  test("in the subpath `undici` are imported by no other module of the engine", () => {
    const users = sourcesOf("engine").filter(
      ({ path, atLoad, later }) =>
        !/\/src\/undici[/.]/.test(path) && [...atLoad, ...later].some((is) => /\bundici[/.]/.test(is)),
    );
    expect(users.map(({ path }) => path)).toEqual([]);
  });

  test("import themselves through no other modules, not even while they run", () => {
    const graph = new Map(
      inPackages.map(({ path, atLoad, later }) => [
        path,
        [...atLoad, ...later]
          .filter((specifier) => specifier.startsWith("."))
          .map((specifier) => resolveFrom(path, specifier)),
      ]),
    );
    expect(cyclesIn(graph)).toEqual([]);
  });
});

/** The settings in the root of the repository. */
function rootModules() {
  return readdirSync(root)
    .filter((name) => name.endsWith(".ts"))
    .map((path) => ({ path, text: readFileSync(root + path, "utf8") }));
}

function sourcesOf(name: string): Module[] {
  return inPackages.filter(({ path }) => path.startsWith(`packages/${name}/src/`));
}

function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) {
      cycles.push([...trail.slice(trail.indexOf(path)), path].join(" -> "));
      return;
    }
    if (done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return cycles;
}
