import {
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
  type Router,
} from "typedoc";
import { sectionsOf } from "./guide-sections.ts";

/** TypeDoc's place for the navigation, which its script would fill with every export of every module. */
const place = /<ul class="tsd-small-nested-navigation" id="tsd-nav-container">[\s\S]*?<\/ul>/;
/** Its link to the project, which is the list of all pages. */
const home = /<nav class="tsd-navigation"><a href="([^"]*)contents\.html"[^>]*>[^<]*<\/a>/;
const title = /(<div class="tsd-page-title">)<h1>[^<]*<\/h1>/;
const script = /<script async src="[^"]*navigation\.js" id="tsd-nav-script"><\/script>/;

/**
 * Replaces the navigation by links: the documents and modules in their groups, and the groups of the module that the
 * page belongs to. A page without scripts has it too, and a screen reader has no link within a button.
 */
export function withNavigation(html: string, model: Reflection, project: ProjectReflection, router: Router): string {
  const named = model.isProject() ? html.replace(title, "$1<h1>All pages</h1>") : html;
  return named
    .replace(script, "")
    .replace(home, '<nav class="tsd-navigation"><a href="$1index.html">Home</a><a href="$1contents.html">All pages</a>')
    .replace(place, () => `<div class="site-nav">${navigation(model, project, router)}</div>`);
}

function navigation(model: Reflection, project: ProjectReflection, router: Router): string {
  const link = (target: Reflection) => linkTo(target, model, router);
  const module = moduleOf(model);
  return (project.groups ?? [])
    .map((group) => {
      const { title, children } = group;
      const item = (child: Reflection) => {
        const groups = child === module ? groupsOf(child as DeclarationReflection, model, router) : "";
        return `<li>${link(child)}${groups}</li>`;
      };
      const items = sectionsOf(group).flatMap((run) => {
        const entries = run.children.map(item);
        return run.title === ""
          ? entries
          : `<li class="site-nav-section">${run.title}<ul>${entries.join("")}</ul></li>`;
      });
      const isFirst = module === undefined && (title === "Start" || title === "Guides");
      const isOpen = isFirst || children.some((child) => child === model || child === module);
      return section(title, isOpen, items);
    })
    .join("");
}

/** The groups of a module: the one with this page is open. */
function groupsOf(module: DeclarationReflection, model: Reflection, router: Router): string {
  return (module.groups ?? [])
    .map(({ title, children }) => {
      const items = children.map((child) => `<li>${linkTo(child, model, router)}</li>`);
      return children.some((child) => child === model)
        ? section(title, true, items)
        : `<a class="site-nav-group" href="${router.relativeUrl(model, module)}#${anchorOf(title)}">${title}</a>`;
    })
    .join("");
}

const section = (title: string, isOpen: boolean, items: readonly string[]) =>
  `<details${isOpen ? " open" : ""}><summary>${title}</summary><ul>${items.join("")}</ul></details>`;

function linkTo(target: Reflection, from: Reflection, router: Router): string {
  const shown = target.isReference() ? target.getTargetReflectionDeep() : target;
  const current = shown === from ? ' aria-current="page" class="current"' : "";
  return `<a href="${router.relativeUrl(from, shown) || "#"}"${current}>${nameOf(target)}</a>`;
}

/** The name of a module breaks after a slash only. */
const nameOf = (target: Reflection) =>
  target.kindOf(ReflectionKind.Module) ? target.name.replaceAll("/", "/<wbr>") : escapeHtml(target.name);

function moduleOf(model: Reflection): Reflection | undefined {
  let at: Reflection | undefined = model;
  while (at !== undefined && !at.kindOf(ReflectionKind.Module)) at = at.parent;
  return at;
}

const anchorOf = (title: string) => title.toLowerCase().replaceAll(" ", "-");
const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
