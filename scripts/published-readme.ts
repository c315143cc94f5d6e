import { posix } from "node:path";
import type { Addresses } from "./addresses.ts";

/** The location of a README, and the possible targets of its links. */
export interface ReadmePlace {
  /** The folder of the package in the repository, such as `packages/sdk`. */
  readonly folder: string;
  /** Paths in the tarball. */
  readonly files: readonly string[];
  readonly addresses: Addresses;
}

/** An inline link or image of Markdown: the mark of an image, its text, and its target without a title. */
const inlineLink = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g;
/** A block of code or a span of it: brackets in it are not links. */
const code = /^```[\s\S]*?^```$|`[^`\n]+`/gm;
const placeholder = /\0(\d+)\0/g;

/**
 * The README that is published. A relative link leads to a file of the tarball as before, otherwise to the repository;
 * while the repository has no address, only the text of the link remains.
 */
export function publishedReadme(text: string, place: ReadmePlace): string {
  const codes: string[] = [];
  const prose = text.replace(code, (each) => `\0${codes.push(each) - 1}\0`);
  return withLinks(prose, place).replace(placeholder, (_, index) => codes[index] ?? "");
}

function withLinks(text: string, place: ReadmePlace): string {
  return text.replace(inlineLink, (_, mark: string, label: string, target: string) => {
    const address = addressOf(target, mark === "!", place);
    // A badge is an image in a link.
    const inner = label.includes("](") ? withLinks(label, place) : label;
    return address === undefined ? inner : `${mark}[${inner}](${address})`;
  });
}

function addressOf(target: string, isImage: boolean, { folder, files, addresses }: ReadmePlace): string | undefined {
  if (/^([a-z][a-z+.-]*:|#|\/\/)/i.test(target)) return target;
  const [path = "", fragment] = target.split("#");
  if (files.includes(posix.normalize(path))) return target;
  if (addresses.repository === null) return undefined;
  const inRepository = posix.join(folder, path).replace(/\/$/, "");
  if (inRepository.startsWith("..")) throw new Error(`The README of ${folder} links outside the repository: ${target}`);
  const view = isImage ? "raw" : "blob";
  return `${addresses.repository}/${view}/HEAD/${inRepository}${fragment === undefined ? "" : `#${fragment}`}`;
}
