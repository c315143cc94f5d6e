import { expect, test } from "vitest";
import { adminOperations } from "../../src/admin/operations.ts";
import { startServer } from "../../src/index.ts";

test("tells agents of every admin operation, without a key and without a secret", async () => {
  const server = await startServer({ port: 0 });
  try {
    const response = await fetch(`${server.url}/_sandbank/llms.txt`);
    const text = await response.text();
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    for (const { path } of Object.values(adminOperations)) expect(text).toContain(`/_sandbank${path}\``);
    expect(text).not.toContain(server.apiKey);
    expect(text).not.toContain(server.token);
  } finally {
    await server.stop();
  }
});
