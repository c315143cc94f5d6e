import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";

test("the operations of the admin API import no module of Node, so that a browser can run them on a replayed bank", async () => {
  const { errors, metafile } = await build({
    entryPoints: [fileURLToPath(new URL("../../src/admin/perform.ts", import.meta.url))],
    bundle: true,
    write: false,
    metafile: true,
    platform: "browser",
    format: "esm",
    conditions: ["source"],
    logLevel: "silent",
  });
  expect(errors).toEqual([]);
  expect(Object.keys(metafile.inputs).some((path) => path.endsWith("admin/inspection-handlers.ts"))).toBe(true);
});
