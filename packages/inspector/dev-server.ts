import type { Plugin } from "vite";

/** The running server, from `sandbank start`. */
const server = process.env["SANDBANK_URL"] ?? "http://localhost:2265";

/**
 * Serves the sources of the page in front of a running server, which answers everything else, so that a change of a source is
 * on the screen at once.
 */
export const devServer: Plugin = {
  name: "dev-server",
  apply: "serve",
  config: () => ({
    base: "/_sandbank/",
    server: {
      proxy: {
        // The page, its modules, and those of the packages that it imports.
        "^/(?!_sandbank/(?:$|[?@]|src/|node_modules/|index[.]html))": {
          target: server,
          changeOrigin: true,
          // The server refuses the requests of other pages that change something.
          headers: { origin: server },
        },
      },
    },
  }),
  /** The server writes its token into its own page. */
  async transformIndexHtml() {
    const page = await fetch(`${server}/_sandbank/`).then(
      (response) => response.text(),
      (cause: unknown) => {
        throw new Error(`No server answers at ${server}. Run \`sandbank start\`, or set SANDBANK_URL.`, { cause });
      },
    );
    const [, content = ""] = /<meta name="sandbank-token" content="([^"]*)"/.exec(page) ?? [];
    return [{ tag: "meta", attrs: { name: "sandbank-token", content }, injectTo: "head" }];
  },
};
