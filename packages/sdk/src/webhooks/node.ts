/**
 * Connects a webhook router to `node:http`, Express, Fastify and AWS Lambda.
 *
 * @module
 */
export { type FastifyApp, toFastifyPlugin } from "./fastify-plugin.ts";
export { type LambdaEvent, type LambdaResult, toLambdaHandler } from "./lambda-handler.ts";
export { type NodeRequest, type NodeResponse, toNodeHandler } from "./node-handler.ts";
