import { readFileSync } from "node:fs";
import { join } from "node:path";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import * as esbuild from "esbuild";
import { rollup } from "rollup";
import webpack from "webpack";

/** The output of a bundler for a file: minified code for Node, and everything that the bundler printed. */
interface Bundle {
  readonly code: string;
  readonly warnings: readonly string[];
}

/** Bundles a file of a project for Node. The peer dependency of the SDK stays an import. */
export type Bundler = (project: string, file: string) => Promise<Bundle>;

const peer = "undici";

export const bundlers: Readonly<Record<string, Bundler>> = {
  esbuild: async (project, file) => {
    const { outputFiles, warnings } = await esbuild.build({
      entryPoints: [join(project, file)],
      bundle: true,
      minify: true,
      format: "esm",
      platform: "node",
      target: "es2022",
      external: [peer],
      write: false,
      logLevel: "silent",
    });
    return { code: outputFiles[0]?.text ?? "", warnings: warnings.map(({ text }) => text) };
  },

  // Like Vite: Rollup bundles, esbuild minifies.
  Rollup: async (project, file) => {
    const warnings: string[] = [];
    const bundle = await rollup({
      input: join(project, file),
      external: [/^node:/, peer],
      plugins: [nodeResolve()],
      onLog: (level, { message }) => {
        if (level === "warn") warnings.push(message);
      },
    });
    const { output } = await bundle.generate({ format: "esm" });
    const minified = await esbuild.transform(output[0].code, { minify: true, format: "esm", logLevel: "silent" });
    return { code: minified.code, warnings: warnings.concat(minified.warnings.map(({ text }) => text)) };
  },

  webpack: async (project, file) => {
    const path = join(project, "webpack");
    const stats = await runWebpack({
      mode: "production",
      context: project,
      entry: join(project, file),
      target: "node20",
      externals: [peer],
      externalsType: "module",
      output: { path, filename: file, module: true, library: { type: "module" } },
    });
    const { warnings = [], errors = [] } = stats.toJson({ warnings: true, errors: true });
    const messages = [...warnings, ...errors].map(({ message }) => message);
    return { code: readFileSync(join(path, file), "utf8"), warnings: messages };
  },
};

function runWebpack(configuration: webpack.Configuration): Promise<webpack.Stats> {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => (stats === undefined ? reject(error) : resolve(stats)));
    });
  });
}
