import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEgressRules, guardedSend, type SendDelivery } from "../../src/banks/egress.ts";
import { createSender, type LookUp } from "../../src/banks/send-by-http.ts";

const rules = (...hosts: string[]) => createEgressRules(hosts);

describe("the hosts that deliveries may name", () => {
  test.each([
    "localhost",
    "app.localhost",
    "127.0.0.1",
    "127.8.9.1",
    "[::1]",
    "[::ffff:7f00:1]",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "[fd00::1]",
    "host.docker.internal",
  ])("%s is allowed without a flag", (host) => {
    expect(rules().allowsHost(host)).toBe(true);
  });

  test.each([
    "example.com",
    "8.8.8.8",
    "10.evil.test",
    "fd00.evil.test",
    "169.254.169.254",
    "169.254.1.2",
    "100.100.100.200",
    "0.0.0.0",
    "[::]",
    "[fe80::1]",
    "[fd00:ec2::254]",
    "[fd20:ce::254]",
    "[::ffff:a9fe:a9fe]",
    "[64:ff9b::a9fe:a9fe]",
    "[64:ff9b::a00:1]",
    "[2001:db8::1]",
  ])("%s is allowed only if --deliver-to names it", (host) => {
    expect(rules().allowsHost(host)).toBe(false);
    expect(rules(host).allowsHost(host)).toBe(true);
  });
});

describe("the addresses that the name of a receiver may resolve to", () => {
  test.each<[name: string, address: string, named: string[], isAllowed: boolean]>([
    ["localhost", "127.0.0.1", [], true],
    ["localhost", "::1", [], true],
    ["app.localhost", "10.0.0.1", [], true],
    ["host.docker.internal", "192.168.65.254", [], true],
    ["host.docker.internal", "fdc4:f303:9324::254", [], true],
    ["host.docker.internal", "8.8.8.8", [], false],
    ["host.docker.internal", "169.254.1.2", [], false],
    ["host.docker.internal", "169.254.1.2", ["169.254.1.2"], true],
    ["app.localhost", "169.254.169.254", [], false],
    ["app.localhost", "fd00:ec2::254", [], false],
    ["app.localhost", "::ffff:169.254.169.254", [], false],
    ["app.test", "8.8.8.8", ["app.test"], true],
    ["app.test", "127.0.0.1", ["app.test"], true],
    ["app.test", "10.0.0.1", ["app.test"], true],
    ["app.test", "169.254.169.254", ["app.test"], false],
    ["app.test", "fd00:ec2::254", ["app.test"], false],
    ["app.test", "fe80::1%eth0", ["app.test"], false],
    ["app.test", "0.0.0.0", ["app.test"], false],
    ["app.test", "64:ff9b::a9fe:a9fe", ["app.test"], false],
    ["app.test", "64:ff9b::808:808", ["app.test"], true],
    ["app.test", "fd00:ec2::254", ["app.test", "[fd00:ec2::254]"], true],
  ])("%s to %s, with --deliver-to %j: %s", (name, address, named, isAllowed) => {
    expect(rules(...named).allowsAddress(name, address)).toBe(isAllowed);
  });
});

describe("a delivery to a name", () => {
  let receiver: Server;
  let port: number;
  const received: string[] = [];
  beforeAll(async () => {
    receiver = createServer((request, response) => {
      received.push(request.url ?? "");
      response.writeHead(204).end();
    }).listen(0, "127.0.0.1");
    await once(receiver, "listening");
    port = (receiver.address() as AddressInfo).port;
  });
  afterAll(() => receiver.close());

  /** Sends a delivery to a name that resolves to the addresses in turn, one lookup each. */
  async function outcomes(name: string, answers: readonly string[][], named: string[] = []): Promise<string[]> {
    const looked = [...answers];
    const lookUp: LookUp = (_, __, callback) => {
      const addresses = (looked.shift() ?? []).map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
      callback(null, addresses);
    };
    const egress = rules(...named);
    const found: string[] = [];
    for (const _ of answers) {
      // A connection that is kept would not be looked up again.
      const sender = createSender(egress.allowsAddress, lookUp);
      const send = guardedSend(sender.send, "default", egress);
      const sent = send(`http://${name}:${port}/hooks`, { method: "POST", body: "{}" });
      found.push(
        await sent.then(
          ({ status }) => String(status),
          ({ message }: Error) => message,
        ),
      );
      sender.close();
    }
    return found;
  }

  test("reaches the address that its name resolves to", async () => {
    expect(await outcomes("app.localhost", [["127.0.0.1"]])).toEqual(["204"]);
    expect(await outcomes("app.test", [["127.0.0.1"]], ["app.test"])).toEqual(["204"]);
  });

  test("is refused if its name resolves to a metadata address later, as after a rebinding", async () => {
    const before = received.length;
    expect(await outcomes("app.test", [["127.0.0.1"], ["169.254.169.254"]], ["app.test"])).toEqual([
      "204",
      "app.test resolves to 169.254.169.254, where deliveries do not go. If it is your receiver, start with --deliver-to 169.254.169.254",
    ]);
    expect(await outcomes("app.localhost", [["fd00:ec2::254"]])).toEqual([
      "app.localhost resolves to fd00:ec2::254, where deliveries do not go. If it is your receiver, start with --deliver-to [fd00:ec2::254]",
    ]);
    expect(received.length).toBe(before + 1);
  });

  test("goes to the addresses that are allowed, if its name resolves to others, too", async () => {
    expect(await outcomes("app.test", [["169.254.169.254", "127.0.0.1"]], ["app.test"])).toEqual(["204"]);
  });

  test("is not sent to a name that no flag allows", async () => {
    const send: SendDelivery = () => Promise.reject(new Error("sent"));
    await expect(guardedSend(send, "default", rules())("http://app.test/", {})).rejects.toThrow(
      "app.test is not on this machine or a private network. Start with --deliver-to app.test",
    );
  });
});
