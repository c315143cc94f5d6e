import { join } from "node:path";
import { build } from "esbuild";

/** Bundles an entry of the project into one minified file, as an app would ship it. Throws if the bundler warns. */
export async function bundle(project, entry, conditions) {
  const { outputFiles, warnings } = await build({
    entryPoints: [join(project.root, entry)],
    absWorkingDir: project.root,
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    platform: "neutral",
    conditions,
    external: ["node:*"],
    logLevel: "silent",
  });
  if (warnings.length > 0) throw new Error(`esbuild warns: ${warnings.map(({ text }) => text).join("; ")}`);
  return outputFiles[0].text;
}
