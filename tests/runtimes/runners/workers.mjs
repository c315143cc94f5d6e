import { bundle } from "./bundle.mjs";
import { pinned } from "./pinned.mjs";

export const workersRunner = {
  runtime: "Workers",
  form: "ESM",
  async run({ project, served }) {
    const script = await bundle(project, "entries/worker.mjs", ["workerd", "worker"]);
    const { Miniflare } = pinned("miniflare");
    const worker = new Miniflare({
      modules: [{ type: "ESModule", path: "worker.mjs", contents: script }],
      compatibilityDate: "2026-01-01",
      compatibilityFlags: ["nodejs_compat"],
      bindings: { served },
    });
    try {
      const response = await worker.dispatchFetch("https://app.test/");
      const text = await response.text();
      if (!response.ok) throw new Error(`it responded with ${response.status}: ${text}`);
      return { version: `Workers, workerd ${pinned("workerd/package.json").version}`, results: JSON.parse(text) };
    } finally {
      await worker.dispose();
    }
  },
};
