import { equal, failureOf, isError } from "./expect.mjs";

const baseUrl = "https://bank.test";
/**
 * The key is joined at run time, because Bun prints the source lines around an error, which would contain a literal.
 */
const secretKey = ["secret", "key"].join("-of-the-test-");

/** Opens a new bank, and a client of it that records the requests it sends. */
function open({ sdk, createBank, createFetchHandler }, options = {}) {
  const bank = createBank();
  const handler = createFetchHandler(bank);
  const sent = [];
  const fetch = (url, init) => {
    sent.push(`${init.method} ${url}`);
    return handler(url, init);
  };
  return { bank, sent, client: new sdk.BankClient({ apiKey: bank.apiKey, baseUrl, fetch, ...options }) };
}

/** Creates a client that sends every request through `fetch`, without retries. */
function answeredBy({ sdk }, fetch, options = {}) {
  return new sdk.BankClient({ apiKey: secretKey, baseUrl, fetch, maxRetries: 0, ...options });
}

export const clientChecks = {
  async "the client creates an Account and retrieves it"(context) {
    const { bank, client } = open(context);
    const account = await client.accounts.create({ name: "Operating" });
    equal(account, bank.accounts.retrieve(account.id), "the Account in the bank");
    equal(await client.accounts.retrieve(account.id), account, "the Account retrieved");
  },

  async "a create whose response is lost is retried and makes one Account"(context) {
    const { bank, sent, client } = open(context);
    bank.faults.arm({ operation: "accounts.create", times: 1, kind: "drop_after_commit" });
    const account = await client.accounts.create({ name: "Operating" });
    equal(sent.length, 2, "requests sent");
    equal(bank.accounts.list().data, [account], "the Accounts in the bank");
  },

  async "iterating over a list follows its pages to the end"(context) {
    const { bank, sent, client } = open(context);
    for (let index = 0; index < 5; index += 1) bank.accounts.create({ name: `Account ${index}` });
    const names = [];
    for await (const { name } of client.accounts.list({ limit: 2 })) names.push(name);
    equal(
      names,
      bank.accounts.list().data.map(({ name }) => name),
      "the names of all Accounts",
    );
    equal(sent.length, 3, "pages requested");
  },

  async "an error of the API has the class and the name of its type"(context) {
    const { sdk } = context;
    const { client } = open(context);
    const missing = await failureOf(() => client.accounts.retrieve("account_none"));
    isError(missing, sdk.ObjectNotFoundError, "ObjectNotFoundError");
    isError(missing, sdk.BankApiError, "ObjectNotFoundError");
    equal([missing.status, missing.type], [404, "object_not_found_error"], "status and type");

    const unnamed = await failureOf(() => client.accounts.create({ name: "" }));
    isError(unnamed, sdk.InvalidParametersError, "InvalidParametersError");
    equal(unnamed instanceof sdk.ObjectNotFoundError, false, "an error of another class");

    const { client: stranger } = open(context, { apiKey: "another-key" });
    isError(await failureOf(() => stranger.accounts.list()), sdk.InvalidApiKeyError, "InvalidApiKeyError");
  },

  async "a request that fails in the network is a BankConnectionError"(context) {
    const client = answeredBy(context, () => Promise.reject(new TypeError("fetch failed")));
    isError(await failureOf(() => client.accounts.list()), context.sdk.BankConnectionError, "BankConnectionError");
  },

  async "a fetch without a response ends in a BankTimeoutError"(context) {
    const untilAborted = (_url, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    const deaf = () => new Promise(() => {});
    for (const fetch of [untilAborted, deaf]) {
      const client = answeredBy(context, fetch, { timeoutMs: 5 });
      isError(await failureOf(() => client.accounts.list()), context.sdk.BankTimeoutError, "BankTimeoutError");
    }
  },

  async "a body that never ends is a BankTimeoutError"(context) {
    const response = { status: 200, headers: new Headers(), text: () => new Promise(() => {}) };
    const client = answeredBy(context, async () => response, { timeoutMs: 5 });
    isError(await failureOf(() => client.accounts.list()), context.sdk.BankTimeoutError, "BankTimeoutError");
  },

  async "an aborted call rejects with the reason of its signal"(context) {
    const controller = new AbortController();
    const reason = new Error("the user left");
    const client = answeredBy(context, () => {
      controller.abort(reason);
      return new Promise(() => {});
    });
    const failure = await failureOf(() => client.accounts.list({}, { signal: controller.signal }));
    equal(failure === reason, true, "the reason itself");
  },

  async "a client and its errors print without the API key"(context) {
    const { print, sdk } = context;
    const quoting = JSON.stringify({
      type: "invalid_api_key_error",
      status: 401,
      title: secretKey,
      detail: `no ${secretKey}`,
    });
    const headers = new Headers({ "content-type": "application/json" });
    const refusing = async () => new Response(quoting, { status: 401, headers });
    const failing = () => Promise.reject(new TypeError(`no route for Bearer ${secretKey}`));
    for (const fetch of [refusing, failing]) {
      const client = answeredBy(context, fetch);
      const error = await failureOf(() => client.accounts.list());
      equal(error instanceof sdk.BankClientError, true, "an error of the client");
      for (const [name, value] of Object.entries({ client, accounts: client.accounts, error })) {
        equal(print(value).includes(secretKey), false, `the key in the printed ${name}`);
      }
    }
  },

  async "a client without options says which one is missing"({ sdk }) {
    const error = await failureOf(() => new sdk.BankClient());
    isError(error, sdk.BankArgumentError, "BankArgumentError");
    equal(error.message.includes("apiKey"), true, "whether the message names the option");
  },

  async "a result comes with the response, also from a destructured method"(context) {
    const { create } = open(context).client.accounts;
    const { data, status, headers, requestId } = await create({ name: "Operating" }).withResponse();
    equal([data.name, status, headers.get("content-type")], ["Operating", 200, "application/json"], "the response");
    equal(requestId, headers.get("x-request-id"), "the id of the request");
  },

  async "hooks see each attempt and never the API key"(context) {
    const { modules, print } = context;
    const seen = [];
    const hooks = ["request", "retry", "response"].map((kind) => [kind, (info) => seen.push({ kind, info })]);
    const onAttempt = modules["./hooks"].attemptHooks(Object.fromEntries(hooks));
    const { bank, client } = open(context, { onAttempt });
    bank.faults.arm({ operation: "accounts.create", times: 1, kind: "drop_after_commit" });
    await client.accounts.create({ name: "Operating" });
    equal(
      seen.map(({ kind }) => kind),
      ["request", "retry", "request", "response"],
      "the hooks in order",
    );
    equal(print(seen).includes(bank.apiKey), false, "the key in the arguments of hooks");
  },

  async "the global fetch of the runtime reaches a bank over HTTP"({ sdk, served }) {
    const client = new sdk.BankClient(served);
    const account = await client.accounts.create({ name: "Operating" });
    equal(await client.accounts.retrieve(account.id), account, "the Account retrieved");
    const missing = await failureOf(() => client.accounts.retrieve("account_none"));
    isError(missing, sdk.ObjectNotFoundError, "ObjectNotFoundError");
  },
};
