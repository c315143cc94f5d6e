import { onNode } from "../../../../vitest.shared.ts";

/**
 * Configuration of a Vitest that a test starts. Node imports the sources of the packages, like installed packages,
 * because transforming them with Vite takes seconds in each run.
 */
export const importedByNode = {
  test: {
    server: { deps: { external: [/\/packages\/[a-z]+\/src\//] } },
    execArgv: ["--conditions=source"],
  },
  vite: onNode,
};
