import { describe, expect, test } from "vitest";
import { UsageError } from "../../src/errors/usage-error.ts";
import { shellWord } from "../../src/programs/shell-word.ts";
import { argumentsOf, lineAfterShell } from "../support/windows-shell.ts";

/** Variables whose replacement would show. */
const variables = { PATH: "replaced", "50": "replaced", " and ": "replaced" };

/** Arguments that would come to harm without quotes. */
const words = [
  "",
  "plain",
  "two words",
  "a&b",
  "a|b",
  "a<b>c",
  "a^b",
  "^^",
  "(a)",
  "a!PATH!b",
  "a=b,c;d",
  "%PATH%",
  "%PATH:~0,3%",
  "50%",
  "%50% and %50%",
  "\\%PATH\\%",
  "%%",
  "a & %PATH% ^ | 'b'",
  "C:\\Program Files\\",
  "C:\\Program Files\\\\",
  "\\\\server\\folder",
];

const line = ["program", ...words].map(shellWord).join(" ");

describe("shellWord", () => {
  test("passes each argument unchanged through cmd.exe to a program", () => {
    expect(argumentsOf(lineAfterShell(line, variables))).toEqual(["program", ...words]);
  });

  test("passes each argument unchanged through cmd.exe and a script such as npm.cmd to a program", () => {
    // A script inserts its arguments after it has replaced its own variables.
    expect(argumentsOf(lineAfterShell(lineAfterShell(line, variables), {}))).toEqual(["program", ...words]);
  });

  test.each(['say "hi"', "two\nlines", "two\rlines", "a\0b"])(
    "refuses the argument %j, which cmd.exe changes",
    (word) => {
      expect(() => shellWord(word)).toThrow(UsageError);
      expect(() => shellWord(word)).toThrow(`On Windows, the argument ${JSON.stringify(word)} cannot be passed on`);
    },
  );

  test("leaves plain arguments as they are", () => {
    expect(["npm", "run", "test:unit", "--", ".\\src/a-b_c.ts", "a@1.2.3"].map(shellWord).join(" ")).toBe(
      "npm run test:unit -- .\\src/a-b_c.ts a@1.2.3",
    );
  });
});

describe("the model of cmd.exe", () => {
  test("replaces variables within quotes, and leaves unknown names", () => {
    expect(lineAfterShell('"%PATH%" %NONE% 50%', variables)).toBe('"replaced" %NONE% 50%');
  });

  test("removes carets outside of quotes only", () => {
    expect(lineAfterShell('a^&b "a^b" ^"a^&b', {})).toBe('a&b "a^b" "a&b');
  });

  test.each(["a&b", "a|b", "a<b", '"a"b&"c"'])("does not accept the operator in %j", (text) => {
    expect(() => lineAfterShell(text, {})).toThrow("operator");
  });

  test("splits arguments as programs do", () => {
    expect(argumentsOf('a "b c" d\\e "f\\\\" \\"g "" "h"i')).toEqual(["a", "b c", "d\\e", "f\\", '"g', "", "hi"]);
  });
});
