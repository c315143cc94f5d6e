import type { RequestListener, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { toNodeHandler } from "@sandbank/sdk/webhooks/node";
import type { Banking, Customer } from "./banking.ts";

export function createApp(banking: Banking): RequestListener {
  const receiveWebhook = toNodeHandler(banking.webhooks);
  return async (request, response) => {
    const route = `${request.method} ${request.url}`;
    // Reads the raw body of the request itself.
    if (route === "POST /webhooks") return receiveWebhook(request, response);
    try {
      if (route === "POST /accounts") {
        const { customer } = (await json(request)) as { customer: Customer };
        const { id } = await banking.openAccount(customer);
        return respond(response, 201, { id });
      }
      if (route === "GET /notices")
        return respond(response, 200, banking.notices());
      respond(response, 404, {});
    } catch (error) {
      console.error(error);
      respond(response, 500, {});
    }
  };
}

function respond(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}
