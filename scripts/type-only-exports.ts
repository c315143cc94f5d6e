import { readFileSync, writeFileSync } from "node:fs";

/**
 * Repairs the built types of the engine, which exports the types of the contract and none of its values: the bundler of
 * types writes `export *` where the source has `export type *`, so an import of `endpoints` would compile and then fail.
 */
for (const extension of ["d.ts", "d.cts"]) {
  const file = `packages/engine/dist/index.${extension}`;
  const types = readFileSync(file, "utf8");
  const repaired = types.replace(/^export \* from (?='@sandbank\/contract')/m, "export type * from ");
  if (repaired === types)
    throw new Error(`${file} does not export everything of the contract. Remove scripts/type-only-exports.ts.`);
  writeFileSync(file, repaired);
}
