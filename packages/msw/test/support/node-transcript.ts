import type { TestProject } from "vitest/node";
import { transcript } from "./transcript.ts";

/** Hands the browser what Node makes of the same requests. */
export function setup(project: TestProject): void {
  project.provide("nodeTranscript", transcript());
}

declare module "vitest" {
  export interface ProvidedContext {
    nodeTranscript: string;
  }
}
