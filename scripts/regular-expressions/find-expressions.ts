import ts from "typescript";

/** A regular expression as a file writes it. */
export interface FoundExpression {
  /** `file:line`. */
  readonly place: string;
  /** Undefined if the whole text of the expression comes from somewhere else. */
  readonly source: string | undefined;
  readonly flags: string;
}

/** Stands for a part of an expression that only the running program knows. A digit fits between braces, too. */
const UNKNOWN_PART = "1";

/** Every regular expression of a TypeScript file: literals, `RegExp(...)` and `new RegExp(...)`. */
export function findExpressions(path: string, text: string): readonly FoundExpression[] {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const constants = constantsOf(file);
  return nodesOf(file).flatMap((node) => {
    const place = `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) return [{ place, ...partsOf(node) }];
    if (!isConstruction(node)) return [];
    const [pattern, flags] = node.arguments ?? [];
    // The literal within `RegExp(/a/)` is found itself.
    if (pattern === undefined || ts.isRegularExpressionLiteral(pattern)) return [];
    const read = (each: ts.Node | undefined) => (each === undefined ? undefined : textOf(each, constants));
    return [{ place, source: read(pattern), flags: read(flags) ?? "" }];
  });
}

function nodesOf(node: ts.Node): readonly ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return [node, ...children.flatMap(nodesOf)];
}

function isConstruction(node: ts.Node): node is ts.NewExpression | ts.CallExpression {
  return (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === "RegExp";
}

function partsOf(literal: ts.RegularExpressionLiteral): { source: string; flags: string } {
  const end = literal.text.lastIndexOf("/");
  return { source: literal.text.slice(1, end), flags: literal.text.slice(end + 1) };
}

type Constants = ReadonlyMap<string, ts.Expression>;

function constantsOf(file: ts.SourceFile): Constants {
  const constants = file.statements.filter(ts.isVariableStatement).flatMap((each) => each.declarationList.declarations);
  return new Map(
    constants.flatMap(({ name, initializer }) => (initializer === undefined ? [] : [[name.getText(), initializer]])),
  );
}

/** The text that an expression has in every run, with `UNKNOWN_PART` for its unknown parts; undefined if all of it is unknown. */
function textOf(node: ts.Node, constants: Constants): string | undefined {
  const read = (each: ts.Node) => textOf(each, constants);
  const part = (each: ts.Node) => read(each) ?? UNKNOWN_PART;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map((each) => part(each.expression) + each.literal.text).join("");
  }
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === "String.raw") {
    return node.template.getText().slice(1, -1);
  }
  if (ts.isBinaryExpression(node)) return part(node.left) + part(node.right);
  if (ts.isIdentifier(node)) return knownText(constants.get(node.text), constants);
  if (ts.isPropertyAccessExpression(node) && node.name.text === "source") return sourceOf(node.expression, constants);
  return ts.isCallExpression(node) ? resultOf(node, constants) : undefined;
}

function knownText(initializer: ts.Expression | undefined, constants: Constants): string | undefined {
  return initializer === undefined ? undefined : textOf(initializer, constants);
}

function sourceOf(node: ts.Expression, constants: Constants): string | undefined {
  const value = ts.isIdentifier(node) ? constants.get(node.text) : node;
  return value !== undefined && ts.isRegularExpressionLiteral(value) ? partsOf(value).source : undefined;
}

/** The text that `[...].join(separator)` and `text.replaceAll(one, other)` return. */
function resultOf({ expression, arguments: given }: ts.CallExpression, constants: Constants): string | undefined {
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  const [first, second] = given.map((each) => textOf(each, constants));
  const { expression: receiver, name } = expression;
  if (name.text === "join" && ts.isArrayLiteralExpression(receiver) && first !== undefined) {
    return receiver.elements.map((each) => textOf(each, constants) ?? UNKNOWN_PART).join(first);
  }
  const isReplaced = name.text === "replaceAll" && first !== undefined && second !== undefined;
  return isReplaced ? textOf(receiver, constants)?.replaceAll(first, second) : undefined;
}
