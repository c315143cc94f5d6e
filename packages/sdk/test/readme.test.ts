import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as sdk from "../src/index.ts";

const readme = read("../README.md");

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), "utf8");
}

/** The names in the first column of the table below a heading. */
function rowsBelow(heading: string): string[] {
  const [, section = ""] = readme.split(`\n## ${heading}\n`);
  return [...(section.split("\n## ")[0] ?? "").matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => String(name));
}

/** The properties of an interface of the options, in the order of the code. */
function propertiesOf(name: string): string[] {
  const [, body = ""] =
    new RegExp(`interface ${name}\\b[^{]*\\{\\n(.*?)\\n\\}`, "s").exec(read("../src/core/options.ts")) ?? [];
  return [...body.matchAll(/^ {2}readonly (\w+)\?/gm)].map(([, property]) => String(property));
}

describe("the README of the package", () => {
  test("lists every option of a client, in the order of the code", () => {
    expect(rowsBelow("Options of a client")).toEqual(propertiesOf("BankClientOptions"));
  });

  test("names every option of a call", () => {
    const [, sentence = ""] = /Options of a call: (.*?)\n\n/s.exec(readme) ?? [];
    const names = ["RequestOptions", "ListOptions", "WriteOptions"].flatMap(propertiesOf);
    expect([...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(names);
  });

  test("lists every error that a client throws", () => {
    const errors = Object.entries(sdk).flatMap(([name, value]) =>
      typeof value === "function" && value.prototype instanceof Error && value !== sdk.BankClientError ? name : [],
    );
    expect(rowsBelow("Errors").toSorted()).toEqual(errors.toSorted());
  });
});
