import { describe, expect, test } from "vitest";
import { checkAll } from "../../../../tests/support/check-all.ts";
import { operationNames } from "../../src/cli/commands/act/require-operation.ts";
import { cli } from "../support/cli.ts";

describe("sandbank call OPERATION --help", () => {
  test("prints the fields of the operation with their types, the required ones and their descriptions", async () => {
    const { code, out, err } = await cli(["call", "accounts.create", "--help"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(
      /^Usage: sandbank call accounts\.create \[FIELD=VALUE\.\.\.\] \[flags\]\n\nCreate an Account\. [\s\S]*\n\nFields:\n/,
    );
    expect(out).toMatch(/^ {2}name {2,}string, required\. Name for the Account, 1 to 200\s+characters\.$/m);
    expect(out).toMatch(/^ {2}funding {2,}loan\|deposits\. .*\s+Default: deposits\.$/m);
    expect(out).toMatch(/^ {2}loan\.credit_limit {2,}integer, required\. /m);
  });

  test("shows an array with the type of its values", async () => {
    const { out } = await cli(["call", "accounts.list", "--help"]);
    expect(out).toMatch(/^ {2}status\.in {2,}array of open\|closed, required\. /m);
  });

  test("lists the values of a field that has many after its description", async () => {
    const { out } = await cli(["call", "files.create", "--help"]);
    expect(out).toMatch(/^ {2}purpose {2,}string, required\. [\s\S]* One of\s+card_dispute_attachment, /m);
  });

  test("says that the contents of a File are bytes", async () => {
    const { out } = await cli(["call", "files.create", "--help"]);
    expect(out).toMatch(/^ {2}file {2,}bytes, required\. /m);
  });

  test("names the id of an operation that has no fields", async () => {
    const { out } = await cli(["call", "accounts.retrieve", "--help"]);
    expect(out).toContain("\n\nThe operation has no fields.\n");
  });

  test("explains each field of each operation", () =>
    checkAll(
      operationNames.map((name) => [name] as const),
      async (name) => {
        const { code, out } = await cli(["call", name, "--help"]);
        expect(code).toBe(0);
        // A row goes on where its text began.
        const rows = out
          .replace(/\n {4,}/g, "  ")
          .split("\n")
          .filter((line) => line.startsWith("  "));
        for (const row of rows) expect(row).toMatch(/^ {2}[\w.]+ {2,}[\w|-][^.]*\. +[A-Z`]/);
        expect(out).not.toMatch(/undefined|\[object/);
      },
    ));

  test("is the same as `sandbank help call OPERATION`", async () => {
    const { out } = await cli(["help", "call", "limits.create"]);
    expect(out).toBe((await cli(["call", "limits.create", "-h"])).out);
    expect(out).toContain("Usage: sandbank call limits.create");
  });

  test("names the nearest operation for an unknown one", async () => {
    const { code, err } = await cli(["call", "account.create", "--help"]);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining("Did you mean accounts.create?") });
  });

  test("refuses more words than an operation in `sandbank help call`", async () => {
    const { code, err } = await cli(["help", "call", "accounts.create", "name"]);
    expect({ code, err }).toEqual({ code: 2, err: 'There is no command "call accounts.create name".' });
  });
});

describe("sandbank call --list", () => {
  test("prints every operation, a line each, and needs no server", async () => {
    expect(await cli(["call", "--list"])).toEqual({ code: 0, out: operationNames.join("\n"), err: "" });
  });
});
