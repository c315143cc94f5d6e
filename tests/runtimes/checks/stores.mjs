import { equal, failureOf, isError } from "./expect.mjs";

const event = { id: "event_1" };

/** A client of Redis in whose place a script has already chosen the outcome of a claim. */
const redisOf = (claim) => {
  const steps = [];
  const call = async (_command, script) => {
    steps.push(script);
    return steps.length === 1 ? claim : undefined;
  };
  return { call, steps };
};

/** The checks of the stores. They use no database: the tests of the SDK do. */
export const storeChecks = {
  async "./webhooks/stores runs a handler and marks its Event"(context) {
    const redis = redisOf("claimed");
    const store = context.modules["./webhooks/stores"].redisStore(redis);
    let runs = 0;
    equal(await store.handle(event, () => runs++), "handled", "the outcome");
    equal([runs, redis.steps.length], [1, 2], "the runs of the handler and the scripts");
  },

  async "./webhooks/stores rejects with the WebhookBusyError of ./webhooks"(context) {
    const { redisStore } = context.modules["./webhooks/stores"];
    const error = await failureOf(() => redisStore(redisOf("busy")).handle(event, () => {}));
    isError(error, context.modules["./webhooks"].WebhookBusyError, "WebhookBusyError");
  },

  async "./webhooks/stores writes its SQL"(context) {
    const { postgresStore, sqliteStore } = context.modules["./webhooks/stores"];
    const begin = () => {};
    const schemas = [postgresStore({}, { begin }), sqliteStore({}, { begin })].map((store) => store.schema());
    equal(
      schemas.map((schema) => schema.includes("CREATE TABLE IF NOT EXISTS sandbank_events")),
      [true, true],
      "both",
    );
  },
};
