import { compileFunction } from "node:vm";
import { describe, expect, it } from "vitest";
import { isCalledByDriver } from "../../src/time/driver-timers.ts";

/** Calls it from a file, which need not exist. */
function isDriverFrom(filename: string): boolean {
  const startTimer = (): boolean => isCalledByDriver(startTimer);
  return compileFunction("return startTimer()", ["startTimer"], { filename })(startTimer);
}

describe("isCalledByDriver", () => {
  it.each([
    "/app/node_modules/pg/lib/client.js",
    "file:///app/node_modules/.pnpm/@redis+client@5/node_modules/@redis/client/dist/index.js",
    "C:\\app\\node_modules\\ioredis\\built\\Redis.js",
    "node:internal/deps/undici/undici",
  ])("recognizes %s", (file) => expect(isDriverFrom(file)).toBe(true));

  it.each([
    "file:///app/pg/cron.js",
    "/home/aaaaa/redis/cache.js",
    "/app/node_modules_of/redis/cache.js",
    "/app/node_modules/pg-boss/src/timekeeper.js",
  ])("takes %s for the app", (file) => expect(isDriverFrom(file)).toBe(false));
});
