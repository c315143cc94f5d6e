import type { ProjectReflection, Router } from "typedoc";
import { sectionsOf } from "./guide-sections.ts";
import type { MarkdownPages } from "./markdown-pages.ts";

/** `llms.txt`: what the project is, and each page in Markdown with a sentence that says what is in it. */
export function printLlms(project: ProjectReflection, router: Router, pages: MarkdownPages): string {
  const lines = ["# Sandbank", "", `> ${project.readme === undefined ? "" : pages.summary(asPage(project))}`];
  for (const group of project.groups ?? []) {
    lines.push("", `## ${group.title}`, "");
    for (const { title, children } of sectionsOf(group)) {
      if (title !== "") lines.push("", `### ${title}`, "");
      for (const child of children) {
        const summary = pages.summary(child);
        const address = router.getFullUrl(child).replace(/\.html$/, ".md");
        lines.push(`- [${child.name}](${address})${summary === "" ? "" : `: ${summary}`}`);
      }
    }
  }
  return `${lines.join("\n")}\n`;
}

/** The README is the page of the project: read it as the page of a module is read. */
const asPage = (project: ProjectReflection) =>
  Object.create(project, { comment: { value: undefined } }) as ProjectReflection;
