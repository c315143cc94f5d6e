/** The server, for programs that start it themselves. */
export { defineSeed, type Seed } from "@sandbank/engine/scenarios";
export { defineConfig, type SandbankConfig } from "./config/config-schema.ts";
export { StartError } from "./server/start-error.ts";
export {
  type PersistOptions,
  type RunningServer,
  type ServerOptions,
  type ServerTimeouts,
  startServer,
} from "./server/start-server.ts";
