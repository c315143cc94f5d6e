import ts from "typescript";

/** A call or a function without side effects, as bundlers read it, or the banner of a license. */
const kept = /^\/\*!|[@#]__(PURE|NO_SIDE_EFFECTS)__/;

/** Removes the comments of JavaScript, except licenses and those that tell bundlers what they can drop. */
export function stripComments(code: string): string {
  const source = ts.createSourceFile("chunk.js", code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  let stripped = "";
  let end = 0;
  for (const comment of commentsIn(source)) {
    if (kept.test(code.slice(comment.pos, comment.end))) continue;
    const [from, to] = withItsLine(code, comment);
    stripped += code.slice(end, from);
    end = to;
  }
  return stripped + code.slice(end);
}

function commentsIn(source: ts.SourceFile): ts.CommentRange[] {
  const { text } = source;
  // By position: trivia that several nodes start with is found several times.
  const comments = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    if (ts.isJSDoc(node)) return;
    const children = node.getChildren(source);
    if (children.length > 0) {
      for (const child of children) visit(child);
      return;
    }
    const start = node.getFullStart();
    if (start === node.getStart(source) && node.kind !== ts.SyntaxKind.EndOfFileToken) return;
    for (const rangesAt of [ts.getLeadingCommentRanges, ts.getTrailingCommentRanges]) {
      for (const comment of rangesAt(text, start) ?? []) comments.set(comment.pos, comment);
    }
  };
  visit(source);
  return [...comments.values()].sort((one, other) => one.pos - other.pos);
}

/** The range of a comment, with the whole line where there is nothing else on it. */
function withItsLine(code: string, { pos, end }: ts.CommentRange): readonly [from: number, to: number] {
  const lineStart = code.lastIndexOf("\n", pos - 1) + 1;
  const lineEnd = code.indexOf("\n", end);
  const isAlone = code.slice(lineStart, pos).trim() === "" && lineEnd !== -1 && code.slice(end, lineEnd).trim() === "";
  if (isAlone) return [lineStart, lineEnd + 1];
  // A comment between two tokens can be all that separates them.
  const before = /[ \t]*$/.exec(code.slice(lineStart, pos))?.[0].length ?? 0;
  return code.slice(end, lineEnd === -1 ? undefined : lineEnd).trim() === "" ? [pos - before, end] : [pos, end];
}
