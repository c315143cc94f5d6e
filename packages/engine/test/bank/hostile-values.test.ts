import { describe, expect, test } from "vitest";
import { type Bank, BankError, createBank } from "../../src/index.ts";
import { stateText } from "../support/send.ts";

const bank = createBank();
const untyped = bank as unknown as {
  [name: string]: { [name: string]: (...args: unknown[]) => unknown };
} & { explain(id: unknown): unknown };

const cyclic: { self?: unknown } = {};
cyclic.self = cyclic;
const unreadable = {
  toJSON() {
    throw new Error("No.");
  },
};

function refusalOf(act: () => unknown): BankError {
  try {
    act();
  } catch (error) {
    if (error instanceof BankError) return error;
    throw error;
  }
  throw new Error("The call was not refused.");
}

describe("a direct call with hostile values", () => {
  test.each<[string, string, () => unknown]>([
    ["name", "a BigInt", () => untyped["accounts"]?.["create"]?.({ name: 1n })],
    ["self", "a cyclic object", () => untyped["accounts"]?.["create"]?.(cyclic)],
    ["name", "an object with a `toJSON` that throws", () => untyped["accounts"]?.["create"]?.({ name: unreadable })],
    ["body", "an unreadable object as body", () => untyped["accounts"]?.["create"]?.(unreadable)],
    ["body", "a BigInt as body", () => untyped["accounts"]?.["create"]?.(1n)],
    ["body", "a function as body", () => untyped["accounts"]?.["create"]?.(() => {})],
    ["query.limit", "a BigInt in a query", () => untyped["accounts"]?.["list"]?.({ limit: 1n })],
    [
      "header.idempotency-key",
      "an array as the key",
      () => untyped["accounts"]?.["create"]?.({ name: "A" }, { idempotencyKey: ["a"] }),
    ],
  ])("refuses parameters of a direct call that are not JSON, and names `%s`: %s", (field, _, act) => {
    const before = stateText(bank);
    expect(refusalOf(act).body).toMatchObject({ type: "invalid_parameters_error", errors: [{ field }] });
    expect(stateText(bank)).toBe(before);
  });

  test.each<[string, (id: unknown) => unknown]>([
    ["retrieving an Account", (id) => untyped["accounts"]?.["retrieve"]?.(id)],
    ["disabling an Entity", (id) => untyped["entities"]?.["disable"]?.(id)],
    ["explaining", (id) => untyped.explain(id)],
    ["resending an Event", (id) => untyped["webhooks"]?.["resend"]?.(id)],
    ["recording an outcome", (id) => untyped["webhooks"]?.["record"]?.(id, { status: 200 })],
    ["reading a secret", (id) => untyped["webhooks"]?.["secret"]?.(id)],
    ["rotating a secret", (id) => untyped["webhooks"]?.["rotateSecret"]?.(id)],
  ])("refuses an id that is not a string as unknown: %s", (_, act) => {
    for (const id of [{ toString: 1 }, Object.create(null), Symbol("id"), 1n, null, undefined, () => {}]) {
      expect(refusalOf(() => act(id)).type).toBe("object_not_found_error");
    }
  });

  test("counts the refusal of parameters that are not JSON in the coverage", () => {
    const counted: Bank = createBank();
    expect(() => counted.accounts.create({ name: 1n as unknown as string })).toThrow(BankError);
    expect(counted.coverage().errors.reached).toContain("invalid_parameters_error");
  });
});
