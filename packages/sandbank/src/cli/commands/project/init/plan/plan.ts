import type { ChosenUse } from "../find/client-use.ts";
import type { PackageManager, Runner } from "../find/detect-project.ts";

/** The changes that init makes in a project. All paths are below the folder of its package. */
export interface Plan {
  /** The folder of the package, below the root of the files. */
  readonly home: string;
  readonly runner: Runner;
  readonly packageManager: PackageManager;
  /** Where the app calls the bank; null if nothing was found. */
  readonly client: (ChosenUse & FoundClient) | null;
  readonly test: PlannedTest;
  readonly changes: readonly Change[];
  /** Lines to add by hand. */
  readonly paste: readonly Paste[];
  /** The packages that are not listed. */
  readonly missing: readonly string[];
  /** The command that runs the test. */
  readonly run: string;
}

interface FoundClient {
  readonly path: string;
  readonly exported: string | null;
  /** The obstacle as a clause; null if there is none. */
  readonly why: string | null;
}

interface PlannedTest {
  readonly path: string;
  /** Whether it was there before. */
  readonly isThere: boolean;
  /** Why it is in JavaScript although the project has TypeScript; null if it is not. */
  readonly whyJavaScript: string | null;
}

export interface Change {
  readonly path: string;
  /** The text of the file that is changed; undefined for a new file. */
  readonly before: string | undefined;
  readonly text: string;
  /** What is new in it, in one line. */
  readonly summary: string;
}

export interface Paste {
  readonly path: string;
  readonly lines: readonly string[];
  readonly why: string;
}
