import { describe, expect, test } from "vitest";
import { endpoints, idPrefixOf, resources } from "../src/index.ts";
import { type NamedObject, nameObject } from "../src/object-names.ts";

type Example = Readonly<Record<string, unknown>> & { readonly type: string };

/** The examples of objects that can be retrieved, by their type. */
const examples = new Map<string, Example>(
  resources.flatMap(({ examples: all }) =>
    Object.values(all).flatMap((example) => {
      const { type } = example as Example;
      return type === undefined ? [] : [[type, example as Example] as const];
    }),
  ),
);
const retrieved = Object.entries(endpoints).flatMap(([operation, { path }]) =>
  operation.endsWith(".retrieve") ? [/\{(\w+)_id\}/.exec(path)?.[1] ?? ""] : [],
);

function example<Type extends NamedObject["type"]>(type: Type, changed: object = {}) {
  return { ...examples.get(type), ...changed } as unknown as Extract<NamedObject, { type: Type }>;
}

const account = example("account", { id: "account_1", name: "Operating" });
const card = example("card", { id: "card_1", account_id: "account_1", description: "Office manager", last4: "4286" });
const lookup = (id: string) => [account, card].find((object) => object.id === id);

describe("names of objects", () => {
  test.each(retrieved)("gives %s a name without an id in it", (type) => {
    const name = nameObject(example(type as NamedObject["type"]), (id) =>
      [...examples.values()].find(({ id: other }) => other === id),
    );
    expect(name).toMatch(/^\S.*\S$/);
    expect(name).not.toMatch(/undefined|null|NaN/);
    expect(name).not.toMatch(new RegExp(`${idPrefixOf(type)}_[0-9a-z]{16}`));
  });

  test("says on which Account a Card is, if the lookup finds the Account", () => {
    expect(nameObject(card, lookup)).toBe("Office manager ..4286 on Operating");
    expect(nameObject(card)).toBe("Office manager ..4286");
    expect(nameObject({ ...card, description: null } as Example, lookup)).toBe("Card ..4286 on Operating");
  });

  test("says the amount, the interval and the owner of a Limit", () => {
    const limit = example("limit", { interval: "day", value: 50_000, model_type: "card", model_id: "card_1" });
    expect(nameObject(limit, lookup)).toBe("Limit of $500.00 a day on card Office manager ..4286");
    expect(nameObject(limit)).toBe("Limit of $500.00 a day");
    expect(nameObject({ ...limit, metric: "count", value: 1, interval: "all_time" } as Example)).toBe(
      "Limit of 1 debit in total",
    );
  });

  test("says the direction, the amount and the sender of a transfer", () => {
    const transfer = example("inbound_ach_transfer", {
      amount: 4_500,
      direction: "debit",
      originator_company_name: "Acme",
    });
    expect(nameObject(transfer)).toBe("Inbound ACH debit of $45.00 from Acme");
  });

  test("says the direction of a declined ACH transfer, if the lookup finds the transfer: its amount has no sign", () => {
    const transfer = example("inbound_ach_transfer", { id: "inbound_ach_transfer_1", direction: "debit" });
    const declined = example("declined_transaction", {
      amount: 4_500,
      description: "Acme",
      source: { category: "ach_decline", ach_decline: { inbound_ach_transfer_id: transfer.id } },
    });
    expect(nameObject(declined, () => transfer)).toBe("Declined ACH debit of $45.00 from Acme");
    expect(nameObject(declined)).toBe("Declined ACH transfer of $45.00 from Acme");
  });

  test("names an Event after its category and its object", () => {
    const event = example("event", {
      category: "card.created",
      associated_object_type: "card",
      associated_object_id: "card_1",
    });
    expect(nameObject(event, lookup)).toBe("Event card.created of Office manager ..4286");
  });

  test("keeps the query and the user of a URL out of the name of an Event Subscription", () => {
    const subscription = example("event_subscription", { url: "https://user:word@app.example/hooks?token=secret" });
    expect(nameObject(subscription)).toBe("Event Subscription of app.example/hooks");
  });

  test("keeps text of the user in one line, without characters that change its direction", () => {
    expect(nameObject({ ...account, name: "A\u202eB\n C\u0000" } as Example)).toBe("AB C");
    expect(nameObject({ ...account, name: " \u202e" } as Example)).toBe("Account");
  });

  test("isolates each text from right to left, which leaves the words and numbers around it in their order", () => {
    const own = example("account", { id: "account_1", name: "חשבון תפעול" });
    const rightToLeft = example("card", { ...card, description: "כרטיס משרד" });
    const find = (id: string) => [own, rightToLeft].find((object) => object.id === id);
    const limit = example("limit", { interval: "day", value: 50_000, model_type: "card", model_id: "card_1" });
    const event = example("event", {
      category: "account.created",
      associated_object_type: "account",
      associated_object_id: "account_1",
    });
    expect(nameObject(rightToLeft, find)).toBe("\u2068כרטיס משרד\u2069 ..4286 on \u2068חשבון תפעול\u2069");
    expect(nameObject(limit, find)).toBe("Limit of $500.00 a day on card \u2068כרטיס משרד\u2069 ..4286");
    expect(nameObject(event, find)).toBe("Event account.created of \u2068חשבון תפעול\u2069");
  });

  test("leaves a name alone that is nothing but the user's text", () => {
    expect(nameObject(example("account", { name: "חשבון תפעול" }))).toBe("חשבון תפעול");
  });

  test("names an object of an unknown type after the type", () => {
    expect(nameObject({ type: "card_details" })).toBe("Card details");
  });
});
