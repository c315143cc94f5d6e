import { Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { adminOf, createAccount, startFrozen } from "../support/servers.ts";

afterEach(() => vi.restoreAllMocks());

test("a server that starts, answers, moves its clock and stops opens no connection to another machine", async () => {
  const connect = vi.spyOn(Socket.prototype, "connect");
  const server = await startFrozen();
  await createAccount(server, "Operating");
  await adminOf(server).call("clock.advance", { duration: "60d" });
  await server.stop();
  const hosts = connect.mock.calls.flat(2).flatMap((options) => (options as { host?: string } | null)?.host ?? []);
  // The requests of this test.
  expect(new Set(hosts)).toEqual(new Set([new URL(server.url).hostname]));
});
