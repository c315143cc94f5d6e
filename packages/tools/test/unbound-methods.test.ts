import ts from "typescript";
import { expect, test } from "vitest";
import { sourcesBelow } from "./support/sources.ts";

/** The interfaces whose functions an app passes around, as in `receivers: { [url]: router.handle }`. */
const passed = new Set([
  ...["Bank", "BankClock", "BankEntities", "BankFaults", "BankWebhooks", "Deliverer", "Platform", "Scenario"],
  ...["AdminClient", "BankSetup", "BankWorkerSetup", "EventFeed", "RunningServer", "TestClock"],
  ...["WebhookRouter", "WebhookVerifier"],
]);

test("the functions of a bank, a router and others are no methods for a linter that refuses unbound ones", () => {
  const found = new Set<string>();
  const methods = sourcesBelow("packages").flatMap(({ path, text }) => {
    if (!/\/src\//.test(path) || /\/generated\//.test(path) || !path.endsWith(".ts")) return [];
    const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    return statements.flatMap((statement) => {
      if (!ts.isInterfaceDeclaration(statement) || !passed.has(statement.name.text)) return [];
      found.add(statement.name.text);
      return statement.members.filter(isUnbound).map((member) => `${statement.name.text}.${member.name?.getText()}`);
    });
  });
  expect(found).toEqual(passed);
  expect(methods).toEqual([]);
});

/** Whether a linter takes a member for a method that needs its `this`. */
function isUnbound(member: ts.TypeElement): boolean {
  if (!ts.isMethodSignature(member)) return false;
  const [first] = member.parameters;
  return !(first?.name.getText() === "this" && first.type?.kind === ts.SyntaxKind.VoidKeyword);
}
