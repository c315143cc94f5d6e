import { dirname, relative } from "node:path/posix";
import {
  type Comment,
  type CommentDisplayPart,
  type DeclarationReflection,
  type ProjectReflection,
  Reflection,
  ReflectionKind,
  type Router,
  type SignatureReflection,
  type SomeType,
  type TypeParameterReflection,
} from "typedoc";

/** Prints the pages of the site as Markdown, with links to other pages in Markdown. */
export class MarkdownPages {
  readonly #project: ProjectReflection;
  readonly #router: Router;

  constructor(project: ProjectReflection, router: Router) {
    this.#project = project;
    this.#router = router;
  }

  /** The page at `url` as Markdown. `isIndex`: the first page, which shows the README. */
  print(model: Reflection, url: string): string {
    const parts = (content: readonly CommentDisplayPart[]) => this.#parts(content, url);
    if (model.isProject()) return url === "index.html" && model.readme ? parts(model.readme) : this.#modules(url);
    if (model.isDocument()) return parts(model.content);
    const declaration = model as DeclarationReflection;
    const lines = [`# ${ReflectionKind.singularString(model.kind)} ${model.name}`];
    if (model.kindOf(ReflectionKind.Module)) {
      lines.push(this.#comment(model.comment, url), declaration.readme ? parts(declaration.readme) : "");
      for (const group of declaration.groups ?? []) {
        lines.push(`## ${group.title}`, group.children.map((child) => this.#entry(child, url)).join("\n"));
      }
    } else {
      const module = this.#module(model);
      if (module !== undefined) lines.push(`From ${this.#link(module, url)}.`);
      lines.push(this.#declaration(declaration, url, 2));
    }
    return `${lines.filter((line) => line !== "").join("\n\n")}\n`;
  }

  /** The first sentence of a page. */
  summary(model: Reflection): string {
    const declaration = model as DeclarationReflection;
    const content = model.isDocument()
      ? model.content
      : ((model.comment ?? declaration.signatures?.[0]?.comment)?.summary ?? declaration.readme ?? []);
    const text = content.map((part) => (part.kind === "relative-link" ? "" : part.text)).join("");
    const paragraph = text
      .replaceAll(/<!--[\s\S]*?-->|^```[\s\S]*?^```|^#+ .*$|^[-|*<].*$/gm, "")
      .trim()
      .split(/\n\s*\n/)[0];
    const plain = (paragraph ?? "").replaceAll(/\s+/g, " ").replaceAll(/\[([^\]]*)\]\(\)/g, "$1");
    return /^.+?[.?!](?=\s|$)/.exec(plain)?.[0] ?? plain;
  }

  #modules(url: string): string {
    const modules = (this.#project.children ?? []).map((module) => this.#entry(module, url));
    return `# API\n\n${modules.join("\n")}\n`;
  }

  #module(model: Reflection): Reflection | undefined {
    let at: Reflection | undefined = model;
    while (at !== undefined && !at.kindOf(ReflectionKind.Module)) at = at.parent;
    return at;
  }

  #entry(model: Reflection, url: string): string {
    const target = model.isReference() ? model.getTargetReflectionDeep() : model;
    const summary = this.summary(target);
    return `- ${this.#link(target, url, model.name)}${summary === "" ? "" : `: ${summary}`}`;
  }

  #link(target: Reflection, from: string, text = target.name): string {
    const address = this.#address(target, from);
    return address === undefined ? text : `[${text}](${address})`;
  }

  #address(target: Reflection, from: string): string | undefined {
    if (target.isProject()) return relativeTo(from, "index.md");
    if (!this.#router.hasUrl(target)) return undefined;
    const [page = "", anchor] = this.#router.getFullUrl(target).split("#");
    return relativeTo(from, page.replace(/\.html$/, ".md")) + (anchor === undefined ? "" : `#${anchor}`);
  }

  #parts(content: readonly CommentDisplayPart[], url: string): string {
    return content.map((part) => this.#part(part, url)).join("");
  }

  #part(part: CommentDisplayPart, url: string): string {
    if (part.kind === "inline-tag") {
      if (part.target instanceof Reflection) return this.#link(part.target, url, part.text);
      return typeof part.target === "string" ? `[${part.text}](${part.target})` : part.text;
    }
    if (part.kind !== "relative-link" || part.target === undefined) return part.text;
    const target = this.#project.files.resolve(part.target, this.#project);
    const anchor = part.targetAnchor === undefined ? "" : `#${part.targetAnchor}`;
    if (typeof target === "object") return (this.#address(target, url) ?? "") + anchor;
    const name = this.#project.files.getName(part.target);
    return name === undefined ? part.text : relativeTo(url, `media/${name}`) + anchor;
  }

  #comment(comment: Comment | undefined, url: string): string {
    if (comment === undefined) return "";
    const tags = comment.blockTags
      .filter(({ tag }) => tag !== "@group" && tag !== "@category")
      .map(({ tag, content, name }) => {
        const title = tag.slice(1, 2).toUpperCase() + tag.slice(2);
        return `**${title}**${name === undefined ? "" : ` \`${name}\``}\n\n${this.#parts(content, url).trim()}`;
      });
    return [this.#parts(comment.summary, url).trim(), ...tags].filter((text) => text !== "").join("\n\n");
  }

  #declaration(model: DeclarationReflection, url: string, level: number): string {
    const heading = "#".repeat(level);
    const lines = [];
    if (model.signatures !== undefined) {
      lines.push(...model.signatures.map((signature) => this.#signature(signature, url)));
    } else if (model.kindOf(ReflectionKind.TypeAlias)) {
      lines.push(code(`type ${model.name}${generics(model.typeParameters)} = ${typeText(model.type)}`));
    } else if (model.kindOf(ReflectionKind.Variable)) {
      lines.push(code(`const ${model.name}: ${typeText(model.type)}`));
    } else if (model.typeParameters !== undefined || model.extendedTypes !== undefined) {
      const parents = model.extendedTypes?.map(String).join(", ");
      lines.push(
        code(`${model.name}${generics(model.typeParameters)}${parents === undefined ? "" : ` extends ${parents}`}`),
      );
    }
    lines.push(this.#comment(model.comment, url));
    const members = model.children ?? [];
    const properties = members.filter(
      (member) => !member.kindOf(ReflectionKind.FunctionOrMethod | ReflectionKind.Constructor),
    );
    const own = properties.filter((property) => !property.flags.isExternal);
    if (own.length > 0) lines.push(`${heading} Properties`, ...own.map((property) => this.#property(property, url)));
    for (const member of members) {
      if (properties.includes(member) || member.flags.isExternal) continue;
      lines.push(`${heading} ${member.name}()`, this.#declaration(member, url, level + 1));
    }
    return lines.filter((line) => line !== "").join("\n\n");
  }

  #property(property: DeclarationReflection, url: string): string {
    const type = property.type ?? property.getSignature?.type;
    const comment = this.#comment(property.comment ?? property.getSignature?.comment, url).replaceAll("\n", "\n  ");
    const optional = property.flags.isOptional ? "?" : "";
    const text = inlineCode(`${property.name}${optional}: ${typeText(type)}`);
    return `- ${text}${comment === "" ? "" : `\n\n  ${comment}`}`;
  }

  #signature(signature: SignatureReflection, url: string): string {
    const name = `${signature.kindOf(ReflectionKind.ConstructorSignature) ? "new " : ""}${signature.name}`;
    const text = `${name}${signatureText(signature, ": ")}`;
    return [code(text), this.#comment(signature.comment, url)].filter((line) => line !== "").join("\n\n");
  }
}

/** Type parameters, parameters and result. */
function signatureText(signature: SignatureReflection, before: ": " | " => "): string {
  const parameters = (signature.parameters ?? []).map(({ name, type, flags, defaultValue }) => {
    const optional = flags.isOptional || defaultValue !== undefined ? "?" : "";
    return `${flags.isRest ? "..." : ""}${name}${optional}: ${typeText(type)}`;
  });
  return `${generics(signature.typeParameters)}(${parameters.join(", ")})${before}${typeText(signature.type)}`;
}

/** A type as source; an object with methods has their signatures, which TypeDoc's own text leaves out. */
function typeText(type: SomeType | undefined): string {
  if (type?.type !== "reflection") return type?.toString() ?? "unknown";
  const { signatures = [], children = [], indexSignatures } = type.declaration;
  const [signature] = signatures;
  if (children.length === 0 && signature !== undefined) return signatureText(signature, " => ");
  if (indexSignatures !== undefined) return type.toString();
  const members = children.flatMap((child) =>
    child.signatures === undefined
      ? `${child.name}${child.flags.isOptional ? "?" : ""}: ${typeText(child.type)}`
      : child.signatures.map((method) => `${child.name}${signatureText(method, ": ")}`),
  );
  return members.length === 0 ? "{}" : `{ ${members.join("; ")} }`;
}

/** The types of ids contain backticks. */
const inlineCode = (text: string) => (text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``);

const code = (text: string) => `\`\`\`ts\n${text}\n\`\`\``;

const generics = (parameters: readonly TypeParameterReflection[] | undefined) =>
  parameters === undefined ? "" : `<${parameters.map((parameter) => parameter.name).join(", ")}>`;

const relativeTo = (from: string, to: string) => relative(dirname(from), to);
