/** Compiles in environments with the types of Node. */
import { createServer } from "node:http";
import { toNodeHandler } from "@sandbank/sdk/webhooks/node";
import { router } from "./with-fetch.mjs";

export const server = createServer(toNodeHandler(router));
