import { basename } from "node:path";
import {
  type CommentDisplayPart,
  type DocumentReflection,
  type NormalizedPath,
  type ProjectReflection,
  ReflectionGroup,
  type RelativeLinkDisplayPart,
} from "typedoc";
import { modulesBefore, sections } from "./groups.ts";
import { sortGuides } from "./guide-sections.ts";

/** The path of a document in the repository. */
export function pathOf(document: DocumentReflection, root: string): string {
  const path = document.project.files.getReflectionPath(document) ?? "";
  return path.slice(root.length);
}

/** Names each document after its first heading. */
export function nameDocuments(project: ProjectReflection): void {
  for (const document of project.documents ?? []) {
    // A heading that contains code consists of several parts.
    const text = document.content.map((part) => part.text).join("");
    const heading = /^# (.+)$/m.exec(text)?.[1];
    if (heading !== undefined) document.name = heading.replaceAll("`", "");
  }
}

/** Puts the documents into the groups of the navigation, and the modules between them. */
export function groupProject(project: ProjectReflection, root: string): void {
  const made = sections.map(({ title, folder }) => ({ folder, group: new ReflectionGroup(title, project) }));
  for (const document of project.documents ?? []) {
    const path = pathOf(document, root);
    // In the search a guide comes before the types that it names, and the internals come last.
    document.relevanceBoost = /^docs\/(start|frameworks|runners|guides|concepts)\//.test(path)
      ? 6
      : path.includes("/internals/")
        ? 1
        : 2;
    // The section of the innermost folder.
    const sections = made.filter(({ folder }) => path.startsWith(folder));
    sections.toSorted((a, b) => b.folder.length - a.folder.length)[0]?.group.children.push(document);
  }
  for (const { group } of made)
    group.children.sort((a, b) => orderOf(a, root) - orderOf(b, root) || compareNames(a, b));
  const guides = made.find(({ folder }) => folder === "docs/guides/")?.group;
  const index = project.documents?.find((document) => pathOf(document, root) === "docs/guides/README.md");
  if (guides !== undefined && index !== undefined) sortGuides(project, guides, index);
  const modules = new ReflectionGroup("API", project);
  modules.children.push(...(project.children ?? []));
  project.groups = made
    .flatMap(({ group }) => (group.title === modulesBefore ? [modules, group] : [group]))
    .filter(({ children }) => children.length > 0);
}

const compareNames = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

/** An index comes first in its folder; what is not an object of the API comes before the objects. */
function orderOf(child: ReflectionGroup["children"][number], root: string): number {
  const name = child.isDocument() ? pathOf(child, root) : "";
  if (basename(name) === "README.md") return 0;
  const general = ["support", "errors", "declines", "reachability", "assumptions", "decisions", "shared"];
  return name.startsWith("docs/reference/") && !general.includes(basename(name, ".md")) ? 2 : 1;
}

/**
 * Links to files of the repository that the site does not contain lead to the repository, once its address is
 * configured in `project.json`. Until then only their text stays.
 */
export function resolveLinks(project: ProjectReflection, root: string, repository: string | undefined): void {
  const contents = [
    ...(project.documents ?? []).map(({ content }) => content),
    ...(project.children ?? []).flatMap(({ readme }) => (readme === undefined ? [] : [readme])),
    ...(project.readme === undefined ? [] : [project.readme]),
  ];
  // A link to a folder leads to its index.
  for (const document of project.documents ?? []) {
    const path = project.files.getReflectionPath(document) ?? "";
    if (!path.endsWith("/README.md")) continue;
    project.files.registerReflectionPath(path.slice(0, -"/README.md".length) as NormalizedPath, document);
  }
  for (const content of contents) {
    for (const [index, part] of content.entries()) {
      if (part.kind !== "relative-link") continue;
      const target = targetOf(project, part);
      if (typeof target === "object" || isPicture(part.text)) continue;
      if (repository === undefined) unlink(content, index);
      else content[index] = { kind: "text", text: `${repository}/blob/main/${target?.slice(root.length)}` };
    }
  }
}

const isPicture = (path: string) => /\.(svg|png)$/.test(path);

function targetOf(project: ProjectReflection, part: RelativeLinkDisplayPart) {
  return part.target === undefined ? undefined : project.files.resolve(part.target, project);
}

/** Replaces `[label](link)` by its label. */
function unlink(content: CommentDisplayPart[], index: number): void {
  const after = content[index + 1];
  const before = content[index - 1];
  if (after === undefined || before === undefined || !before.text.endsWith("](")) return;
  content[index] = { kind: "text", text: "" };
  after.text = after.text.replace(/^\)/, "");
  before.text = before.text.slice(0, -2);
  for (let at = index - 1; at >= 0; at -= 1) {
    const part = content[at];
    if (part?.kind !== "text") continue;
    const open = part.text.lastIndexOf("[");
    if (open === -1) continue;
    part.text = part.text.slice(0, open) + part.text.slice(open + 1);
    return;
  }
}
