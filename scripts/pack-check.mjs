import { execFileSync } from "node:child_process";

/** Every published package, packed and looked at as its users will get it. Needs `npm run build` first. */
for (const name of ["contract", "engine", "msw", "sdk"]) {
  const folder = `packages/${name}`;
  execFileSync("publint", ["--strict", folder], { stdio: "inherit" });
  // MSW 3 is ESM only, so what builds on it cannot be required.
  const rules = name === "msw" ? ["--profile", "esm-only"] : [];
  execFileSync("attw", ["--pack", folder, ...rules], { stdio: "inherit" });
}
