// TypeDoc's plugin that arranges the API in pages: see typedoc.json.
import { dirname, relative } from "node:path/posix";
import { resources } from "@sandbank/contract/private/resources";
import { declarationsAt, readApi } from "@sandbank/tools/api";
import { sharedHome } from "@sandbank/tools/homes";
import { typesOnPage } from "@sandbank/tools/print-types";
import {
  type Application,
  Comment,
  type Context,
  Converter,
  DeclarationReflection,
  PageEvent,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
} from "typedoc";

const api = readApi(resources);
/** Where the reference documents the types of the API: their sections, or the page with the endpoints of parameters. */
const documented = new Map(
  [sharedHome, ...resources.map(({ name }) => name)].flatMap((page) => [
    ...declarationsAt(page, api).map(({ name }): [string, string] => [name, `${page}.md`]),
    ...typesOnPage(page, api).map(({ name }): [string, string] => [name, `${page}.md#${name.toLowerCase()}`]),
  ]),
);

/** Modules with so many exports that they are several pages. */
const large = ["@sandbank/sdk", "@sandbank/engine"];

/** Generated types with a member for each operation or scenario, which the reference shows better. */
const tables = ["Operations", "OperationTypes", "ScenarioResults", "StepOperations"];

/** Folders and files of large modules whose exports stay on the page of the module, because a program starts with them. */
const central = ["bank", "core", "event-objects", "http", "resources"];

/** The pages of folders and files that are no resource: the title, and what is on the page. */
const others: Readonly<Record<string, readonly [title: string, summary: string]>> = {
  audit: ["Audit", "What `bank.audit()` and `bank.coverage()` return."],
  declines: ["Declines", "What `bank.explain()` returns."],
  diff: ["Diff", "The differences between two states of a bank."],
  errors: ["Errors", "The errors of the API as classes, and how to tell them apart."],
  "id-functions": ["Identifiers", "Functions that check an id, and the types of ids."],
  ids: ["Identifiers", "Functions that check an id, and the types of ids."],
  index: ["Shared", "Types that several resources use."],
  limits: ["Limits", "How much of a Limit is used, and by which debits."],
  ports: ["Clock", "The clocks of a bank."],
  search: ["Search", "What a search of the bank's objects returns."],
  simulations: ["Simulations", "Operations that act as the outside world in a sandbox."],
  state: ["Values", "What a bank accepts and returns: its options, faults, journals, explanations of declines."],
  trace: ["Trace", "What each call of a bank caused, and what a balance consists of."],
  webhooks: ["Webhooks", "The webhooks that a bank sends, and the attempts to deliver them."],
};

/** TypeDoc calls it with the application before it reads its options. */
export function load(app: Application): void {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }: Context) => {
    for (const module of project.children ?? []) {
      const name = module.name.replace("/src", "");
      module.name = /^sandbank\b/.test(name) ? name : `@sandbank/${name}`;
    }
    leaveTypesToReference(project);
    for (const module of project.children ?? []) if (large.includes(module.name)) split(project, module);
    for (const table of project.getReflectionsByKind(ReflectionKind.Interface)) {
      if (tables.includes(table.name))
        for (const row of [...((table as DeclarationReflection).children ?? [])]) project.removeReflection(row);
    }
  });
  // The page of a class lists its own members and links to the class that it extends. TypeDoc notes what is inherited with
  // priority 0, and groups the members with -100.
  app.converter.on(Converter.EVENT_RESOLVE_END, ({ project }: Context) => removeInherited(project), -50);
  app.renderer.on(PageEvent.END, (page) => {
    // A page of a large module says in its title which one.
    const module = page.url.includes("/namespaces/") ? `# @sandbank/${page.url.split("/")[0]}: ` : "# ";
    page.contents = linkReference(page.contents ?? "", `.pages/typedoc/${page.url}`).replace(/^# /, module);
  });
}

/** Links the ids of assumptions, such as D-02, and the names of types of the API to their entries. Other code stays as it is. */
function linkReference(text: string, file: string): string {
  const folder = relative(dirname(file), "docs/reference");
  const parts = text.split(/(^```[\s\S]*?^```$|\[`[^`]*`\]|`` .*? ``|`[^`]*`)/m);
  const linkType = (code: string) => {
    const entry = documented.get(code.slice(1, -1));
    return entry === undefined ? code : `[${code}](${folder}/${entry})`;
  };
  const linkId = (id: string, number: string) => `[${id}](${folder}/assumptions.md#d-${number})`;
  return parts
    .map((part, index) => (index % 2 === 1 ? linkType(part) : part.replaceAll(/(?<![\w-])D-(\d{2,3})\b/g, linkId)))
    .join("");
}

function removeInherited(project: ProjectReflection): void {
  for (const member of project.getReflectionsByKind(ReflectionKind.ClassMember)) {
    if (member instanceof DeclarationReflection && member.inheritedFrom !== undefined) project.removeReflection(member);
  }
}

/** The types of the API, which the contract and the SDK export, are in the reference. Re-exports of the contract leave the engine's page. */
function leaveTypesToReference(project: ProjectReflection): void {
  const isLeft = (child: DeclarationReflection) =>
    child.isReference()
      ? child.getTargetReflectionDeep().parent?.name === "@sandbank/contract"
      : /^src\/(generated|resources)\//.test(fileOf(project, child)) &&
        (api.declarations.has(child.name.replace(/Fields$/, "")) || child.parent?.name === "@sandbank/contract");
  for (const name of ["engine", "contract", "sdk"]) {
    const module = project.children?.find((each) => each.name === `@sandbank/${name}`);
    for (const child of [...(module?.children ?? [])]) if (isLeft(child)) project.removeReflection(child);
  }
}

/** Moves exports to a page for each folder of the module's source, and of the SDK's resources for each file. */
function split(project: ProjectReflection, module: DeclarationReflection): void {
  const pages = new Map<string, DeclarationReflection>();
  for (const child of [...(module.children ?? [])]) {
    const [title, summary] = (!child.isReference() && pageOf(module, fileOf(project, child))) || [];
    if (title === undefined) continue;
    const page = pages.get(title) ?? new DeclarationReflection(title, ReflectionKind.Namespace, module);
    if (summary) page.comment = new Comment([{ kind: "text", text: summary }]);
    pages.set(title, page);
    module.removeChild(child);
    child.parent = page;
    page.addChild(child);
  }
  for (const page of pages.values()) {
    project.registerReflection(page, undefined, undefined);
    module.addChild(page);
  }
}

/**
 * The title and the summary of the page of a file: `src/resources/inbound-ach-transfers.ts` is on "Inbound ACH Transfers",
 * `src/webhooks/attempt.ts` on "Webhooks". Nothing if it is on the page of its module.
 */
function pageOf(module: DeclarationReflection, file: string): readonly [title: string, summary: string] | undefined {
  const [, folder, name = ""] =
    /^src\/(?:(?:resources|generated)(?=\/[^/]+$)|([^/]+))\/([^/]+?)(?:\.ts)?(?:\/.*)?$/.exec(file) ?? [];
  const key = folder ?? name;
  if (key === "" || central.includes(key)) return undefined;
  const title = resources.find((resource) => resource.name === key)?.title;
  if (title !== undefined && module.name === "@sandbank/sdk") {
    return [title, `Operations on ${title}, whose types are in the reference.`];
  }
  return others[key] ?? [title ?? key.slice(0, 1).toUpperCase() + key.slice(1), ""];
}

/** The file in which a reflection is declared, relative to its package. */
function fileOf(project: ProjectReflection, reflection: Reflection): string {
  return project.getSymbolIdFromReflection(reflection)?.packagePath ?? "";
}
