import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RunningServer, ServerOptions } from "../../src/index.ts";
import { startServerWith } from "../../src/server/start-server.ts";
import { adminOf, createAccount, sendRaw } from "../support/servers.ts";

const script = 'document.title = "Sandbank";\n'.repeat(20);

/** A directory as the build of the inspector writes it. */
function builtInspector(): string {
  const directory = mkdtempSync(join(tmpdir(), "sandbank-inspector-"));
  mkdirSync(join(directory, "assets"));
  writeFileSync(join(directory, "index.html"), "<!doctype html><html><head><title>Sandbank</title></head></html>");
  writeFileSync(join(directory, "assets", "index-Ab12Cd34.js"), script);
  writeFileSync(join(directory, "assets", "index-Ab12Cd34.js.gz"), gzipSync(script));
  writeFileSync(join(directory, "assets", "index-Ef56Gh78.css"), "body { color: red }");
  return directory;
}

const directory = builtInspector();

function startWithInspector(options: ServerOptions = {}, inspector = directory): Promise<RunningServer> {
  return startServerWith({ port: 0, clock: "frozen", start: "2026-01-01T00:00:00Z", ...options }, inspector);
}

let server: RunningServer;
beforeAll(async () => {
  server = await startWithInspector({ token: 'a"<&b', corsOrigins: ["http://app.test"], allowedHosts: ["proxy.test"] });
});
afterAll(() => server.stop());

const host = "Host: localhost";

describe("the page of the inspector", () => {
  test("is served at /_sandbank/ with a policy that allows only the server itself, and is never stored", async () => {
    const response = await fetch(`${server.url}/_sandbank/`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
  });

  test("has the admin token as text of an attribute if the server listens on a loopback address", async () => {
    const page = await (await fetch(`${server.url}/_sandbank/`)).text();
    expect(page).toBe(
      '<!doctype html><html><head><title>Sandbank</title><meta name="sandbank-token" content="a&#34;&#60;&#38;b"></head></html>',
    );
  });

  test.each([
    ["for a page of an allowed origin", ["Host: localhost", "Origin: http://app.test"]],
    ["under the name of an allowed host", ["Host: proxy.test"]],
    ["through a proxy that names its client", ["Host: localhost", "X-Forwarded-For: 192.0.2.1"]],
  ])("has no admin token %s", async (_, headers) => {
    const { status, body } = await sendRaw(server, { target: "/_sandbank/", headers });
    expect(status).toBe(200);
    expect(body).toContain("<title>Sandbank</title></head>");
  });

  test("has no admin token if other machines can reach the server", async () => {
    const open = await startWithInspector({ host: "0.0.0.0", token: "secret" });
    const { status, body } = await sendRaw(open, { target: "/_sandbank/", headers: [host] });
    await open.stop();
    expect(status).toBe(200);
    expect(body).not.toContain("sandbank-token");
  });

  test("is where /_sandbank redirects to, because the page refers to its files from there", async () => {
    const { status, headers } = await sendRaw(server, { target: "/_sandbank", headers: [host] });
    expect(status).toBe(308);
    expect(headers).toContain("location: /_sandbank/");
  });

  test.each([
    ["a foreign host", ["Host: evil.test"], 403],
    ["a page of a foreign origin", [host, "Origin: http://evil.test"], 403],
    [
      "a frame of another page",
      [host, "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: iframe"],
      403,
    ],
    [
      "a script of another page",
      [host, "Sec-Fetch-Site: same-site", "Sec-Fetch-Mode: no-cors", "Sec-Fetch-Dest: script"],
      403,
    ],
    [
      "a link of another page",
      [host, "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document"],
      200,
    ],
  ])("answers %s as the admin API does", async (_, headers, status) => {
    for (const target of ["/_sandbank/", "/%5fsandbank/", "/_sandbank/assets/index-Ab12Cd34.js"]) {
      expect((await sendRaw(server, { target, headers })).status, target).toBe(status);
    }
  });

  test("is sent without its text for HEAD, and is not an answer to other methods", async () => {
    const head = await sendRaw(server, { method: "HEAD", target: "/_sandbank/", headers: [host] });
    expect([head.status, head.body]).toEqual([200, ""]);
    const post = await sendRaw(server, { method: "POST", target: "/_sandbank/", headers: [host] });
    expect(post.status).toBe(401);
  });

  test("says how to build the inspector if it is not built", async () => {
    const unbuilt = await startWithInspector({}, join(directory, "nothing"));
    const response = await fetch(`${unbuilt.url}/_sandbank/`);
    const text = await response.text();
    await unbuilt.stop();
    expect(response.status).toBe(503);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(text).toBe("The inspector is not built. Run `npm run build` in the checkout, and load this page again.\n");
  });
});

describe("the files of the inspector", () => {
  const target = "/_sandbank/assets/index-Ab12Cd34.js";

  test.each([
    ["gzip", true],
    ["br, gzip;q=0.5", true],
    ["gzip;q=0", false],
    ["identity", false],
  ])("are compressed or not, as `accept-encoding: %s` asks for", async (encoding, isCompressed) => {
    const response = await sendRaw(server, { target, headers: [host, `Accept-Encoding: ${encoding}`] });
    expect(response.headers.includes("content-encoding: gzip")).toBe(isCompressed);
    expect(response.headers).toContain(`content-length: ${isCompressed ? gzipSync(script).length : script.length}`);
    expect(response.headers).toContain("vary: accept-encoding, origin");
  });

  test("are the same text with and without compression, of the right type, and are kept for ever", async () => {
    const response = await fetch(server.url + target);
    expect(await response.text()).toBe(script);
    expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(gunzipSync(gzipSync(script)).toString()).toBe(script);
    const style = await fetch(`${server.url}/_sandbank/assets/index-Ef56Gh78.css`);
    expect(style.headers.get("content-type")).toBe("text/css; charset=utf-8");
  });

  test("are not sent again to a browser that has them", async () => {
    const etag = (await fetch(server.url + target)).headers.get("etag") ?? "";
    const headers = [host, "Accept-Encoding: gzip", `If-None-Match: ${etag}`];
    expect(await sendRaw(server, { target, headers })).toMatchObject({ status: 304, body: "" });
  });

  test.each([
    "/_sandbank/assets/missing.js",
    "/_sandbank/assets/",
    "/_sandbank/assets/../index.html",
    "/_sandbank/assets/%2e%2e/index.html",
    "/_sandbank/assets/..%2findex.html",
    "/_sandbank/assets/..%5cindex.html",
    "/_sandbank/assets/%2fetc%2fpasswd",
    "/_sandbank/assets/index-Ab12Cd34.js%00",
    "/_sandbank/b/default/_sandbank/assets/index-Ab12Cd34.js",
  ])("do not include %s", async (missing) => {
    const { status, body } = await sendRaw(server, { target: missing, headers: [host] });
    expect([401, 404]).toContain(status);
    expect(body).not.toContain("<!doctype");
  });
});

describe("a request of the banking API with the header sandbank-peek", () => {
  const peek = (path: string, init: RequestInit = {}) =>
    fetch(server.url + path, {
      ...init,
      headers: { authorization: `Bearer ${server.apiKey}`, "sandbank-peek": "1", ...init.headers },
    });

  test("reads the bank, leaves no step in its log and meets no armed fault", async () => {
    const admin = adminOf(server);
    const { id } = await createAccount(server, "Operating");
    await admin.call("faults.arm", { kind: "internal_server_error" });
    const { steps } = await admin.call("trace");
    const { data } = await (await peek("/accounts")).json();
    expect(data).toMatchObject([{ id }]);
    expect((await admin.call("trace")).steps).toEqual(steps);
    expect((await admin.call("faults.list")).data).toMatchObject([{ remaining: 1 }]);
    await admin.call("faults.clear");
  });

  test("is refused unless it is a GET", async () => {
    const response = await peek("/accounts", { method: "POST", body: "{}" });
    expect(response.status).toBe(400);
    expect((await response.json()).detail).toMatch(
      /^The method is POST\. Send the header sandbank-peek with a GET only/,
    );
  });

  test("needs the API key as every request does", async () => {
    expect((await peek("/accounts", { headers: { authorization: "Bearer wrong" } })).status).toBe(401);
  });
});
