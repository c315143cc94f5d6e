import type { WebhookBody } from "./message.ts";
import type { NodeRequest } from "./node-handler.ts";
import type { WebhookRouter } from "./router.ts";

/** As much of Fastify as is used. */
export interface FastifyApp {
  removeAllContentTypeParsers(): void;
  addContentTypeParser(
    type: string,
    // The limit is what the last overload of Fastify knows its options by.
    options: { parseAs: "buffer"; bodyLimit?: number },
    parser: (request: unknown, body: unknown) => Promise<unknown>,
  ): unknown;
  post(path: string, handler: (request: FastifyRequest, reply: FastifyReply) => unknown): unknown;
}

interface FastifyRequest {
  readonly raw: Pick<NodeRequest, "headers" | "rawHeaders">;
  readonly body: unknown;
}

interface FastifyReply {
  code(status: number): FastifyReply;
  headers(headers: Record<string, string>): FastifyReply;
  send(body: string): FastifyReply;
}

/**
 * A plugin for Fastify, with a POST route at its root. It keeps bodies raw, within itself only.
 *
 * @example
 * app.register(toFastifyPlugin(router), { prefix: "/webhooks" });
 */
export function toFastifyPlugin(router: Pick<WebhookRouter, "receive">): (app: FastifyApp) => Promise<void> {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer" }, async (_request, body) => body);
    app.post("/", async ({ raw, body = "" }, reply) => {
      const answer = await router.receive({ headers: raw.rawHeaders ?? raw.headers, body: body as WebhookBody });
      return reply.code(answer.status).headers(answer.headers).send(answer.body);
    });
  };
}
