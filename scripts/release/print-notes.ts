import type { Changeset } from "./changesets.ts";

const heading = `# Changelog

All packages of Sandbank are released together and have the same version.
`;

/** Prints the release notes of a version: themes first, then single changes, fixes, and what users have to change. */
export function printNotes(version: string, changesets: readonly Changeset[]): string {
  const themes = changesets.filter(({ title }) => title !== null);
  const single = changesets.filter(({ title, text }) => title === null && text !== "");
  const isFix = ({ bumps }: Changeset) => Object.values(bumps).every((bump) => bump === "patch");
  const migrations = changesets.flatMap((each) => each.migrations);
  const parts = [
    ...themes.map(({ title, text }) => `### ${title}\n\n${text}`),
    ...list("Changes", single.filter((each) => !isFix(each) && each.migrations.length === 0).map(printChange)),
    ...list("Fixes", single.filter(isFix).map(printChange)),
    ...list(
      "Migration",
      migrations.map(({ packageName, text }) => `- \`${packageName}\`: ${text}`),
      // What introduces migration lines stands above them.
      single.filter((each) => !isFix(each) && each.migrations.length > 0).map(({ text }) => text),
    ),
  ];
  return [`## ${version}`, ...(parts.length > 0 ? parts : ["No changes: released with the other packages."])].join(
    "\n\n",
  );
}

/** Prints the notes of one package. */
export function printPackageNotes(version: string, changesets: readonly Changeset[], packageName: string): string {
  return printNotes(
    version,
    changesets
      .filter(({ bumps }) => packageName in bumps)
      .map((each) => ({ ...each, migrations: each.migrations.filter((line) => line.packageName === packageName) })),
  );
}

/** Puts the notes of a version at the top of a changelog, which may not exist yet. */
export function prependNotes(changelog: string | undefined, notes: string): string {
  const before = (changelog ?? heading).slice(heading.length);
  return `${heading}\n${notes}\n${before}`;
}

function list(title: string, items: readonly string[], introduction: readonly string[] = []): string[] {
  if (items.length === 0) return introduction.length === 0 ? [] : [`### ${title}`, ...introduction];
  return [[`### ${title}`, ...introduction, items.join("\n")].join("\n\n")];
}

function printChange({ bumps, text }: Changeset): string {
  const names = Object.keys(bumps).map((name) => `\`${name}\``);
  return `- ${names.join(", ")}: ${text.replaceAll("\n", "\n  ")}`;
}
