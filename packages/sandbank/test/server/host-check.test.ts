import { describe, expect, test } from "vitest";
import { isAllowedHost, isAllowedOrigin } from "../../src/server/host-check.ts";

const rules = {
  allowedHosts: new Set(["bank.internal", "::ffff:c0a8:101"]),
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
    "[0:0:0:0:0:0:0:1]",
    "[::ffff:127.0.0.1]:2265",
    "[::ffff:7f00:1]:2265",
    "[::FFFF:7F00:0001]",
    "127.1",
    "2130706433:2265",
    "bank.internal:2265",
    "[::ffff:192.168.1.1]",
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
    "[::]",
    "[::ffff:0.0.0.0]",
    "[::ffff:10.0.0.1]",
    "[::ffff:7f00:1].evil.test",
    "[::ffff:7f00:1]evil.test",
    "[evil.test]",
    "0x7f.evil.test",
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
