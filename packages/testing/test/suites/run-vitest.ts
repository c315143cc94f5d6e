import { startVitest } from "vitest/node";
import { importedByNode } from "../support/imported-by-node.ts";

/** Runs the suite that the command line names: `node run-vitest.ts <file> <isolate>`. */
const [, , file = "", isolate] = process.argv;
const options = { config: false, include: [file], watch: false, isolate: isolate === "true", reporters: ["default"] };
await startVitest("test", [], { ...importedByNode.test, ...options } as never, importedByNode.vite);
