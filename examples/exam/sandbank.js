import { spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createInterface } from "node:readline";

const [token, secret] = ["exam-token", "exam-secret"];

/**
 * The adapter for Sandbank, with plain HTTP to a server in a process of its own. To examine another emulator, write a module
 * with these functions. One for which the emulator has nothing throws an error that says so, and the question fails.
 */
export function sandbank(flags) {
  // npm puts it on the PATH.
  const [program, ...first] = (process.env.SANDBANK ?? "sandbank").split(" ");
  const fixed = ["start", "--port", "0", "--clock", "frozen", "--schedules", "live", "--token", token, "--json"];
  let child;
  let server;

  async function send(path, body, { method, ...headers } = {}) {
    const response = await fetch(server.url + path, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      // Not over an idle connection, which the server may close at this moment.
      headers: { "content-type": "application/json", connection: "close", ...headers },
      body: typeof body === "object" ? JSON.stringify(body) : body,
    });
    const text = await response.text();
    return { status: response.status, text, object: JSON.parse(text) };
  }

  async function succeed(path, body, headers) {
    const { status, text, object } = await send(path, body, headers);
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    return object;
  }

  return {
    /** Starts the emulator, with the data that an earlier start left. */
    async start() {
      child = spawn(program, [...first, ...fixed, ...flags], { stdio: ["ignore", "pipe", "inherit"] });
      const ended = once(child, "close").then(([code]) => {
        throw new Error(`\`sandbank start\` ended with ${code}.`);
      });
      const [line] = await Promise.race([once(createInterface(child.stdout), "line"), ended]);
      ended.catch(() => {});
      server = JSON.parse(line);
    },

    /** Ends its process at once, as a crash does. */
    async kill() {
      const closed = once(child, "close");
      if (child.kill("SIGKILL")) await closed;
    },

    /** Copies the data of a test to a new one, with the ids. */
    async copy(from, to) {
      await succeed("/_sandbank/banks/create", { name: to, from }, { authorization: `Bearer ${token}` });
      return this.tenant(to);
    },

    /** Returns the data of one test, which no other test sees. The same name returns the same data. */
    tenant(name) {
      const key = () => ({ authorization: `Bearer ${server.apiKey}.${name}` });
      const ask = (path, body, headers) => send(path, body, { ...key(), ...headers });
      const call = (path, body, headers) => succeed(path, body, { ...key(), ...headers });
      const authorize = (card, amount) => call("/simulations/card_authorizations", { card_id: card.id, amount });

      return {
        /** Creates the simplest object, with one request: a client that retries would hide the response. */
        async create(name, idempotencyKey) {
          const headers = idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey };
          const { status, text, object } = await ask("/accounts", { name }, headers);
          return { status, text, id: object.id };
        },

        /** Lists these objects, two on a page. */
        async list(cursor) {
          const page = await call(`/accounts?limit=2${cursor ? `&cursor=${cursor}` : ""}`);
          return { ids: page.data.map(({ id }) => id), next: page.next_cursor };
        },

        /** Makes six changes. Returns the Events that they have to cause, in their order. */
        async change() {
          const account = await call("/accounts", { name: "Operating" });
          await call(`/accounts/${account.id}`, { name: "Payroll" }, { method: "PATCH" });
          const interest = await call("/simulations/interest_payments", { account_id: account.id, amount: 100_00 });
          const card = await call("/cards", { account_id: account.id });
          const { pending_transaction: hold } = await authorize(card, 60_00);
          const settlement = { card_id: card.id, pending_transaction_id: hold.id };
          const settled = await call("/simulations/card_settlements", settlement);
          const payment = hold.source.card_authorization.card_payment_id;
          return [
            `account.created ${account.id}`,
            `account.updated ${account.id}`,
            `transaction.created ${interest.id}`,
            `card.created ${card.id}`,
            `pending_transaction.created ${hold.id}`,
            `card_payment.created ${payment}`,
            `pending_transaction.updated ${hold.id}`,
            `transaction.created ${settled.id}`,
            `card_payment.updated ${payment}`,
          ];
        },

        /** Returns all Events, the oldest first: `what` happened to which object, and when (ISO 8601). */
        async events() {
          const { data } = await call("/events?limit=100");
          const read = ({ id, category, associated_object_id: object, created_at: at }) => {
            return { id, what: `${category} ${object}`, at };
          };
          return data.reverse().map(read);
        },

        /** Has all Events sent to a URL. */
        async subscribe(url) {
          const subscription = await call("/event_subscriptions", { url, shared_secret: secret });
          return {
            /** Returns the id of the Event if the signature fits headers and bytes. */
            verify(headers, body) {
              const hmac = createHmac("sha256", secret);
              hmac.update(`${headers["webhook-id"]}.${headers["webhook-timestamp"]}.`).update(body);
              const isSigned = String(headers["webhook-signature"]).includes(`v1,${hmac.digest("base64")}`);
              return isSigned ? headers["webhook-id"] : undefined;
            },
            /** Sends webhooks whose signature is right, and whose JSON is spelled in another way. */
            sendRespelled: () => call("/_sandbank/verify_receiver", { subscription: subscription.id }),
          };
        },

        /** Moves the clock by `1s` or `7d`. Resolves once everything that falls due has happened and was sent. */
        advance: (duration) => call("/_sandbank/clock/advance", { duration }),

        /** Returns wrong requests, each with the status of the service and a part of its response. */
        wrongRequests() {
          const unknown = "account_5m0x2k7q9r3t1v8w6y4z";
          const limit = { model_id: unknown, metric: "volume", interval: "day", value: 1 };
          const name = "Payroll";
          return [
            ["no key", 401, "invalid_api_key_error", "/accounts", { name }, { authorization: "" }],
            ["a wrong key", 401, "invalid_api_key_error", "/accounts", { name }, { authorization: "Bearer x" }],
            ["a missing field", 400, '"field":"name"', "/accounts", {}],
            ["an unknown field", 400, '"field":"colour"', "/accounts", { name, colour: "red" }],
            ["a number as text", 400, '"field":"name"', "/accounts", { name: 5 }],
            ["an empty text", 400, '"field":"name"', "/accounts", { name: "" }],
            ["an unknown value", 400, '"field":"interval"', "/limits", { ...limit, interval: "hour" }],
            ["half a cent", 400, '"field":"value"', "/limits", { ...limit, value: 0.5 }],
            ["half a body", 400, "malformed_request_error", "/accounts", '{"name":'],
            ["a wrong id", 404, unknown, "/cards", { account_id: unknown }],
            ["a wrong cursor", 400, '"field":"query.cursor"', "/accounts?cursor=nonsense"],
            ["a wrong path", 404, "api_method_not_found_error", "/acounts", { name }],
          ].map(([what, status, names, ...request]) => ({ what, status, names, send: () => ask(...request) }));
        },

        /** Has the next `create` do its work and lose its response. */
        loseResponse: () => call("/_sandbank/faults/arm", { kind: "drop_after_commit", operation: "accounts.create" }),

        /** Opens an account with $100.00 and a card that can spend $50.00 a day. */
        async openCard() {
          const account = await call("/accounts", { name: "Operating" });
          await call("/simulations/interest_payments", { account_id: account.id, amount: 100_00 });
          const card = await call("/cards", { account_id: account.id });
          await call("/limits", { model_id: card.id, metric: "volume", interval: "day", value: 50_00 });
          return card;
        },

        /** Pays with the card: holds the amount until `expiresAt`, or is declined. */
        async pay(card, amount) {
          const { pending_transaction: hold, declined_transaction: declined } = await authorize(card, amount);
          return { id: (hold ?? declined).id, declined: !hold, expiresAt: hold?.source.card_authorization.expires_at };
        },

        /** Returns what the account of the card can spend. */
        async available(card) {
          return (await call(`/accounts/${card.account_id}/balance`)).available_balance;
        },

        /** Says why a payment was declined: the reason, and the amounts that the bank compared. */
        async explain(paymentId) {
          const { reason, limit } = await call(`/_sandbank/explain?id=${paymentId}`);
          return { reason, limit: limit?.value, used: limit?.used, requested: limit?.requested };
        },
      };
    },
  };
}
