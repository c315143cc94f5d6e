import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { expect, test } from "vitest";

const { resolve: findPackaged } = createRequire(import.meta.url);

/** What the build of the command line contains of other packages, in place of an import. */
const inlined = /^@sandbank\/(?:view|\w+\/private)\//;

/** Returns the modules that a file loads at its start, directly and through other files, without those of types. */
function loadedBy(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, names = "", module = ""] of readFileSync(file, "utf8").matchAll(
    /^(?:im|ex)port ([^;"]*)from "(.+)";/gm,
  )) {
    const isOfTypes = /^type\b/.test(names) || names.split(",").every((name) => /^[{\s]*(?:type\b|\}?\s*$)/.test(name));
    if (isOfTypes) continue;
    if (module.startsWith(".")) loadedBy(resolve(dirname(file), module), seen);
    else if (inlined.test(module)) loadedBy(findPackaged(module), seen);
    else seen.add(module);
  }
  return seen;
}

test("the command line loads the engine and the server only for commands that use them, because a start waits for it", () => {
  const loaded = [...loadedBy(resolve(import.meta.dirname, "../../src/cli.ts"))];
  expect(loaded).toContain("commander");
  expect(
    loaded.filter((module) => /^@sandbank\/engine|\/engine\/src\/bank\/|\/server\/start-server\.ts$/.test(module)),
  ).toEqual([]);
});
