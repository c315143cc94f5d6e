import { expect, test } from "vitest";
import { narrowCommand } from "../../src/mutate/narrow-command.ts";

const files = ["/app/a.test.ts", "/app/b.test.ts"];
const vitest = "--bail=1 --coverage.enabled=false /app/a.test.ts /app/b.test.ts";
const jest = "--bail=1 --coverage=false --runTestsByPath /app/a.test.ts /app/b.test.ts";

test.each([
  ["vitest", "vitest run", `vitest run ${vitest}`],
  ["vitest", "npx vitest", `npx vitest ${vitest}`],
  ["vitest", "npx --yes vitest run test/a", `npx --yes vitest run ${vitest}`],
  ["vitest", "vitest run --project unit", `vitest run --project unit ${vitest}`],
  ["vitest", "vitest run --project=unit test", `vitest run --project=unit ${vitest}`],
  ["vitest", "npm test", `npm test -- ${vitest}`],
  ["vitest", "npm test -w packages/app", `npm test -w packages/app -- ${vitest}`],
  ["vitest", "npm run unit -- --retry=2 src", `npm run unit -- --retry=2 ${vitest}`],
  ["vitest", "npm exec vitest run", `npm exec vitest run -- ${vitest}`],
  ["vitest", "npm exec -- vitest run", `npm exec -- vitest run ${vitest}`],
  ["vitest", "pnpm test", `pnpm test ${vitest}`],
  ["vitest", "yarn vitest run", `yarn vitest run ${vitest}`],
  ["jest", "node_modules/.bin/jest", `node_modules/.bin/jest ${jest}`],
  [
    "jest",
    "node --experimental-vm-modules node_modules/jest/bin/jest.js a b",
    `node --experimental-vm-modules node_modules/jest/bin/jest.js ${jest}`,
  ],
  ["jest", "C:\\app\\node_modules\\.bin\\jest.cmd", `C:\\app\\node_modules\\.bin\\jest.cmd ${jest}`],
] as const)("narrows the %s command `%s`", (runner, command, expected) => {
  expect(narrowCommand(command.split(" "), runner)(files).join(" ")).toBe(expected);
});

test("keeps all files, but ends at the first failed test, if there are no files", () => {
  expect(narrowCommand(["jest"], "jest")([])).toEqual(["jest", "--bail=1", "--coverage=false"]);
});
