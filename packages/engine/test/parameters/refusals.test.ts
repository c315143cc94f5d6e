import { describe, expect, test } from "vitest";
import { createBank } from "../../src/index.ts";
import { nearest } from "../../src/parameters/nearest.ts";
import { distance } from "../../src/store/distance.ts";
import { send } from "../support/send.ts";

const bank = createBank();

const post = (path: string, text: string) => send(bank, { method: "POST", path, text });
const get = (path: string) => send(bank, { method: "GET", path });
const messages = ({ body }: ReturnType<typeof get>) =>
  body.errors?.map(({ field, message }) => `${field} ${message}`) ?? [];

describe("a refusal of parameters", () => {
  test("lists the first 100 issues of a refusal in the order of the schema, and counts the rest (D-05)", () => {
    const unknown = Array.from({ length: 150 }, (_, index) => `"x${index}":1.5`);
    const { body } = post("/accounts", `{${unknown.join()},"funding":1}`);
    expect(body.errors).toHaveLength(100);
    expect(body.errors?.slice(0, 3).map(({ field }) => field)).toEqual(["name", "funding", "x0"]);
    expect(body.errors?.at(-1)?.field).toBe("x97");
    expect(body.detail).toMatch(/`x97` is not a known parameter; and 52 more\.$/);
  });

  test("lists the first 100 issues of several cross-field rules in the order of the schema (D-05)", () => {
    const checks = Array.from({ length: 250 }, (_, index) =>
      index < 120 ? { action: "ignore", account_id: "account_x" } : { action: "deposit" },
    );
    const { body } = post("/inbound_mail_items/inbound_mail_item_x/action", JSON.stringify({ checks }));
    expect(body.errors?.map(({ field }) => field)).toEqual(
      Array.from({ length: 100 }, (_, index) => `checks.${index}.account_id`),
    );
    expect(body.detail).toMatch(/; and 150 more\.$/);
  });

  test("counts no rest when a refusal has exactly 100 issues", () => {
    const unknown = Array.from({ length: 100 }, (_, index) => `"x${index}":1`);
    const { body } = post("/accounts", `{${unknown.join()},"name":"A"}`);
    expect(body.errors).toHaveLength(100);
    expect(body.detail).not.toContain("more");
  });

  test.each([
    ["a long array of fractions", () => post("/accounts", `[${"1.5,".repeat(10_000)}1.5]`)],
    ["unknown fields with long names", () => post("/accounts", `{"${"k".repeat(100_000)}":1}`)],
    ["a long text in place of an enumeration's value", () => post("/accounts", `{"funding":"${"x".repeat(100_000)}"}`)],
    ["a query of broken escapes", () => get(`/accounts?${"%&".repeat(10_000)}`)],
    ["a list of wrong values", () => get(`/accounts?status.in=${"x,".repeat(10_000)}`)],
    ["a long id", () => get(`/accounts/${"x".repeat(100_000)}`)],
    ["a long path", () => get(`/${"x".repeat(100_000)}`)],
    ["a long method", () => send(bank, { method: "x".repeat(100_000), path: "/accounts" })],
    ["a long content type", () => send(bank, { method: "POST", path: "/accounts", text: "{}", headers: longType })],
  ])("limits a refusal to 40 kB for %s", (_, ask) => {
    const { status, body } = ask();
    expect([400, 404]).toContain(status);
    expect(JSON.stringify(body).length).toBeLessThan(40_000);
  });
  const longType = { "content-type": `text/${"x".repeat(100_000)}` };

  test("lists an issue with the name of a query parameter once", () => {
    expect(messages(get(`/accounts?${"%&%a&".repeat(10_000)}`))).toEqual([
      "query.% must be percent-encoded UTF-8",
      "query.%a must be percent-encoded UTF-8",
    ]);
  });

  test("names the wrong element of a list", () => {
    expect(messages(get("/accounts?status.in=open,closed,shut"))).toEqual([
      "query.status.in.2 must be `open` or `closed`",
    ]);
    const text = '{"checks":[{"action":"ignore"},{"action":"deposit"},{"action":"drop"}]}';
    expect(messages(post("/inbound_mail_items/inbound_mail_item_x/action", text))).toEqual([
      "checks.1.account_id is required when `action` is `deposit`",
      "checks.2.action must be `deposit` or `ignore`",
    ]);
  });

  test("lists issues of cross-field rules between those of the schema, by element (D-05)", () => {
    const text = '{"checks":[{"action":"deposit","x":1},{"action":1},{"action":"deposit"},{"action":2}]}';
    const fields = messages(post("/inbound_mail_items/inbound_mail_item_x/action", text)).map(
      (each) => each.split(" ")[0],
    );
    expect(fields).toEqual([
      "checks.0.account_id",
      "checks.0.x",
      "checks.1.action",
      "checks.2.account_id",
      "checks.3.action",
    ]);
  });

  test("suggests the nearest values of a long enumeration", () => {
    const text = '{"account_number_id":"account_number_x","amount":1,"decline_reason":"transaction_not_alowed"}';
    expect(messages(post("/simulations/inbound_ach_transfers", text))[0]).toMatch(
      /^decline_reason must be one of \d+ values, such as `transaction_not_allowed`, `/,
    );
  });

  test.each<[string, string]>([
    ["2026-02-30T00:00:00Z", "names a day that does not exist: 2026-02-30"],
    ["2025-02-29T00:00Z", "names a day that does not exist: 2025-02-29"],
    ["2026-13-01T00:00:00Z", "names a day that does not exist: 2026-13-01"],
    ["2026-01-01T00:00:00+01:00", "has a space before its offset: in a URL, write the `+` of an offset as `%2B`"],
    ["2026-01-01T00:00+0100", "has a space before its offset: in a URL, write the `+` of an offset as `%2B`"],
    ["2026-01-01", "must be an ISO 8601 instant with a zone, such as 2026-01-01T00:00:00Z"],
  ])("explains what is wrong with the instant %s in a query (D-12)", (instant, message) => {
    expect(messages(get(`/accounts?created_at.after=${instant}`))).toEqual([`query.created_at.after ${message}`]);
  });
});

describe("a parameter check that needs the bank", () => {
  test("does not check a repeated parameter against the bank (D-05)", () => {
    const future = "at_time=2027-01-01T00:00:00Z";
    expect(messages(get(`/accounts/account_x/balance?${future}&${future}`))).toEqual([
      "query.at_time must be given only once",
    ]);
  });

  test("compares `at_time` with the bank's time below the millisecond (D-12)", () => {
    const { id } = createBank().accounts.create({ name: "A" });
    const at = (time: string) => get(`/accounts/${id}/balance?at_time=${time}`);
    expect(messages(at("2026-01-01T00:00:00.0000001Z"))).toEqual([
      "query.at_time must not be later than the bank's time",
    ]);
    expect(messages(at("2026-01-01T00:00:00.000000Z"))).toEqual([]);
  });
});

describe("a list filtered by time of creation", () => {
  test.each<[string, string, number]>([
    ["after", "2026-01-01T00:00:00.0005Z", 0],
    ["after", "2025-12-31T23:59:59.9999Z", 1],
    ["on_or_after", "2026-01-01T00:00:00.0000001Z", 0],
    ["on_or_after", "2026-01-01T00:00:00.000000Z", 1],
    ["before", "2026-01-01T00:00:00.0005Z", 1],
    ["before", "2026-01-01T00:00:00Z", 0],
    ["on_or_before", "2025-12-31T23:59:59.9999Z", 0],
    ["on_or_before", "2026-01-01T01:00:00.0001%2B01", 1],
  ])("compares created_at.%s %s below the millisecond (D-12)", (bound, instant, found) => {
    const own = createBank();
    const { id } = own.accounts.create({ name: "A" });
    expect(own.accounts.retrieve(id).created_at).toBe("2026-01-01T00:00:00.000Z");
    const answer = send<{ data: unknown[] }>(own, { method: "GET", path: `/accounts?created_at.${bound}=${instant}` });
    expect(answer.body.data).toHaveLength(found);
  });
});

test("names the type of a wrong model_id when it refuses a Limit", () => {
  const refused = (id: string) =>
    messages(post("/limits", `{"model_id":"${id}","metric":"count","value":1,"interval":"day"}`));
  const message = "model_id must be the identifier of an Account, an Account Number or a Card";
  expect(refused("entity_x")).toEqual([`${message}: it is the id of an Entity`]);
  expect(refused("zzz")).toEqual([message]);
});

describe("a 404", () => {
  test.each<[string, string]>([
    ["/accounts/account_number_abc", "It is the id of an Account Number: pass the id of an Account."],
    ["/accounts/lockbox_abc", "It is the id of a Lockbox Recipient: pass the id of an Account."],
    ["/cards/real_time_decision_abc", "It is the id of a Real-Time Decision: pass the id of a Card."],
    ["/inbound_ach_transfers/entity_abc", "It is the id of an Entity: pass the id of an Inbound ACH Transfer."],
    ["/accounts/account_abc", 'There is no account with the id "account_abc" in this environment.'],
  ])("names the type of the id in the 404 of %s", (path, end) => {
    const { status, body } = get(path);
    expect(status).toBe(404);
    expect(body.detail?.endsWith(end)).toBe(true);
  });

  test.each<[string, string, string]>([
    ["GET", "/acounts", "The nearest endpoint is GET /accounts."],
    ["POST", "/simulation/card_authorisations", "The nearest endpoint is POST /simulations/card_authorizations."],
    ["PATCH", "/physical_card/x", "The nearest endpoint is PATCH /physical_cards/{physical_card_id}."],
    ["GET", "/v1/accounts", "The nearest endpoint is GET /accounts."],
    ["GET", "/v1/accounts/account_x", "The nearest endpoint is GET /accounts/{account_id}."],
    ["GET", "/accounts/", "The nearest endpoint is GET /accounts."],
    ["GET", "/accounts/account_x/", "The nearest endpoint is GET /accounts/{account_id}."],
    ["GET", "/zzz", "There is no endpoint GET /zzz. Check the method, the path and the base URL."],
    ["GET", "/", "There is no endpoint GET /. Check the method, the path and the base URL."],
    ["GET", "/accounts/account_x/close", "This path accepts POST."],
    ["DELETE", "/accounts", "This path accepts GET and POST."],
  ])("suggests an endpoint in the 404 of %s %s", (method, path, advice) => {
    const { status, body } = send(bank, { method, path });
    expect([status, body.type]).toEqual([404, "api_method_not_found_error"]);
    expect(body.detail).toContain(advice);
  });
});

describe("nearest", () => {
  test("counts the edits between texts, up to a maximum", () => {
    expect(distance("kitten", "sitting")).toBe(3);
    expect(distance("", "abc")).toBe(3);
    expect(distance("same", "same")).toBe(0);
    expect(distance("x".repeat(1_000_000), "y".repeat(1_000_000))).toBe(Number.POSITIVE_INFINITY);
  });

  test("ranks texts by edits, and keeps the given order among equals", () => {
    expect(nearest("opne", ["closed", "open", "opened"], 2)).toEqual(["open", "opened"]);
    expect(nearest("", ["a", "b", "c"], 2)).toEqual(["a", "b"]);
  });
});
