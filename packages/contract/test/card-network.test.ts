import { describe, expect, test } from "vitest";
import { cardAuthorizationFieldsExample } from "../src/card-network/examples.ts";
import { declinedTransactionExamples } from "../src/resources/declined-transactions/examples.ts";
import { declinedTransactionSourceSchema } from "../src/resources/declined-transactions/schema.ts";
import { pendingTransactionExamples } from "../src/resources/pending-transactions/examples.ts";
import { pendingTransactionSourceSchema } from "../src/resources/pending-transactions/schema.ts";

const { cardnet } = cardAuthorizationFieldsExample.network_details as { cardnet: object };

/** The source of a card payment, with different network details. */
function withDetails(source: unknown, category: string, network_details: object): unknown {
  const { [category]: details, ...rest } = source as Record<string, object>;
  return { ...rest, [category]: { ...details, network_details } };
}

const takenBy = {
  card_decline: (details: object) =>
    declinedTransactionSourceSchema().safeParse(
      withDetails(declinedTransactionExamples["DeclinedTransactionSourceCardDecline"], "card_decline", details),
    ).success,
  card_authorization: (details: object) =>
    pendingTransactionSourceSchema().safeParse(
      withDetails(
        pendingTransactionExamples["PendingTransactionSourceCardAuthorization"],
        "card_authorization",
        details,
      ),
    ).success,
};

describe.each(Object.entries(takenBy))("network_details of a %s", (object, isTaken) => {
  test.each([
    ["cardnet with its details", { category: "cardnet", cardnet, debitnet: null }, true],
    ["debitnet with its details, which are empty (D-83)", { category: "debitnet", cardnet: null, debitnet: {} }, true],
    ["cardnet without details", { category: "cardnet", cardnet: null, debitnet: null }, false],
    ["cardnet with details of both", { category: "cardnet", cardnet, debitnet: {} }, false],
    ["cardnet with the details of debitnet", { category: "cardnet", cardnet: null, debitnet: {} }, false],
    ["debitnet with the details of cardnet", { category: "debitnet", cardnet, debitnet: null }, false],
    ["debitnet without details", { category: "debitnet", cardnet: null, debitnet: null }, false],
    ["debitnet with anything in its details", { category: "debitnet", cardnet: null, debitnet: { a: 1 } }, false],
    ["another network", { category: "other", cardnet: null, debitnet: null }, false],
    ["no category", { cardnet, debitnet: null }, false],
  ])(`network_details of a ${object} must match their category: %s`, (_what, details, expected) => {
    expect(isTaken(details)).toBe(expected);
  });
});
