import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, vi } from "vitest";

/** Runs each test of the file in a new working directory, with attached sessions switched on. */
export function inNewFolders(): void {
  const cwd = process.cwd();
  beforeEach(() => {
    vi.stubEnv("SANDBANK_ATTACH", "");
    process.chdir(mkdtempSync(join(tmpdir(), "sandbank-attach-")));
  });
  afterEach(() => {
    process.chdir(cwd);
    vi.unstubAllEnvs();
  });
}
