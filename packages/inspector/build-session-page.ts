/**
 * Builds `session.html`: the page with its styles, its worker and a place for a session, in one file. It opens without a
 * server, by a double click; `packages/sandbank/src/session/session-page.ts` puts the session in.
 */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, mergeConfig, type UserConfig } from "vite";
import { deflateText } from "../sandbank/src/session/deflate.ts";
import viteConfig from "./vite.config.ts";

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Builds an entry as one script, and returns it with its styles. */
async function bundle(entry: string): Promise<{ readonly script: string; readonly style: string }> {
  const { resolve, oxc } = viteConfig as UserConfig;
  const own: UserConfig = {
    configFile: false,
    logLevel: "error",
    root: pathOf("."),
    // A page from a file cannot load a worker by its address.
    plugins: [
      {
        name: "embedded-worker",
        enforce: "pre",
        resolveId: (source) =>
          source.endsWith("/start-worker.ts") ? pathOf("src/source/start-embedded-worker.ts") : null,
      },
    ],
    build: {
      write: false,
      target: "es2022",
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input: pathOf(entry), output: { format: "iife", codeSplitting: false } },
    },
  };
  const result = await build(mergeConfig({ resolve, oxc }, own));
  const { output } = (Array.isArray(result) ? result[0] : result) as Exclude<typeof result, readonly unknown[]> & {
    output: { type: string; fileName: string; code?: string; source?: string | Uint8Array }[];
  };
  const script = output.find(({ type }) => type === "chunk")?.code ?? "";
  const style = String(output.find(({ fileName }) => fileName.endsWith(".css"))?.source ?? "");
  // The parser of HTML would end the element there.
  return { script: script.replaceAll("</script", "<\\/script"), style };
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

const page = await bundle("src/main.tsx");
const worker = await bundle("src/worker/worker.ts");
const policy = [
  "default-src 'none'",
  `script-src ${hashOf(page.script)}`,
  `style-src ${hashOf(page.style)}`,
  "img-src data:",
  "worker-src blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sandbank</title>
<link rel="icon" href="data:,">
<style>${page.style}</style>
</head>
<body>
<noscript>The inspector needs JavaScript.</noscript>
<script type="text/plain" id="session"></script>
<script type="text/plain" id="worker">${await deflateText(worker.script)}</script>
<script>${page.script}</script>
</body>
</html>
`;
const file = pathOf("../sandbank/dist/inspector/session.html");
writeFileSync(file, html);
console.log(`packages/sandbank/dist/inspector/session.html: ${Math.ceil(html.length / 1_000)} kB`);
