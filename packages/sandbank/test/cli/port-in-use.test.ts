import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cli } from "../support/cli.ts";

const other = createServer((socket) => socket.destroy());
let port: number;
beforeAll(async () => {
  other.listen(0, "127.0.0.1");
  await once(other, "listening");
  port = (other.address() as AddressInfo).port;
});
afterAll(() => void other.close());

const advice = "Pass --port with another one, or --port 0 for one that is free";

test.runIf(process.platform === "linux")("start names the process that uses its port, and exits with 3", async () => {
  const { code, out, err } = await cli(["start", "--port", String(port)]);
  expect([code, out]).toEqual([3, ""]);
  const [, name, pid] = /in use by (\S+) with process id (\d+)\. /.exec(err) ?? [];
  expect(err).toBe(`Failed to start: port ${port} is in use by ${name} with process id ${pid}. ${advice}.`);
  expect(Number(pid)).toBe(process.pid);
});

test.skipIf(process.platform === "linux")(
  "start says that another program uses its port, and exits with 3",
  async () => {
    const { code, out, err } = await cli(["start", "--port", String(port)]);
    expect([code, out]).toEqual([3, ""]);
    expect(err).toBe(`Failed to start: port ${port} is in use by another program. ${advice}.`);
  },
);
