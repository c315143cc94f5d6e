import { EventEmitter } from "node:events";
import type { Server } from "node:http";
import { expect, test } from "vitest";
import { StartError } from "../../src/errors/start-error.ts";
import { listenOn } from "../../src/server/listen-on.ts";

const LISTENS = "";

/** A program whose servers listen or fail with these codes, one after another and from the first again. */
function serversOf(...codes: readonly string[]) {
  const states: string[] = [];
  function create(): Server {
    const code = codes[states.length % codes.length] as string;
    const index = states.push("new") - 1;
    const server = Object.assign(new EventEmitter(), {
      listen(port: number, host: string, listening: () => void) {
        states[index] = `${host} ${port} ${code}`.trim();
        if (code === LISTENS) listening();
        else server.emit("error", Object.assign(new Error(`listen ${code}`), { code }));
      },
      address: () => ({ port: 4711 }),
      close() {
        states[index] += " closed";
      },
    });
    return server as unknown as Server;
  }
  return { create, states };
}

test.each(["EADDRNOTAVAIL", "EAFNOSUPPORT"])(
  "listens on one address where the other one fails with %s",
  async (code) => {
    const { create, states } = serversOf(LISTENS, code);
    expect(await listenOn(undefined, 0, create)).toHaveLength(1);
    expect(states).toEqual(["127.0.0.1 0", `::1 4711 ${code}`]);
  },
);

test("looks for another port if a free one is in use on the other address", async () => {
  const { create, states } = serversOf(LISTENS, "EADDRINUSE", LISTENS, LISTENS);
  expect(await listenOn(undefined, 0, create)).toHaveLength(2);
  expect(states).toEqual(["127.0.0.1 0 closed", "::1 4711 EADDRINUSE", "127.0.0.1 0", "::1 4711"]);
});

test("gives up after ten ports that are in use on the other address, and listens on none", async () => {
  const { create, states } = serversOf(LISTENS, "EADDRINUSE");
  await expect(listenOn(undefined, 0, create)).rejects.toThrow("port 4711 of ::1 is in use");
  expect(states.filter((state) => state === "127.0.0.1 0 closed")).toHaveLength(10);
  expect(states).toHaveLength(20);
});

test.each([
  ["EADDRINUSE", "port 80 of 127.0.0.1 is in use", 80],
  ["EACCES", "port 80 needs more rights. Use one above 1023", undefined],
  ["ENOBUFS", "listening on 127.0.0.1:80 failed: listen ENOBUFS", undefined],
])("says why a port cannot be used after %s", async (code, why, port) => {
  const error = await listenOn(undefined, 80, serversOf(code).create).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartError);
  expect(error).toMatchObject({ message: `Failed to start: ${why}.`, port });
});
