import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";

/**
 * Provides the browser with Node's responses to the same requests. A separate process resolves the packages to their
 * sources.
 */
export function setup(project: TestProject): void {
  const module = fileURLToPath(new URL("./transcript.ts", import.meta.url));
  const script = `import { transcript } from ${JSON.stringify(module)}; process.stdout.write(transcript());`;
  const args = ["--conditions=source", "--input-type=module", "--eval", script];
  project.provide("nodeTranscript", execFileSync(process.execPath, args, { encoding: "utf8", maxBuffer: 2 ** 26 }));
}

declare module "vitest" {
  export interface ProvidedContext {
    nodeTranscript: string;
  }
}
