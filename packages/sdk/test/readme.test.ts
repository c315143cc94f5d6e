import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as sdk from "../src/index.ts";
import * as webhooks from "../src/webhooks.ts";

const readme = read("../README.md");

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), "utf8");
}

/** Returns the names in the first column of the table below a heading. */
function rowsBelow(heading: string): string[] {
  const [, section = ""] = readme.split(`\n## ${heading}\n`);
  return [...(section.split("\n## ")[0] ?? "").matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => String(name));
}

/** Returns the properties of an options interface, in the order of the code. */
function propertiesOf(name: string, path = "../src/core/options.ts"): string[] {
  const [, body = ""] = new RegExp(`interface ${name}\\b[^{]*\\{\\n(.*?)\\n\\}`, "s").exec(read(path)) ?? [];
  return [...body.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, property]) => String(property));
}

describe("the README of the package", () => {
  test("the README lists every option of a client, in the order of the code", () => {
    expect(rowsBelow("Options of a client")).toEqual(propertiesOf("BankClientOptions"));
  });

  test("the README names every option of a call", () => {
    const [, sentence = ""] = /Options of a call: (.*?)\n\n/s.exec(readme) ?? [];
    const names = ["RequestOptions", "ListOptions", "WriteOptions"].flatMap((name) => propertiesOf(name));
    expect([...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(names);
  });

  test("the README lists every code of a WebhookVerificationError", () => {
    const [, union = ""] =
      /WebhookVerificationCode =\n(.*?);/s.exec(read("../src/webhooks/webhook-verification-error.ts")) ?? [];
    const codes = [...union.matchAll(/"(\w+)"/g)].map(([, code]) => String(code));
    expect(codes.length).toBeGreaterThan(10);
    expect(codes.filter((code) => !readme.includes(`\`${code}\``))).toEqual([]);
  });

  test.each([
    ["../src/webhooks/message.ts", "WebhookVerifierOptions"],
    ["../src/webhooks/message.ts", "WebhookSecretOptions"],
    ["../src/webhooks/router-options.ts", "ClientSettings"],
    ["../src/webhooks/router-options.ts", "StoreSettings"],
    ["../src/webhooks/router-options.ts", "DedupeSettings"],
    ["../src/webhooks/poll-events.ts", "WebhookPollOptions"],
    ["../src/webhooks/stores/store-options.ts", "StoreOptions"],
    ["../src/webhooks/stores/sql-store.ts", "SqlStoreOptions"],
    ["../src/webhooks/stores/redis-store.ts", "RedisStoreOptions"],
    ["../src/webhooks/memory-dedupe-store.ts", "MemoryDedupeStoreOptions"],
    ["../src/undici.ts", "UndiciTransportOptions"],
    ["../src/event-feed.ts", "EventPollOptions"],
  ])("the README names every option that %s declares in %s", (path, name) => {
    const options = propertiesOf(name, path);
    expect(options).not.toEqual([]);
    expect(options.filter((option) => !readme.includes(`\`${option}\``))).toEqual([]);
  });

  test("the README lists every error that a client, a verifier or a router throws", () => {
    const errors = Object.entries({ ...sdk, ...webhooks }).flatMap(([name, value]) =>
      typeof value === "function" && value.prototype instanceof Error && value !== sdk.BankClientError ? name : [],
    );
    const listed = rowsBelow("Errors").filter((name) => name.endsWith("Error"));
    expect(listed.toSorted()).toEqual(errors.toSorted());
  });
});
