import { createReadStream, existsSync, readFileSync } from "node:fs";
import { createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RunningServer } from "sandbank";

const folder = fileURLToPath(new URL("../../../sandbank/dist/inspector", import.meta.url));

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const types: Readonly<Record<string, string>> = { ".js": "text/javascript", ".css": "text/css" };

/** Where the page is, and what stops serving it. */
export interface PageServer {
  readonly url: string;
  /** Forwards to another server from now on. */
  use(server: RunningServer): void;
  stop(): void;
}

/** Serves the built page below `/_sandbank/`, with a token unless it is null, and forwards everything else to the server. */
export async function servePage(first: RunningServer, { hasToken = true } = {}): Promise<PageServer> {
  let server = first;
  const http = createServer((request, response) => {
    const path = (request.url ?? "/").split("?", 1)[0] as string;
    const asset = join(folder, path.replace(/^\/_sandbank\//, ""));
    if (path === "/_sandbank/") {
      const meta = hasToken ? `<meta name="sandbank-token" content="${server.token}">` : "";
      const html = readFileSync(join(folder, "index.html"), "utf8").replace("<title>", `${meta}<title>`);
      response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-security-policy": policy });
      response.end(html);
    } else if (path.startsWith("/_sandbank/assets/") && existsSync(asset)) {
      response.writeHead(200, { "content-type": types[extname(asset)] ?? "application/octet-stream" });
      createReadStream(asset).pipe(response);
    } else {
      const { method, headers } = request;
      const sent = forward(server.url + request.url, { method: method ?? "GET", headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      sent.on("error", () => response.destroy());
      response.on("close", () => sent.destroy());
      request.pipe(sent);
    }
  });
  await new Promise<void>((resolve) => {
    http.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    use(next) {
      server = next;
    },
    stop() {
      http.close();
      http.closeAllConnections();
    },
  };
}
