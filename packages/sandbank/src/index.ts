/**
 * The server, for programs that start it themselves.
 *
 * @module
 */
export { defineSeed, type Seed } from "@sandbank/engine/scenarios";
export { defineConfig, type SandbankConfig } from "./config/config-schema.ts";
export { StartError } from "./errors/start-error.ts";
export type { ServerOptions, ServerTimeouts } from "./server/server-options.ts";
export { type RunningServer, startServer } from "./server/start-server.ts";
export type { PersistOptions } from "./storage/persist-options.ts";
