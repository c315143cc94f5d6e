import { build } from "esbuild";

// Node 20 does not run TypeScript. The script bundles the server in memory, so that it needs neither a newer Node nor a build.
const { outputFiles } = await build({
  entryPoints: ["examples/local-server/main.ts"],
  bundle: true,
  conditions: ["source"],
  platform: "node",
  target: "node20",
  format: "esm",
  write: false,
});
await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
