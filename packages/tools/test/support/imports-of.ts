import ts from "typescript";

/** What a module imports, exports from or names in a type. */
export interface Imports {
  /** The specifiers of the static imports, types included. */
  readonly atLoad: readonly string[];
  /** The specifiers of `import("...")` and `require("...")`, which run later or never. */
  readonly later: readonly string[];
  /** The arguments of `import()` and `require()` that are no plain string, as written: nothing can check what they load. */
  readonly computed: readonly string[];
}

/** Parses a module, because a regular expression misreads comments, templates and other regular expressions. */
export function importsOf(path: string, text: string): Imports {
  const atLoad: string[] = [];
  const later: string[] = [];
  const computed: string[] = [];
  const file = ts.createSourceFile(path, text, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier !== undefined) {
      atLoad.push(specifier);
    } else if (ts.isCallExpression(node) && isLoader(node.expression)) {
      const [argument] = node.arguments;
      if (argument !== undefined && ts.isStringLiteral(argument)) later.push(argument.text);
      else computed.push(argument?.getText(file) ?? "");
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { atLoad, later, computed };
}

function specifierOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return textOf(node.moduleSpecifier);
  if (ts.isExternalModuleReference(node)) return textOf(node.expression);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return textOf(node.argument.literal);
  return undefined;
}

function textOf(node: ts.Node | undefined): string | undefined {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined;
}

/** Whether a call loads a module: `import()`, or `require()` of a CommonJS file. */
function isLoader(callee: ts.Node): boolean {
  return callee.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(callee) && callee.text === "require");
}
