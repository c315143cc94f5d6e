import {
  type Comment,
  type CommentDisplayPart,
  type NormalizedPath,
  type ProjectReflection,
  ReflectionKind,
} from "typedoc";

const page = "docs/reference/assumptions.md";

/** Links the ids of assumptions, such as D-02, in the comments of the API to their entries. */
export function linkAssumptions(project: ProjectReflection, root: string): void {
  const { target } = project.files.registerAbsolute(`${root}${page}` as NormalizedPath);
  const toEntry = (id: string): CommentDisplayPart[] => [
    { kind: "text", text: `[${id}](` },
    { kind: "relative-link", text: page, target, targetAnchor: id.toLowerCase() },
    { kind: "text", text: ")" },
  ];
  const link = (parts: readonly CommentDisplayPart[]) =>
    parts.flatMap((part) => (part.kind === "text" ? splitAtIds(part.text, toEntry) : [part]));
  for (const comment of commentsOf(project)) {
    comment.summary = link(comment.summary);
    for (const tag of comment.blockTags) tag.content = link(tag.content);
  }
}

function commentsOf(project: ProjectReflection): Comment[] {
  return project
    .getReflectionsByKind(ReflectionKind.All)
    .flatMap(({ comment }) => (comment === undefined ? [] : [comment]));
}

/** An id that is the text of a link already stays. */
function splitAtIds(text: string, toEntry: (id: string) => CommentDisplayPart[]): CommentDisplayPart[] {
  return text.split(/(?<!\[)\b(D-\d{2,3})\b/).flatMap((piece, index): CommentDisplayPart[] => {
    if (index % 2 === 1) return toEntry(piece);
    return piece === "" ? [] : [{ kind: "text", text: piece }];
  });
}
