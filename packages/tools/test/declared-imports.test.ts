import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import ts from "typescript";
import { expect, test } from "vitest";
import { frameworks } from "../../../tests/frameworks/harness/frameworks.ts";
import { configurations } from "../../../tests/runners/harness/configurations.ts";
import { importsOf } from "./support/imports-of.ts";
import { root, type Source, sourcesBelow } from "./support/sources.ts";

/** An app that declares its packages itself, although what others declare may be installed beside it. */
interface App {
  readonly folder: string;
  /** A folder of which it has copies, or from which it imports. */
  readonly shared?: string;
}

const apps: readonly App[] = [
  ...frameworks.map(({ name, shared }) => ({
    folder: `tests/frameworks/${name}`,
    ...(Object.keys(shared).length > 0 && { shared: "tests/frameworks/shared" }),
  })),
  ...configurations.map(({ name }) => {
    const folder = `tests/runners/${name}`;
    const usesApp = sourcesBelow(folder).some(({ text }) => text.includes('"../app/app.ts"'));
    return { folder, ...(usesApp && { shared: "tests/runners/app" }) };
  }),
  ...readdirSync(`${root}examples`).map((name) => ({ folder: `examples/${name}` })),
].filter(({ folder }) => existsSync(`${root}${folder}/package.json`));

test.each(apps)("$folder imports only packages that its own package.json names", ({ folder, shared }) => {
  const sources = [folder, ...(shared === undefined ? [] : [shared])].flatMap(sourcesBelow);
  expect(sources.length).toBeGreaterThan(0);
  expect(undeclaredImports(readFileSync(`${root}${folder}/package.json`, "utf8"), sources)).toEqual([]);
});

test.each([
  ["a package that another app declares", 'import { Hono } from "hono";', ["hono"]],
  ["a subpath", 'import { serve } from "@hono/node-server/vercel";', ["@hono/node-server"]],
  ["types", 'import type { Context } from "hono";', ["hono"]],
  ["types of a package whose types it declares", 'import type { Client } from "pg";', []],
  ["a package of which it declares only the types", 'import { Client } from "pg";', ["pg"]],
  ["a package in a call of require", 'const { Hono } = require("hono");', ["hono"]],
  ["a package that the app declares", 'import express from "express";\nimport { test } from "vitest/node";', []],
  ["its own files and those of its framework", 'import "./a.ts";\nimport "#lib/a";\nimport "$app/server";', []],
  ["a module of the runtime", 'import "node:fs";\nimport "fs";\nimport "bun:test";', []],
])("an app that imports %s is judged by its own package.json", (_, text, undeclared) => {
  const manifest = JSON.stringify({
    dependencies: { express: "5" },
    devDependencies: { "@types/pg": "8", vitest: "5" },
  });
  expect(undeclaredImports(manifest, [{ path: "app.ts", text }])).toEqual(undeclared);
});

const withoutTypes = { module: ts.ModuleKind.Preserve, target: ts.ScriptTarget.Latest, verbatimModuleSyntax: true };

/** The packages that sources import and a package.json does not name. Types may come from `@types`. */
function undeclaredImports(manifest: string, sources: readonly Source[]): string[] {
  const { dependencies, devDependencies } = JSON.parse(manifest);
  const isDeclared = (name: string) => name in { ...dependencies, ...devDependencies };
  const undeclared = sources.flatMap(({ path, text }) => {
    const { outputText } = ts.transpileModule(text, { compilerOptions: withoutTypes });
    const atRun = packagesIn(path, outputText);
    return packagesIn(path, text).filter(
      (name) => !isDeclared(name) && (atRun.includes(name) || !isDeclared(`@types/${name}`)),
    );
  });
  return [...new Set(undeclared)];
}

function packagesIn(path: string, text: string): string[] {
  const { atLoad, later } = importsOf(path, text);
  return (
    [...atLoad, ...later]
      .filter((specifier) => !isBuiltin(specifier))
      // Paths begin with a dot, aliases of frameworks with $ or #, and modules of Bun have a colon.
      .flatMap((specifier) => /^(?:@[\w-]+\/)?[a-z][\w.-]*(?=\/|$)/.exec(specifier) ?? [])
  );
}
