import { passCause } from "./cause.ts";
import type { WebhookBody } from "./message.ts";
import type { NodeRequest } from "./node-handler.ts";
import type { WebhookRouter } from "./router.ts";

/** The members of a Fastify app that the plugin uses. */
export interface FastifyApp {
  removeAllContentTypeParsers(): void;
  addContentTypeParser(
    type: string,
    // Fastify's last overload requires `bodyLimit` in the type of its options.
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
  readonly raw: object;
  code(status: number): FastifyReply;
  headers(headers: Record<string, string>): FastifyReply;
  send(body: string): FastifyReply;
}

/**
 * Turns a router into a Fastify plugin with a POST route at its root. Inside the plugin, and only there, bodies stay
 * raw.
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
      passCause(answer, reply.raw);
      return reply.code(answer.status).headers(answer.headers).send(answer.body);
    });
  };
}
