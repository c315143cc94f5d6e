import { onNode } from "../../../../vitest.shared.ts";

/**
 * Configuration of a Vitest that a test starts: the sources of the packages are imported by Node, as an installed package
 * is. To have Vite transform them takes seconds of each such run.
 */
export const importedByNode = {
  test: {
    server: { deps: { external: [/\/packages\/[a-z]+\/src\//] } },
    execArgv: ["--conditions=source"],
  },
  vite: onNode,
};
