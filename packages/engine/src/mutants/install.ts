import type { Probe } from "../world/probe.ts";
import type { Installed } from "./change.ts";
import { createMutantProbe } from "./mutant-probe.ts";
import { createRecorder } from "./recorder.ts";

const INSTALLED = Symbol.for("sandbank.mutant");

/** Makes the probe of a new bank or fork, of what the process has installed; null if that is nothing. */
export function createProbe(): Probe | null {
  const { mutant, reached, setAside = () => {} } = readInstalled() ?? {};
  if (mutant !== undefined) return createMutantProbe(mutant, setAside);
  return reached === undefined ? null : createRecorder(reached);
}

function readInstalled(): Installed | undefined {
  return (globalThis as { [INSTALLED]?: Installed })[INSTALLED];
}
