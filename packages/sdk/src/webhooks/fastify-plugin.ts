import type { NodeRequest } from "./node-handler.ts";
import type { WebhookRouter } from "./router.ts";

/** As much of Fastify as is used. */
export interface FastifyApp {
  removeAllContentTypeParsers(): void;
  addContentTypeParser(
    type: string,
    options: { parseAs: "buffer" },
    parser: (request: never, body: never, done: (error: null, body: unknown) => void) => void,
  ): unknown;
  // Methods, so that Fastify's own types, which are narrower, fit.
  post(path: string, handler: (request: never, reply: never) => unknown): unknown;
}

interface FastifyRequest {
  readonly raw: Pick<NodeRequest, "headers" | "rawHeaders">;
  readonly body: Uint8Array | undefined;
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
    app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    app.post("/", async ({ raw, body }: FastifyRequest, reply: FastifyReply) => {
      const answer = await router.receive({ headers: raw.rawHeaders ?? raw.headers, body: body ?? "" });
      return reply.code(answer.status).headers(answer.headers).send(answer.body);
    });
  };
}
