import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Bump = "patch" | "minor" | "major";

/** A change that users notice, as its file in `.changeset` describes it. */
export interface Changeset {
  readonly file: string;
  /** The kind of the change, by package. */
  readonly bumps: Readonly<Record<string, Bump>>;
  /** The theme that its text is about; null where it is a single change. */
  readonly title: string | null;
  /** Markdown, without the title and the migration lines. */
  readonly text: string;
  readonly migrations: readonly Migration[];
}

/** A change that a user of a package has to make. */
interface Migration {
  readonly packageName: string;
  readonly text: string;
}

const folder = ".changeset";

/** Reads the changesets that are not released yet, in the order of their file names. */
export function readChangesets(): Changeset[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".md") && file !== "README.md");
  return files.sort().map((file) => parseChangeset(file, readFileSync(join(folder, file), "utf8")));
}

/** Parses a changeset. Throws an error for a migration line that names no package. */
export function parseChangeset(file: string, source: string): Changeset {
  const [, frontMatter = "", body = ""] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(source) ?? [];
  const bumps = Object.fromEntries(
    [...frontMatter.matchAll(/^"?((?:@sandbank\/)?[a-z]+)"?: (patch|minor|major)$/gm)].map(([, name, bump]) => [
      name,
      bump,
    ]),
  );
  if (Object.keys(bumps).length === 0) throw failure(file, "its front matter names no package");
  const migrations: Migration[] = [];
  const rest = body.replace(/^Migration.*(\n {2}.*)*\n?/gm, (line) => {
    migrations.push(parseMigration(file, line, Object.keys(bumps)));
    return "";
  });
  const [, title = null, text = ""] = /^(?:### (.+)\n)?([\s\S]*)$/.exec(rest.trim()) ?? [];
  return { file, bumps, title, text: text.trim(), migrations };
}

function parseMigration(file: string, line: string, packages: readonly string[]): Migration {
  const [, packageName = "", text = ""] = /^Migration \(`((?:@sandbank\/)?[a-z]+)`\): ([\s\S]+)$/.exec(line) ?? [];
  if (!packages.includes(packageName)) {
    throw failure(
      file,
      `a migration line does not start with "Migration (\`NAME\`): " for a package of it: ${line.trim()}`,
    );
  }
  return { packageName, text: text.trim().replaceAll(/\n\s*/g, " ") };
}

function failure(file: string, why: string): Error {
  return new Error(`Failed to read ${folder}/${file}: ${why}.`);
}
