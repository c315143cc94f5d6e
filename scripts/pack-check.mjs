import { execFileSync } from "node:child_process";

/** Every published package, packed and looked at as its users will get it. Needs `npm run build` first. */
for (const name of ["contract", "engine", "msw", "sdk"]) {
  const folder = `packages/${name}`;
  execFileSync("publint", ["--strict", folder], { stdio: "inherit" });
  // Node 10's way of resolving knows no `exports`, and no Node that is supported uses it.
  execFileSync("attw", ["--pack", folder, "--profile", "node16", "--format", "ascii"], { stdio: "inherit" });
}
