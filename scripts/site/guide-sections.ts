import type { DocumentReflection, ProjectReflection, Reflection, ReflectionGroup } from "typedoc";

/**
 * Sorts the guides as their index lists them, and notes for each the heading of the index that it is under. The index
 * comes first.
 */
export function sortGuides(project: ProjectReflection, guides: ReflectionGroup, index: DocumentReflection): void {
  const order: Reflection[] = [index];
  let heading = "";
  for (const part of index.content) {
    if (part.kind !== "relative-link") {
      heading = [...part.text.matchAll(/^## (.+)$/gm)].at(-1)?.[1] ?? heading;
      continue;
    }
    const guide = part.target === undefined ? undefined : project.files.resolve(part.target, project);
    if (typeof guide !== "object" || !guide.isDocument() || !guides.children.includes(guide)) continue;
    if (heading === "" || order.includes(guide)) continue;
    guide.frontmatter["section"] = heading;
    order.push(guide);
  }
  const missing = guides.children.filter((guide) => !order.includes(guide)).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`Add to docs/guides/README.md: ${missing.join(", ")}.`);
  guides.children.sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** The children of a group of the navigation, in runs under the same heading. The first run may have none. */
export function sectionsOf({
  children,
}: ReflectionGroup): { readonly title: string; readonly children: Reflection[] }[] {
  const runs: { title: string; children: Reflection[] }[] = [];
  for (const child of children) {
    const title = child.isDocument() ? String(child.frontmatter["section"] ?? "") : "";
    if (runs.at(-1)?.title !== title) runs.push({ title, children: [] });
    runs.at(-1)?.children.push(child);
  }
  return runs;
}
