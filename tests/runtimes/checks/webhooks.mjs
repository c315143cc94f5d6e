import { equal, failureOf, isError } from "./expect.mjs";

const secret = "whisper";
const url = "https://app.test/webhooks";

/** Opens a bank with one Account, and the signed delivery of the Account's Event. */
function deliver({ createBank }) {
  const bank = createBank();
  bank.eventSubscriptions.create({ url, shared_secret: secret });
  const account = bank.accounts.create({ name: "Operating" });
  const deliveries = bank.webhooks.due().map(({ request }) => request);
  const { headers, body } = deliveries.find((request) => request.body.includes("account.created"));
  return { bank, account, body, headers, message: { body, headers, secret, now: bank.clock.now } };
}

async function refusalOf(module, message) {
  const error = await failureOf(() => module.verifyWebhook(message));
  isError(error, module.WebhookVerificationError, "WebhookVerificationError");
  return error.code;
}

/** The checks of one of the two subpaths. `isAsync` says whether its functions return promises. */
export function webhookChecks(subpath, isAsync) {
  const moduleOf = (context) => context.modules[subpath];
  const checks = {
    async "verifies and reads a delivery that the bank signed"(context) {
      const module = moduleOf(context);
      const { message, headers, account } = deliver(context);
      const pending = module.verifyWebhook(message);
      equal(typeof pending.then === "function", isAsync, "whether the result is a promise");
      equal((await pending).id, headers["webhook-id"], "the id that was verified");
      const event = await module.unwrapWebhook(message);
      equal([event.category, event.associated_object_id], ["account.created", account.id], "the Event");
    },

    async "accepts each form of body and headers that a server has"(context) {
      const module = moduleOf(context);
      const { message, headers, body } = deliver(context);
      const bytes = new TextEncoder().encode(body);
      const forms = [
        { headers: new Headers(headers) },
        { headers: Object.entries(headers) },
        { headers: Object.entries(headers).flat() },
        { body: bytes },
        { body: bytes.buffer },
      ];
      for (const form of forms) {
        equal((await module.verifyWebhook({ ...message, ...form })).id, headers["webhook-id"], "the id");
      }
    },

    async "signs messages that it verifies"(context) {
      const module = moduleOf(context);
      const { message, headers, body } = deliver(context);
      const [id, timestamp] = [headers["webhook-id"], headers["webhook-timestamp"]];
      const signature = await module.signWebhook({ id, timestamp, body, secret });
      equal(signature, headers["webhook-signature"], "the signature that the bank made");
      const twice = { ...headers, "webhook-signature": ["v1,AAAA", signature] };
      equal((await module.verifyWebhook({ ...message, headers: twice })).id, id, "the id, of two signatures");
    },

    async "refuses a wrong signature, another body and another secret"(context) {
      const module = moduleOf(context);
      const { message, headers, body } = deliver(context);
      const other = await module.signWebhook({ id: "event_1", timestamp: 1, body, secret });
      const wrong = [
        { headers: { ...headers, "webhook-signature": other } },
        { body: body.replace("account.created", "account.closed") },
        { secret: "shout" },
      ];
      for (const part of wrong)
        equal(await refusalOf(module, { ...message, ...part }), "signature_mismatch", "the code");
    },

    async "refuses a timestamp that is too old or too new"(context) {
      const module = moduleOf(context);
      const { message, headers } = deliver(context);
      const sentAt = Number(headers["webhook-timestamp"]) * 1_000;
      const late = { ...message, now: () => sentAt + 301_000 };
      const early = { ...message, now: () => sentAt - 301_000 };
      equal(await refusalOf(module, late), "timestamp_too_old", "the code after the tolerance");
      equal(await refusalOf(module, early), "timestamp_too_new", "the code before the tolerance");
    },

    async "refuses a header that is repeated or missing"(context) {
      const module = moduleOf(context);
      const { message, headers } = deliver(context);
      const repeated = [...Object.entries(headers), ["webhook-id", headers["webhook-id"]]];
      equal(await refusalOf(module, { ...message, headers: repeated }), "repeated_header", "the code of a repeated id");
      equal(await refusalOf(module, { ...message, headers: {} }), "missing_header", "the code of no headers");
    },

    async "routes a delivery once, with its object"(context) {
      const { router, handled, post, delivery } = routerOf(context, moduleOf(context));
      equal((await router.handle(post(delivery.headers))).status, 200, "the status of the delivery");
      equal((await router.handle(post(delivery.headers))).status, 200, "the status of its repetition");
      equal(handled, [delivery.account], "the objects that were handled");
      const forged = { ...delivery.headers, "webhook-signature": "v1,AAAA" };
      equal((await router.handle(post(forged))).status, 400, "the status of a forgery");
    },
  };
  return Object.fromEntries(Object.entries(checks).map(([name, check]) => [`${subpath} ${name}`, check]));
}

/** Checks for runtimes with both subpaths, because users may pass the verifier of one to the router of the other. */
export const mixedWebhookChecks = Object.fromEntries(
  [
    ["./webhooks", "./webhooks/web"],
    ["./webhooks/web", "./webhooks"],
  ].map(([routing, verifying]) => [
    `a router of ${routing} accepts and refuses by a verifier of ${verifying}`,
    async (context) => {
      const { modules } = context;
      const { createWebhookVerifier } = modules[verifying];
      const { router, post, delivery } = routerOf(context, { ...modules[routing], createWebhookVerifier });
      equal((await router.handle(post(delivery.headers))).status, 200, "the status of the delivery");
      const forged = { ...delivery.headers, "webhook-signature": "v1,AAAA" };
      equal((await router.handle(post(forged))).status, 400, "the status of a forgery");
    },
  ]),
);

/** Creates a router that records the handled objects, and a delivery to it. */
export function routerOf({ sdk, createFetchHandler, createBank }, module) {
  const delivery = deliver({ createBank });
  const { bank, body } = delivery;
  const client = new sdk.BankClient({
    apiKey: bank.apiKey,
    baseUrl: "https://bank.test",
    fetch: createFetchHandler(bank),
  });
  const verifier = module.createWebhookVerifier({ secret, now: bank.clock.now });
  const handled = [];
  const router = module.createWebhookRouter({ client, verifier });
  router.on("account.created", ({ object }) => handled.push(object));
  const post = (headers) => new Request(url, { method: "POST", headers, body });
  return { router, handled, post, delivery };
}
