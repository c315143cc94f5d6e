import { describe, expect, test } from "vitest";
import { stripComments } from "../../../scripts/strip-comments.ts";

describe("stripping comments from built code", () => {
  test.each([
    ["a line of its own", "// why\nlet a = 1;\n", "let a = 1;\n"],
    ["a comment behind code", "let a = 1; // why\nlet b;\n", "let a = 1;\nlet b;\n"],
    ["documentation", "{\n  /**\n   * What http://it.is\n   */\n  f() {}\n}\n", "{\n  f() {}\n}\n"],
    ["a comment between tokens", "f(/* first */ 1);\n", "f( 1);\n"],
    ["a comment at the end", "let a;\n// end", "let a;\n"],
  ])("removes %s", (_, code, stripped) => {
    expect(stripComments(code)).toBe(stripped);
  });

  test.each([
    ["what bundlers read", "const a = /* @__PURE__ */ f();\n// @__NO_SIDE_EFFECTS__\nfunction g() {}\n"],
    ["a license", "/*! MIT License */\nlet a;\n"],
    ["text that looks like a comment", 'const a = "// no";\nconst b = `/* no */`;\nconst c = /\\/\\/ no/;\n'],
  ])("keeps %s", (_, code) => {
    expect(stripComments(code)).toBe(code);
  });
});
