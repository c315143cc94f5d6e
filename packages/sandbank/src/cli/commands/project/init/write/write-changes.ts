import {
  accessSync,
  constants,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { UsageError } from "../../../../../errors/usage-error.ts";
import type { Change, Plan } from "../plan/plan.ts";

interface Undo {
  readonly path: string;
  undo(): void;
}

/**
 * Writes the changes of a plan, all or none of them. Overwrites no file that is not as the plan read it, and writes
 * through no link into another folder. Throws a `UsageError`.
 */
export function writeChanges(root: string, { home, changes }: Pick<Plan, "home" | "changes">): void {
  const folder = join(root, home);
  const done: Undo[] = [];
  for (const act of [requireWritable, write]) {
    for (const change of changes) {
      try {
        act(folder, change, done);
      } catch (error) {
        const left = done.toReversed().filter((each) => !isUndone(each));
        const state =
          left.length === 0 ? "Nothing was written." : `Written: ${left.map(({ path }) => path).join(", ")}.`;
        const reason = (error as Error).message;
        throw new UsageError(`${join(folder, change.path)} cannot be written: ${reason}. ${state}`);
      }
    }
  }
}

function isUndone({ undo }: Undo): boolean {
  try {
    undo();
    return true;
  } catch {
    return false;
  }
}

/** Throws if a change could not be written, or would be written outside of the folder. */
function requireWritable(folder: string, { path, before }: Change): void {
  const base = realpathSync(folder);
  const enter = (place: string) => {
    const real = realpathSync(place);
    if (!real.startsWith(base.endsWith(sep) ? base : base + sep))
      throw new Error(`${place} is a link out of the project, to ${real}`);
    return real;
  };
  let parent = base;
  for (const name of path.split("/").slice(0, -1)) {
    const next = join(parent, name);
    if (!isThere(next)) break;
    parent = enter(next);
    if (!statSync(parent).isDirectory()) throw new Error(`${next} is not a folder`);
  }
  if (before === undefined) {
    accessSync(parent, constants.W_OK | constants.X_OK);
    if (isThere(join(parent, basename(path)))) throw new Error("it is there already");
    return;
  }
  const file = enter(join(parent, basename(path)));
  if (statSync(file).nlink > 1) throw new Error("it is also a file of another folder, by a hard link");
  accessSync(file, constants.W_OK);
  requireUnchanged(file, before);
}

/** Returns whether anything is at a path, even a link that leads nowhere. */
function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function requireUnchanged(file: string, before: string): void {
  if (readFileSync(file, "utf8") !== before) throw new Error("it has changed meanwhile");
}

function write(folder: string, { path, before, text }: Change, done: Undo[]): void {
  const file = join(folder, path);
  if (before !== undefined) {
    requireUnchanged(file, before);
    done.push({ path, undo: () => writeFileSync(file, before) });
    writeFileSync(file, text);
    return;
  }
  const made = mkdirSync(dirname(file), { recursive: true });
  if (made !== undefined) done.push({ path: dirname(path), undo: () => removeFolders(dirname(file), made) });
  writeFileSync(file, "", { flag: "wx" });
  done.push({ path, undo: () => rmSync(file) });
  writeFileSync(file, text);
}

/** Removes folders that are empty, from the inner to the outer one. */
function removeFolders(inner: string, outer: string): void {
  rmdirSync(inner);
  if (inner !== outer) removeFolders(dirname(inner), outer);
}
