import { describe, expect, test } from "vitest";
import { createDeliverer } from "../../src/deliver.ts";
import { createBank, createPlatform } from "../../src/index.ts";
import {
  applySeed,
  applySeedWith,
  defineSeed,
  parseSeed,
  SeedError,
  type SeedIssue,
  StepError,
} from "../../src/scenarios.ts";

const account = { call: "accounts.create", params: { name: "Operating" }, as: "account" } as const;

/** The issues of a seed with these steps. */
function issuesOf(...steps: readonly unknown[]): readonly SeedIssue[] {
  try {
    parseSeed({ steps });
  } catch (error) {
    if (error instanceof SeedError) return error.issues;
    throw error;
  }
  return [];
}

test("a seed can refer to the object of an Event, and use ids that the bank does not find on purpose", () => {
  const steps = [
    account,
    { call: "events.list", as: "events" },
    { call: "accounts.retrieve", id: { $ref: "events.data.0.associated_object_id" } },
    { call: "accounts.retrieve", id: "card_missing", refused: "object_not_found_error" },
    { call: "cards.create", params: { account_id: "missing" }, refused: "object_not_found_error" },
    { call: "accounts.retrieve", id: "account_missing", refused: "object_not_found_error" },
  ];
  expect(issuesOf(...steps)).toEqual([]);
  applySeed(createBank(), parseSeed({ steps }));
});

describe("applySeed", () => {
  test("refuses its arguments in the wrong order", () => {
    const bank = createBank();
    expect(() => applySeed({ steps: [] } as never, bank as never)).toThrow(
      "[sandbank] Failed to apply the seed: the first argument is a seed. Write applySeed(bank, seed).",
    );
  });

  test.each([
    ["nothing", undefined, "there is no bank. Pass what createBank() returned: applySeed(bank, seed)."],
    ["a platform", createPlatform(), "this is a platform. Pass one of its banks: applySeed(platform.sandbox, seed)."],
  ])("refuses to apply a seed to %s", (_what, bank, why) => {
    expect(() => applySeed(bank as never, { steps: [] })).toThrow(
      new TypeError(`[sandbank] Failed to apply the seed: ${why}`),
    );
  });

  test("runs the steps of a seed in order, and returns the named results", () => {
    const bank = createBank();
    const { account: made, image } = applySeed(bank, {
      steps: [
        account,
        { call: "simulations.interestPayments.create", params: { account_id: { $ref: "account.id" }, amount: 500 } },
        { advance: { days: 3 } },
        { advanceTo: "2026-02-01T00:00:00Z" },
        { call: "files.create", params: { file: { $base64: "AQID" }, purpose: "other" }, as: "image" },
        { arm: { kind: "drop_after_commit" } },
        { call: "entities.disable", id: { $ref: "account.entity_id" } },
      ],
    });
    expect(bank.accounts.balance(made.id).current_balance).toBe(500);
    expect([...bank.files.contents(image.id).content]).toEqual([1, 2, 3]);
    expect(bank.clock.now()).toBe("2026-02-01T00:00:00.000Z");
    expect(bank.faults.list()).toHaveLength(1);
    expect(bank.entities.retrieve(made.entity_id).status).toBe("disabled");
  });

  test("runs simulations of a seed in a live bank", () => {
    const bank = createBank({ environment: "live" });
    applySeed(bank, { steps: [{ call: "simulations.programs.create", params: { name: "Lending" } }] });
    expect(bank.programs.list().data).toHaveLength(2);
  });

  test("has the same effects for a seed and for its JSON", () => {
    const seed = defineSeed({
      steps: [account, { call: "cards.create", params: { account_id: { $ref: "account.id" } } }],
    });
    const [one, other] = [createBank(), createBank()];
    applySeed(one, seed);
    applySeed(other, parseSeed(JSON.parse(JSON.stringify(seed))));
    expect(JSON.stringify(other.snapshot())).toBe(JSON.stringify(one.snapshot()));
  });

  test("sends a request of a seed with the bank's key, unless the step sets the authorization", () => {
    const list = { method: "GET", path: "/accounts" };
    const { answer } = applySeed(createBank(), {
      steps: [
        { request: list, as: "answer" },
        { request: { ...list, headers: { Authorization: null } }, refused: "invalid_api_key_error" },
      ],
    });
    expect(answer).toEqual({ data: [], next_cursor: null });
  });

  test("runs two steps with the same idempotency key once", () => {
    const bank = createBank();
    const { first, second } = applySeed(bank, {
      steps: [
        { ...account, as: "first", idempotencyKey: "one" },
        { ...account, as: "second", idempotencyKey: "one" },
      ],
    });
    expect(second.id).toBe(first.id);
  });

  test("runs no step of a seed with a fault in a later step", () => {
    const bank = createBank();
    const before = JSON.stringify(bank.snapshot());
    const seed = { steps: [account, { call: "accounts.close" }] };
    expect(() => applySeed(bank, seed as never)).toThrow(SeedError);
    expect(JSON.stringify(bank.snapshot())).toBe(before);
  });

  const failures = [
    {
      title: "an operation that the bank refuses",
      steps: [account, { call: "cards.retrieve", id: "card_nothing" }],
      message:
        'steps[1] (cards.retrieve): the bank returned object_not_found_error (404): There is no card with the id "card_nothing" in this environment.',
      path: "steps[1]",
    },
    {
      title: "a reference to a field that is null",
      steps: [account, { call: "entities.retrieve", id: { $ref: "account.informational_entity_id" } }],
      message: "steps[1].id (entities.retrieve): account.informational_entity_id is null.",
      path: "steps[1].id",
    },
    {
      title: "a reference to an element that a list does not have",
      steps: [
        { call: "cards.list", as: "cards" },
        {
          call: "limits.create",
          params: { model_id: { $ref: "cards.data.0.id" }, metric: "count", interval: "day", value: 1 },
        },
      ],
      message: "steps[1].params.model_id (limits.create): cards.data has no 0.id.",
      path: "steps[1].params.model_id",
    },
    {
      title: "a time in the past",
      steps: [account, { advanceTo: "2025-01-01T00:00:00Z" }],
      message: "steps[1] (the clock): Failed to advance the clock to 2025-01-01T00:00:00Z",
      path: "steps[1]",
    },
    {
      title: "an accepted operation that should have been refused",
      steps: [account, { call: "accounts.close", id: { $ref: "account.id" }, refused: "invalid_operation_error" }],
      message:
        "steps[1] (accounts.close): the bank accepted the step, but should refuse it with invalid_operation_error.",
      path: "steps[1]",
    },
  ];

  test.each(failures)("undoes all steps of a seed at $title, and reports where", ({ steps, message, path }) => {
    const bank = createBank();
    bank.accounts.create({ name: "Before" });
    const before = JSON.stringify(bank.snapshot());
    expect(() => applySeed(bank, parseSeed({ steps }))).toThrow(
      expect.objectContaining({ name: "StepError", path, message: expect.stringContaining(message) }),
    );
    expect(JSON.stringify(bank.snapshot())).toBe(before);
  });

  test("throws a StepError with the body of the bank's refusal", () => {
    const steps = [{ call: "cards.retrieve", id: "card_nothing" }] as const;
    const thrown = (() => {
      try {
        return applySeed(createBank(), { steps });
      } catch (error) {
        return error;
      }
    })();
    expect(thrown).toBeInstanceOf(StepError);
    expect(thrown).toMatchObject({ index: 0, body: { type: "object_not_found_error", status: 404 } });
  });
});

describe("applySeedWith", () => {
  const subscription = {
    call: "eventSubscriptions.create",
    params: { url: "https://app.test/hooks", selected_event_categories: [{ event_category: "account.created" }] },
  } as const;

  function delivering() {
    const bank = createBank();
    const received: string[] = [];
    const receiver = async () => {
      received.push(bank.clock.now());
      return new Response(null, { status: 204 });
    };
    return { bank, received, deliverer: createDeliverer(bank, { receivers: { "https://app.test/hooks": receiver } }) };
  }

  test("sends each webhook of a seed at its time, and returns the named results", async () => {
    const { bank, deliverer, received } = delivering();
    const steps = [subscription, account, { advance: { days: 3 } }, { ...account, as: "later" }] as const;
    const { account: made, later } = await applySeedWith({ bank, deliverer }, { steps });
    expect(await deliverer.settled()).toMatchObject({ delivered: 2, failed: [] });
    expect(received).toEqual([made.created_at, later.created_at]);
    expect(later.created_at).toBe("2026-01-04T00:00:00.000Z");
  });

  test("rejects with a StepError if the bank refuses a step, and undoes the others", async () => {
    const { bank, deliverer } = delivering();
    const steps = [
      subscription,
      account,
      { advance: { days: 3 } },
      { call: "accounts.close", id: "account_x" },
    ] as const;
    await expect(applySeedWith({ bank, deliverer }, { steps })).rejects.toThrow(StepError);
    expect(bank.accounts.list().data).toEqual([]);
    expect(bank.clock.now()).toBe("2026-01-01T00:00:00.000Z");
  });

  test("refuses anything but a bank", async () => {
    const parts = { bank: undefined as never, deliverer: delivering().deliverer };
    await expect(applySeedWith(parts, { steps: [] })).rejects.toThrow(
      "there is no bank. Pass what createBank() returned: applySeedWith({ bank: bank, deliverer }, seed).",
    );
  });
});

describe("parseSeed", () => {
  const rows: readonly (readonly [title: string, steps: readonly unknown[], issues: readonly string[]])[] = [
    [
      "a step that is not an object",
      [1],
      ["steps[0] must be an object with exactly one of `call`, `advance`, `advanceTo`, `arm`, `request`"],
    ],
    [
      "a step that does two things",
      [{ call: "accounts.list", advance: { days: 1 } }],
      ["steps[0] must be an object with exactly one of"],
    ],
    [
      "an unknown operation",
      [{ call: "account.create" }],
      ["steps[0].call must be the name of an operation, such as `accounts.create`"],
    ],
    [
      "an unknown key",
      [{ call: "accounts.list", param: {} }],
      ["steps[0].param is not a known key: use `call`, `id`, `params`"],
    ],
    ["a missing id", [{ call: "accounts.close" }], ["steps[0].id is required"]],
    [
      "an id that the operation does not accept",
      [{ call: "accounts.list", id: "account_1" }],
      ["steps[0].id is not allowed: accounts.list accepts no id"],
    ],
    [
      "parameters of the wrong type",
      [{ call: "accounts.create", params: { name: 1 } }],
      ["steps[0].params.name must be a string"],
    ],
    ["missing parameters", [{ call: "accounts.create" }], ["steps[0].params.name is required"]],
    [
      "an unknown value in an array",
      [
        {
          call: "eventSubscriptions.create",
          params: { url: "https://a.test", selected_event_categories: [{ event_category: 1 }] },
        },
      ],
      ["steps[0].params.selected_event_categories[0].event_category must be one of"],
    ],
    [
      "a violated cross-field rule",
      [{ call: "accounts.create", params: { name: "A", funding: "loan" } }],
      ["steps[0].params.loan is required when `funding` is `loan`"],
    ],
    [
      "an invalid query parameter",
      [{ call: "accounts.list", params: { limit: 0 } }],
      ["steps[0].params.limit must be at least 1"],
    ],
    [
      "an unknown parameter",
      [
        account,
        { call: "cards.create", params: { account_id: { $ref: "account.id" }, colour: { $ref: "account.id" } } },
      ],
      ["steps[1].params.colour is not a known parameter"],
    ],
    [
      "a name that is used twice",
      [account, account],
      ["steps[1].as must be unique: an earlier step has the name `account`"],
    ],
    [
      "a name that is not an identifier",
      [{ ...account, as: "my account" }],
      ["steps[0].as must be a name of 1 to 100 letters"],
    ],
    ["the name `bank`", [{ ...account, as: "bank" }], ["steps[0].as must be another name: `bank` is the bank"]],
    [
      "a name for a refused step",
      [{ ...account, refused: "invalid_operation_error" }],
      ["steps[0].as is not allowed: a step that is refused has no result"],
    ],
    [
      "an unknown error type",
      [{ call: "accounts.list", refused: "invalid_operation" }],
      ["steps[0].refused must be a type of error, such as `invalid_operation_error`"],
    ],
    [
      "a reference to a later step",
      [{ call: "accounts.close", id: { $ref: "account.id" } }, account],
      ["steps[0].id refers to `account`, but no earlier step has that name: none has a name"],
    ],
    [
      "a reference to a misspelled name",
      [account, { call: "accounts.close", id: { $ref: "acount.id" } }],
      ["steps[1].id refers to `acount`, but no earlier step has that name: use `account`"],
    ],
    [
      "a reference to an unknown field",
      [account, { call: "accounts.close", id: { $ref: "account.ids" } }],
      ["steps[1].id refers to `account.ids`, but `account` has no `ids`: use `account.id`"],
    ],
    [
      "a reference into a list without an index",
      [
        { call: "files.list", as: "files" },
        { call: "files.retrieve", id: { $ref: "files.data.id" } },
      ],
      ["steps[1].id refers to `files.data`, a list: add an index, such as `files.data.0`"],
    ],
    [
      "a reference to the id of another type",
      [account, { call: "cards.retrieve", id: { $ref: "account.id" } }],
      ["steps[1].id refers to `account.id`, which is not the id of a Card"],
    ],
    [
      "a reference to text that is not an id",
      [account, { call: "accounts.close", id: { $ref: "account.name" } }],
      ["steps[1].id refers to `account.name`, which is not the id of an Account"],
    ],
    [
      "a parameter that refers to text that is not an id",
      [account, { call: "cards.create", params: { account_id: { $ref: "account.name" } } }],
      ["steps[1].params.account_id refers to `account.name`, which is not the id of an Account"],
    ],
    [
      "an id without the prefix of its object",
      [{ call: "accounts.close", id: "Operating" }],
      ["steps[0].id must be the id of an Account, which begins with `account_`, or a reference to one"],
    ],
    [
      "a parameter with the id of another type",
      [{ call: "cards.create", params: { account_id: "card_1" } }],
      ["steps[0].params.account_id must be the id of an Account, which begins with `account_`, or a reference to one"],
    ],
    [
      "a parameter that refers to the id of another type",
      [account, { call: "cards.create", params: { account_id: { $ref: "account.entity_id" } } }],
      ["steps[1].params.account_id refers to `account.entity_id`, which is not the id of an Account"],
    ],
    [
      "a reference to a value of another type",
      [
        account,
        {
          call: "limits.create",
          params: {
            model_id: { $ref: "account.id" },
            metric: "count",
            interval: "day",
            value: { $ref: "account.name" },
          },
        },
      ],
      ["steps[1].params.value refers to `account.name`, which is a string: it must be a number"],
    ],
    [
      "a reference with another key",
      [account, { call: "accounts.close", id: { $ref: "account.id", or: 1 } }],
      ['steps[1].id must be a reference such as { "$ref": "account.id" }, with no other key'],
    ],
    [
      "a reference that is not a string",
      [account, { call: "accounts.close", id: { $ref: 1 } }],
      ["steps[1].id must be a reference"],
    ],
    [
      "a string that is not Base64",
      [{ call: "files.create", params: { file: { $base64: "?" }, purpose: "other" } }],
      ["steps[0].params.file must be Base64 text"],
    ],
    [
      "a too long idempotency key",
      [{ ...account, idempotencyKey: "k".repeat(201) }],
      ["steps[0].idempotencyKey must be text of 1 to 200 characters, without white space around it"],
    ],
    [
      "an advance with an unknown unit",
      [{ advance: { day: 1 } }],
      ['steps[0].advance is not valid: there is no unit "day"'],
    ],
    [
      "a time without a zone",
      [{ advanceTo: "2026-01-01" }],
      ["steps[0].advanceTo must be an ISO 8601 instant with a zone"],
    ],
    ["an unknown fault", [{ arm: { kind: "fire" } }], ['steps[0].arm is not valid: there is no kind "fire"']],
    ["a fault that is null", [{ arm: null }], ["steps[0].arm is not valid: "]],
    ["a request without a path", [{ request: { method: "GET" } }], ["steps[0].request.path must be a string"]],
    [
      "a request whose path has no leading slash",
      [{ request: { method: "GET", path: "accounts" } }],
      ["steps[0].request.path must begin with a slash, such as `/accounts`"],
    ],
    [
      "a request whose body is not a string",
      [{ request: { method: "POST", path: "/accounts", body: {} } }],
      ["steps[0].request.body must be a string: write JSON as text"],
    ],
    [
      "headers that are not strings",
      [{ request: { method: "GET", path: "/", headers: { a: 1 } } }],
      ["steps[0].request.headers must be an object of strings"],
    ],
    [
      "two faulty steps, in order",
      [{ call: "accounts.create" }, { advance: {} }],
      ["steps[0].params.name is required", "steps[1].advance is not valid: no duration given"],
    ],
  ];

  test.each(rows)("refuses a seed with %s", (_title, steps, wanted) => {
    const said = issuesOf(...steps).map(({ path, message }) => `${path} ${message}`);
    expect(said).toEqual(wanted.map((issue) => expect.stringContaining(issue)));
  });

  test.each([
    [null, "steps must be an array of steps"],
    [{ steps: {} }, "steps must be an array of steps"],
    [{ steps: [], step: [] }, "step is not a known key: use `steps`"],
  ])("refuses %j as a seed", (seed, message) => {
    expect(() => parseSeed(seed)).toThrow(
      `[sandbank] Failed to read the seed: no step was run. Correct the following:\n  ${message}`,
    );
  });

  test("lists the first 100 issues of a seed, counts all, and prints the first 10", () => {
    const steps = Array.from({ length: 60 }, () => ({ call: "limits.create", params: { model_id: 1 } }));
    try {
      parseSeed({ steps });
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ name: "SeedError", total: 240 });
      expect((error as SeedError).issues).toHaveLength(100);
      expect((error as SeedError).message.split("\n")).toHaveLength(12);
      expect((error as SeedError).message).toMatch(
        /\n {2}and 230 more: the property `issues` of this error lists the first 100$/,
      );
    }
  });

  test("says where the issues that the message leaves out are", () => {
    const steps = Array.from({ length: 4 }, () => ({ call: "limits.create", params: { model_id: 1 } }));
    expect(() => parseSeed({ steps })).toThrow(/\n {2}and 6 more: the property `issues` of this error lists all$/);
  });

  test("accepts ids from Events and from the response of a request, which only the bank can check", () => {
    const steps = [
      { call: "events.list", as: "events" },
      { call: "accounts.retrieve", id: { $ref: "events.data.0.associated_object_id" } },
      { request: { method: "GET", path: "/accounts" }, as: "answer" },
      { call: "accounts.retrieve", id: { $ref: "answer.data.0.id" } },
    ];
    expect(issuesOf(...steps)).toEqual([]);
  });

  test("accepts wrong parameters only in a step that should be refused", () => {
    const step = { call: "accounts.list", params: { limit: 0 } };
    expect(issuesOf(step)).toHaveLength(1);
    expect(issuesOf({ ...step, refused: "invalid_parameters_error" })).toEqual([]);
  });

  test("reads parameters nested 10,000 levels deep", () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 10_000; depth++) deep = { deep };
    expect(issuesOf({ call: "accounts.create", params: { name: "A", deep } })).toHaveLength(1);
  });
});

describe("defineSeed", () => {
  test("types the steps and results of a seed", () => {
    // @ts-expect-error There is no such operation.
    expect(() => defineSeed({ steps: [{ call: "account.create" }] })).toThrow(SeedError);
    // @ts-expect-error The amount must be a number.
    expect(() => defineSeed({ steps: [{ call: "accounts.create", params: { name: 1 } }] })).toThrow(SeedError);
    const seed = defineSeed({ steps: [account] });
    const results = applySeed(createBank(), seed);
    const status: "open" | "closed" = results.account.status;
    expect(status).toBe("open");
    // @ts-expect-error No step has that name.
    expect(results.card).toBeUndefined();
  });
});
