import { expect, test } from "vitest";
import { findExpressions } from "../../../scripts/regular-expressions/find-expressions.ts";
import { slowAmong } from "../../../scripts/regular-expressions/slow-expressions.ts";

test.each([
  ["a literal that takes quadratic time", "text.replace(/0+$/, '');", "/0+$/ takes 2nd degree polynomial time on '0'"],
  ["a literal that takes exponential time", "/^(a+)+$/.test(text);", "/^(a+)+$/ takes exponential time on 'a'"],
  ["an attack of several characters", "/, as .*\\.$/;", "/, as .*\\.$/ takes 2nd degree polynomial time on ', as '"],
  ["a constructor", 'new RegExp("\\\\s+$", "u");', "/\\s+$/u takes 2nd degree polynomial time on '\\t'"],
  ["a call", "RegExp('=+$');", "/=+$/ takes 2nd degree polynomial time on '='"],
  [
    "a template with constants",
    `const zeros = "0+"; new RegExp(\`\${zeros}$\`);`,
    "/0+$/ takes 2nd degree polynomial time on '0'",
  ],
  [
    "a template with an unknown part",
    `new RegExp(\`\${key}.*;$\`);`,
    "/1.*;$/ takes 2nd degree polynomial time on '1'",
  ],
  ["a component", "const part = <b>{/ +$/.exec(text)}</b>;", "/ +$/ takes 2nd degree polynomial time on ' '"],
])("the search for slow expressions reports %s with its place and an attack", async (kind, code, report) => {
  const path = kind === "a component" ? "planted.tsx" : "planted.ts";
  const [slow, ...others] = await slowAmong(findExpressions(path, `\n${code}\n`));
  expect(others).toEqual([]);
  expect(slow?.startsWith(`${path}:2 ${report}`)).toBe(true);
});
