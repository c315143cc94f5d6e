import { describe, expect, test } from "vitest";
import { isNearby } from "../../src/banks/egress.ts";
import { isAllowedHost, isAllowedOrigin } from "../../src/server/host-check.ts";

const rules = {
  allowedHosts: new Set(["bank.internal"]),
  corsOrigins: new Set(["http://localhost:5173"]),
};

describe("isAllowedHost", () => {
  test.each([
    "localhost",
    "localhost:2265",
    "LOCALHOST:2265",
    "localhost.:2265",
    "app.localhost",
    "127.0.0.1",
    "127.1.2.3:80",
    "[::1]:2265",
    "bank.internal:2265",
  ])("allows requests to %s", (host) => {
    expect(isAllowedHost(host, rules)).toBe(true);
  });

  test.each([
    undefined,
    "",
    "evil.test",
    "localhost.evil.test",
    "evil-localhost",
    "127.0.0.1.evil.test",
    "128.0.0.1",
    "localhost:2265:1",
    "localhost@evil.test",
    "evil.test#localhost",
    "[::2]",
    "0.0.0.0",
    " localhost",
  ])("refuses requests to %s", (host) => {
    expect(isAllowedHost(host, rules)).toBe(false);
  });
});

describe("isAllowedOrigin", () => {
  test.each([
    [undefined, "localhost:2265", true],
    ["http://localhost:2265", "localhost:2265", true],
    ["http://localhost:5173", "localhost:2265", true],
    ["https://localhost:2265", "localhost:2265", false],
    ["http://localhost:3000", "localhost:2265", false],
    ["http://evil.test", "localhost:2265", false],
    ["null", "localhost:2265", false],
    ["", "localhost:2265", false],
  ])("answers for the origin %s at the host %s: %s", (origin, host, expected) => {
    expect(isAllowedOrigin(origin, host, rules)).toBe(expected);
  });
});

describe("isNearby", () => {
  test.each([
    "localhost",
    "127.0.0.1",
    "[::1]",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "[fd00::1]",
    "host.docker.internal",
  ])("lets deliveries go to %s", (host) => {
    expect(isNearby(host)).toBe(true);
  });

  test.each([
    "example.com",
    "8.8.8.8",
    "172.32.0.1",
    "10.evil.test",
    "192.168.evil.test",
    "169.254.169.254",
    "[2001:db8::1]",
    "fd00.evil.test",
  ])("refuses deliveries to %s", (host) => {
    expect(isNearby(host)).toBe(false);
  });
});
