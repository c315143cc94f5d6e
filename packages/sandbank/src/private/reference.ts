// The tables from which the generator prints the reference, and the program that it runs for examples.

export { adminGroups, createOpenApi } from "../admin/openapi.ts";
export type { AdminOperation } from "../admin/operation.ts";
export { adminOperations } from "../admin/operations.ts";
export { startCommand } from "../cli/commands/start/start.ts";
export { runCli } from "../cli/run-cli.ts";
export { version } from "../version.ts";
