import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";
import { build, type InlineConfig, mergeConfig, type Plugin, type Rolldown, type UserConfig } from "vite";

/**
 * Writes `session.html` beside the page: the page with its styles, its worker and a place for a session, in one file that
 * opens without a server. `packages/sandbank/src/cli/commands/start/session-page.ts` puts the session in. The tests that fail put
 * theirs into a copy of the file in the build of `@sandbank/testing`.
 */
export function sessionPage(common: UserConfig): Plugin {
  return {
    name: "session-page",
    apply: "build",
    async writeBundle({ dir }) {
      const page = await bundle("src/main.tsx", common);
      const worker = await bundle("src/worker/worker.ts", common);
      // As `deflateText`, which browsers run, but smaller.
      const html = pageOf(page, deflateRawSync(worker.script, { level: 9, memLevel: 7 }).toString("base64url"));
      for (const folder of [dir as string, pathOf("../testing/dist")]) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, "session.html"), html);
      }
    },
  };
}

interface Bundle {
  readonly script: string;
  readonly style: string;
}

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** A page from a file cannot load a worker by its address: it contains the worker. */
const embeddedWorker: Plugin = {
  name: "embedded-worker",
  enforce: "pre",
  resolveId: (source) => (source.endsWith("/start-worker.ts") ? pathOf("src/worker/start-embedded-worker.ts") : null),
};

/** The page of a session sends nothing, so it needs no form. */
const withoutForms: Plugin = {
  name: "without-forms",
  enforce: "pre",
  load: (id) =>
    id.endsWith("/src/generated/forms.ts") ? "export const formTables = [], choices = {}, reasonTables = {};" : null,
};

/** Builds an entry as one script, with its styles. */
async function bundle(entry: string, common: UserConfig): Promise<Bundle> {
  const own: InlineConfig = {
    configFile: false,
    logLevel: "error",
    root: pathOf("."),
    plugins: [embeddedWorker, withoutForms],
    build: {
      write: false,
      target: "es2022",
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input: pathOf(entry), output: { format: "iife", codeSplitting: false } },
    },
  };
  const { output } = (await build(mergeConfig(common, own))) as Rolldown.RolldownOutput;
  const script = output.find((file) => file.type === "chunk")?.code ?? "";
  const style = output.find((file) => file.type === "asset" && file.fileName.endsWith(".css"));
  return {
    // The parser of HTML would end the element there.
    script: script.replaceAll("</script", "<\\/script"),
    style: style?.type === "asset" ? String(style.source) : "",
  };
}

function pageOf({ script, style }: Bundle, worker: string): string {
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "img-src data:",
    "worker-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sandbank</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<noscript>The inspector needs JavaScript.</noscript>
<script type="text/plain" id="session"></script>
<script type="text/plain" id="worker">${worker}</script>
<script>${script}</script>
</body>
</html>
`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
