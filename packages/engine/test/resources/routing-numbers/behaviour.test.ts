import type { RoutingNumberList } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { createBank } from "../../../src/index.ts";
import { eventsOf } from "../../support/money.ts";
import { invalid, refusalOf, send, stateText } from "../../support/send.ts";

const bank = createBank();
const ask = (query: string) => send<RoutingNumberList>(bank, { method: "GET", path: `/routing_numbers?${query}` });

describe("GET /routing_numbers", () => {
  test("looks up the bank of a routing number, and changes nothing (O-02)", () => {
    const before = stateText(bank);
    const events = eventsOf(bank, () => {
      expect(ask("routing_number=122000030")).toMatchObject({
        status: 200,
        body: {
          data: [
            {
              ach_transfers: "supported",
              fednow_transfers: "not_supported",
              name: "Example Bank 122000030",
              real_time_payments_request_for_payment: "not_supported",
              real_time_payments_transfers: "not_supported",
              routing_number: "122000030",
              type: "routing_number",
              wire_transfers: "supported",
            },
          ],
          next_cursor: null,
        },
      });
    });
    expect(events).toEqual([]);
    expect(stateText(bank)).toBe(before);
  });

  test("finds the bank of an Account Number: this one", () => {
    const { id } = bank.accounts.create({ name: "Operating" });
    const { routing_number } = bank.accountNumbers.create({ account_id: id, name: "Rent" });
    expect(bank.routingNumbers.list({ routing_number }).data).toEqual([
      {
        ach_transfers: "supported",
        fednow_transfers: "supported",
        name: "Sandbank",
        real_time_payments_request_for_payment: "supported",
        real_time_payments_transfers: "supported",
        routing_number,
        type: "routing_number",
        wire_transfers: "supported",
      },
    ]);
  });

  test.each(["110000001", "12345678x", "%20".repeat(9)])(
    "returns an empty list for 9 characters that are no routing number: %s",
    (number) => {
      expect(ask(`routing_number=${number}`)).toMatchObject({ status: 200, body: { data: [], next_cursor: null } });
    },
  );

  test.each([
    ["without the number", "", "query.routing_number"],
    ["with 8 characters", "routing_number=11000000", "query.routing_number"],
    ["with 10 characters", "routing_number=1100000000", "query.routing_number"],
    ["with a limit of 0", "routing_number=110000000&limit=0", "query.limit"],
    ["with a limit of 101", "routing_number=110000000&limit=101", "query.limit"],
    ["with a cursor, because no page has a next one", "routing_number=110000000&cursor=1", "query.cursor"],
    [
      "with a time of creation (D-26)",
      "routing_number=110000000&created_at.after=2026-01-01T00:00:00Z",
      "query.created_at.after",
    ],
  ])("refuses a request %s", (_, query, field) => {
    const answer = send(bank, { method: "GET", path: `/routing_numbers?${query}` });
    expect(refusalOf(answer)).toEqual(invalid(field));
  });

  test.each([1, 100])("accepts a limit of %d", (limit) => {
    expect(ask(`routing_number=110000000&limit=${limit}`).body.data).toHaveLength(1);
  });
});
