import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { UsageError } from "../../../../../errors/usage-error.ts";
import type { Plan } from "../plan/plan.ts";

/** Writes the changes of a plan. Overwrites no file that is not as the plan read it. Throws a `UsageError`. */
export function writeChanges(root: string, { home, changes }: Pick<Plan, "home" | "changes">): void {
  for (const { path, before, text } of changes) {
    const file = join(root, home, path);
    try {
      if (before === undefined) mkdirSync(dirname(file), { recursive: true });
      else if (readFileSync(file, "utf8") !== before) throw new Error("it has changed meanwhile");
      writeFileSync(file, text, { flag: before === undefined ? "wx" : "w" });
    } catch (error) {
      throw new UsageError(`${file} cannot be written: ${(error as Error).message}.`);
    }
  }
}
