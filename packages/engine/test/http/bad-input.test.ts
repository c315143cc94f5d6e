import { type Account, type ErrorType, errorCatalogue } from "@sandbank/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { type Bank, createBank } from "../../src/index.ts";
import { invalid, malformed, type Refusal, refusalOf, type Sent, send, stateText } from "../support/send.ts";

const KEY = "key-1";

let bank: Bank;
let account: Account;
beforeEach(() => {
  bank = createBank();
  account = bank.accounts.create({ name: "Operating" });
  bank.simulations.interestPayments.create({ account_id: account.id, amount: 5 });
});

/** Expects a refusal with an error of the catalogue that changes nothing and leaves the idempotency key unused. */
function expectRefused(wrong: Sent, expected: Refusal, right: Sent = createAccount('{"name":"A"}')): void {
  const asked = bank.fork();
  const withKey = (sent: Sent) => ({ ...sent, headers: { "idempotency-key": KEY, ...sent.headers } });
  const before = stateText(asked);
  const events = asked.events.list();
  const answer = send(asked, withKey(wrong));
  expect(refusalOf(answer)).toEqual(expected);
  expect(errorCatalogue[answer.body.type as ErrorType].statuses).toContain(answer.status);
  expect(answer.body.status).toBe(answer.status);
  expect(stateText(asked)).toBe(before);
  expect(asked.events.list()).toEqual(events);
  const next = send(asked, withKey(right));
  expect([next.status, next.headers["idempotent-replayed"]]).toEqual([200, undefined]);
}

const createAccount = (text: string): Sent => ({ method: "POST", path: "/accounts", text });
const createEntity = (text: string): Sent => ({ method: "POST", path: "/entities", text });
const payInterest = (text: string): Sent => ({
  method: "POST",
  path: "/simulations/interest_payments",
  text: text.replaceAll("ACCOUNT", account.id),
});
const list = (query: string): Sent => ({ method: "GET", path: `/accounts?${query}` });
const balance = (query: string): Sent => ({ method: "GET", path: `/accounts/${account.id}/balance?${query}` });

describe("a body that is not JSON", () => {
  test.each([
    "{",
    "}",
    '{"name":"A"',
    '{"name":"A"}}',
    '{"name":"A",}',
    "{'name':'A'}",
    '{name:"A"}',
    '{"name":"A"} {}',
    '{"name":"\n"}',
    '{"name":"\\x41"}',
    '{"name":"A","loan":NaN}',
    '{"name":"A","loan":01}',
    '{"name":"A","loan":+1}',
    '{"name":"A","loan":.5}',
    '{"name":"A","loan":undefined}',
    '{"name":"A"/**/}',
    '\u{feff}\u{feff}{"name":"A"}',
    "\u{a0}",
    "name=A",
    "\u0000",
  ])("refuses a body that is not JSON: %j [body-json]", (text) => expectRefused(createAccount(text), malformed));
});

describe("a number that is not a safe integer, or not written as one (D-41)", () => {
  const right = () => payInterest('{"account_id":"ACCOUNT","amount":100}');

  test.each([
    "1e3",
    "1E3",
    "1e0",
    "1.0",
    "1.5",
    "-1.0",
    "0.1e1",
    "100e-1",
    "1e400",
    "-1e400",
    "9007199254740992",
    "9007199254740993",
    "9007199254740993.0",
    "123456789012345678901234567890",
    "-0",
    '"100"',
    "true",
    "null",
    "[100]",
    '{"cents":100}',
  ])("refuses a number that is not a safe integer as an amount: %s [money]", (amount) => {
    expectRefused(payInterest(`{"account_id":"ACCOUNT","amount":${amount}}`), invalid("amount"), right());
  });

  test("finds a non-integer number at every place of a body, and not in strings", () => {
    const text = '{ "name" : "1.5, \\"loan\\": 1e3 [2.0]" , "a" : [ 1.5 , {"b":[2,\t3e1]} ],"c":1.0}';
    expectRefused(createAccount(text), invalid("a", "c"));
  });
});

describe("several issues at once (D-05)", () => {
  test("reports several issues in the order of the schema, and unknown fields of an object after its known ones", () => {
    const text =
      '{"zap":1,"loan":{"zip":1,"statement_payment_type":"x","credit_limit":-1,"statement_day_of_month":1.0},' +
      '"funding":"x","informational_entity_id":7,"name":"","entity_id":null,"zip":2}';
    expectRefused(
      createAccount(text),
      invalid(
        "name",
        "entity_id",
        "informational_entity_id",
        "funding",
        "loan.credit_limit",
        "loan.grace_period_days",
        "loan.statement_day_of_month",
        "loan.statement_payment_type",
        "loan.zip",
        "zap",
        "zip",
      ),
    );
  });

  test("reports several issues of a query in the order of the schema", () => {
    expectRefused(
      list("zip=1&status.in=shut&created_at.before=x&created_at.after=y&idempotency_key=&limit=0&cursor=z"),
      invalid(
        "query.cursor",
        "query.limit",
        "query.created_at.after",
        "query.created_at.before",
        "query.idempotency_key",
        "query.status.in.0",
        "query.zip",
      ),
    );
  });

  test("explains what each field must be when several are wrong", () => {
    const { body } = send(bank, payInterest('{"amount":0,"accrued_on_account_id":"","period_start":"2026","zip":1}'));
    expect(body.errors).toEqual([
      { field: "account_id", message: "is required" },
      { field: "accrued_on_account_id", message: "must have at least 1 character" },
      { field: "amount", message: "must be at least 1" },
      { field: "period_start", message: "must be an ISO 8601 instant with a zone, such as 2026-01-01T00:00:00Z" },
      { field: "zip", message: "is not a known parameter" },
    ]);
    for (const { field } of body.errors ?? []) expect(body.detail).toContain(`\`${field}\``);
  });

  const text = (value: unknown) => JSON.stringify(value);
  test.each<[string, Sent, string]>([
    ["status", list("status=open"), "is not a parameter; use `status.in`"],
    ["status", list("status.in=open&status=open"), "is not a parameter; use `status.in`"],
    [
      "created_at",
      list("created_at=2026-01-01T00:00:00Z"),
      "is not a parameter; use `created_at.after`, `created_at.before`, `created_at.on_or_after` or `created_at.on_or_before`",
    ],
    [
      "order_by",
      { method: "GET", path: "/events?order_by=created_at" },
      "is not a parameter; use `order_by.field` or `order_by.direction`",
    ],
    ["order_by.field", { method: "GET", path: "/events?order_by.field=id" }, "must be `created_at`"],
    ["status.in.0", list("status.in=shut"), "must be `open` or `closed`"],
    ["status.in", list("status.in="), "must have at least 1 element"],
    ["limit", list("limit=1&limit=1"), "must be given only once"],
    ["limit", list("limit=101"), "must be at most 100"],
    ["%ff", list("%ff=1"), "must be percent-encoded UTF-8"],
  ])("explains for `query.%s` what to send instead: %j", (name, sent, message) => {
    expect(send(bank, sent).body.errors).toEqual([{ field: `query.${name}`, message }]);
  });

  test("explains that `at_time` must not be in the future (D-35)", () => {
    const { body } = send(bank, balance("at_time=2027-01-01T00:00:00Z"));
    expect(body.errors).toEqual([{ field: "query.at_time", message: "must not be later than the bank's time" }]);
  });

  const subscribe = (categories: number): Sent => ({
    method: "POST",
    path: "/event_subscriptions",
    text: text({
      url: "https://example.com",
      selected_event_categories: Array.from({ length: categories }, () => ({ event_category: "account.created" })),
    }),
  });
  const card = (controls: object): Sent => ({
    method: "POST",
    path: "/cards",
    text: text({ account_id: "account_0", authorization_controls: controls }),
  });
  const simulated: Readonly<Record<string, object>> = {
    card_authorizations: { card_id: "card_0", amount: 1 },
    card_settlements: { card_id: "card_0", amount: 1 },
    inbound_ach_transfers: { account_number_id: "account_number_0", amount: 1 },
    inbound_check_deposits: { account_number_id: "account_number_0", amount: 1, check_number: "1" },
  };
  const simulate = (what: string, params: object): Sent => ({
    method: "POST",
    path: `/simulations/${what}`,
    text: text({ ...simulated[what], ...params }),
  });
  test.each<[string, Sent, string]>([
    ["selected_event_categories", subscribe(0), "must have exactly 1 element"],
    ["selected_event_categories", subscribe(2), "must have exactly 1 element"],
    [
      "authorization_controls.merchant_country.allowed.0.country",
      card({ merchant_country: { allowed: [{ country: "us" }] } }),
      "must be a two-letter ISO 3166-1 code such as `US`",
    ],
    [
      "authorization_controls.merchant_category_code.blocked.0.code",
      card({ merchant_category_code: { blocked: [{ code: "57" }] } }),
      "must be four digits",
    ],
    ["presented.cvv2", simulate("card_authorizations", { presented: { cvv2: "12" } }), "must be 3 digits"],
    [
      "digital_wallet_token_id",
      simulate("card_authorizations", { digital_wallet_token_id: "token_1" }),
      "must be `digital_wallet_token_` and 1 to 40 digits or small letters",
    ],
    [
      "scheme_fees.0.amount",
      simulate("card_settlements", { scheme_fees: [{ amount: "1,5", fee_type: "debitnet_switch_fee" }] }),
      'must be a decimal as text such as `"0.05"` for five cents',
    ],
    ["check_number", simulate("inbound_check_deposits", { check_number: "No. 1" }), "must be 1 to 10 digits"],
    [
      "company_name",
      simulate("inbound_ach_transfers", { company_name: "Café" }),
      "must be 1 to 16 characters of printable ASCII",
    ],
    ["name", createAccount('{"name":"\\ud800"}'), "must be well-formed Unicode, without an unpaired surrogate"],
    ["funding", createAccount('{"name":"A","funding":"gifts"}'), "must be `loan` or `deposits`"],
  ])("explains for `%s` what to send instead: %j", (field, sent, message) => {
    expect(send(bank, sent).body.errors).toEqual([{ field, message }]);
  });
});

describe("an unpaired surrogate", () => {
  test.each<[string, string[]]>([
    ['{"name":"\\ud800"}', ["name"]],
    ['{"name":"a\\udc00b"}', ["name"]],
    ['{"name":"\\udc00\\ud800"}', ["name"]],
    ['{"name":"A","entity_id":"\\ud83d"}', ["entity_id"]],
    ['{"name":"A","\\ud800":1}', ["\ud800"]],
    ['{"name":"A","\\ud800":"\\ud800"}', ["\ud800"]],
    [
      '{"name":"A","loan":{"\\ud800":1},"funding":"loan"}',
      [
        "loan.credit_limit",
        "loan.grace_period_days",
        "loan.statement_day_of_month",
        "loan.statement_payment_type",
        "loan.\ud800",
      ],
    ],
    ['{"name":"A","funding":"\\ud800"}', ["funding"]],
  ])("refuses an unpaired surrogate: %s", (text, fields) => expectRefused(createAccount(text), invalid(...fields)));

  test("refuses an unpaired surrogate three levels deep", () => {
    const address = '"line1":"\\ud800","city":"Springfield","state":"IL","zip":"62701"';
    const text = `{"structure":"corporation","corporation":{"name":"A","address":{${address}}}}`;
    expectRefused(createEntity(text), invalid("corporation.address.line1"), createEntity('{"structure":"trust"}'));
  });

  test.each<[string, string[]]>([
    ["entity_id=\ud800", ["query.entity_id"]],
    ["entity_id=%ED%A0%80", ["query.entity_id"]],
    ["\ud800=1", ["query.\ud800"]],
    ["%ED%A0%80=1", ["query.%ED%A0%80"]],
  ])("refuses an unpaired surrogate in a query", (query, fields) => expectRefused(list(query), invalid(...fields)));

  test("accepts paired surrogates", () => {
    expect(send<Account>(bank, createAccount('{"name":"\\ud83c\\udfe6"}'))).toMatchObject({
      status: 200,
      body: { name: "🏦" },
    });
  });
});

describe("a key that every object inherits", () => {
  const names = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"];
  const address = '"line1":"1 Main Street","city":"Springfield","state":"IL","zip":"62701"';

  test.each(names)("refuses a key that every object inherits, at each level of a body: %s", (name) => {
    expectRefused(createAccount(`{"name":"A","${name}":1}`), invalid(name));
    const person = (inner: string) =>
      `{"structure":"natural_person","natural_person":{"name":"A","date_of_birth":"1990-01-01",${inner}}}`;
    const entity = (inner: string) => createEntity(person(inner));
    expectRefused(
      entity(`"address":{${address}},"${name}":{}`),
      invalid(`natural_person.${name}`),
      entity(`"address":{${address}}`),
    );
    expectRefused(
      entity(`"address":{${address},"${name}":"x"}`),
      invalid(`natural_person.address.${name}`),
      entity(`"address":{${address}}`),
    );
  });

  test.each(names)("sets no inherited fields from a body: %s", (name) => {
    expectRefused(createAccount(`{"${name}":{"name":"A"}}`), invalid("name", name));
    expect(({} as Record<string, unknown>)["name"]).toBeUndefined();
  });

  test.each(names)("refuses a key that every object inherits in a query: %s", (name) => {
    expectRefused(list(`${name}=1`), invalid(`query.${name}`));
    expectRefused(list(`created_at.${name}=1`), invalid(`query.created_at.${name}`));
  });

  test.each(names)("refuses a key that every object inherits as the value of an enumeration: %s", (name) => {
    expectRefused(createAccount(`{"name":"A","funding":"${name}"}`), invalid("funding"));
    expectRefused(list(`status.in=${name}`), invalid("query.status.in.0"));
  });
});

describe("a query parameter", () => {
  test.each<[string, string[]]>([
    ["limit", ["query.limit"]],
    ["limit=abc&limit=1", ["query.limit"]],
    ["limit=1&limit=abc", ["query.limit", "query.limit"]],
    ["Limit=1", ["query.Limit"]],
    ["status.in=open,shut,closed,shut", ["query.status.in.1", "query.status.in.3"]],
    ["status.in=%22open%22", ["query.status.in.0"]],
    ["status.in=open%20,closed", ["query.status.in.0"]],
    ["created_at.since=2026-01-01T00:00:00Z", ["query.created_at.since"]],
  ])("refuses the query parameter %s", (query, fields) => expectRefused(list(query), invalid(...fields)));
});

describe("an instant (D-12)", () => {
  test.each([
    "2026-01-01",
    "2026-01-01T00:00:00",
    "2026-01-01 00:00:00Z",
    "2026-01-01T00:00:00 Z",
    "2026-01-01T00Z",
    "2026-01-01T00:00:00+1",
    "2026-01-01T00:00:00+01:0",
    "2026-01-01T00:00:00 01:00",
    "2026-01-01T00:00:00+25:00",
    "2026-01-01T00:00:00z",
    "2026-02-30T00:00:00Z",
    "2026-02-29T00:00:00Z",
    "2026-00-01T00:00:00Z",
    "2026-13-01T00:00:00Z",
    "2026-01-00T00:00:00Z",
    "2026-04-31T00:00:00Z",
    "2026-01-01T24:00:00Z",
    "2026-01-01T00:60:00Z",
    "2026-01-01T00:00:60Z",
    "2026-01-01T00:00:00.Z",
    "+002026-01-01T00:00:00Z",
    "20260101T000000Z",
    "1767225600",
    "1767225600000",
    "now",
    "Thu, 01 Jan 2026 00:00:00 GMT",
    "",
  ])("refuses a string that is not an instant as a period, a bound and a balance time: %j [timestamps]", (instant) => {
    const query = encodeURIComponent(instant);
    expect(refusalOf(send(bank, list(`created_at.after=${query}`)))).toEqual(invalid("query.created_at.after"));
    expect(refusalOf(send(bank, balance(`at_time=${query}`)))).toEqual(invalid("query.at_time"));
    expectRefused(
      payInterest(JSON.stringify({ account_id: account.id, amount: 1, period_start: instant, period_end: instant })),
      invalid("period_start", "period_end"),
      payInterest('{"account_id":"ACCOUNT","amount":100}'),
    );
  });

  test.each([
    "2026-01-01T00:00:00Z",
    "2024-02-29T23:59:59.999999999Z",
    "2025-12-31T23:59:59.9+23:59",
    "2026-01-01T00:00Z",
    "2026-01-01T01:00+01:00",
    "2026-01-01T01:00:00+0100",
    "2026-01-01T01:00:00.000000001+02",
    "1969-12-31T23:59:59-00:00",
    "0000-02-29T00:00:00Z",
  ])("accepts the instant %s [timestamps]", (instant) => {
    expect(
      send(
        bank,
        payInterest(JSON.stringify({ account_id: account.id, amount: 1, period_start: instant, period_end: instant })),
      ).status,
    ).toBe(200);
    expect(send(bank, balance(`at_time=${encodeURIComponent(instant)}`)).status).toBe(200);
  });

  test.each(["2026-02-30", "2025-02-29", "2026-1-1", "2026-01-01T00:00:00Z", "01/01/2026", "", "20260101"])(
    "refuses a string that is not a date: %j",
    (day) => {
      const loan = {
        credit_limit: 1,
        grace_period_days: 1,
        statement_day_of_month: 1,
        statement_payment_type: "balance",
      };
      const text = JSON.stringify({ name: "A", funding: "loan", loan: { ...loan, maturity_date: day } });
      expectRefused(createAccount(text), invalid("loan.maturity_date"));
    },
  );
});

describe("an idempotency key", () => {
  test.each<[string, string]>([
    ["that is empty", ""],
    ["of 201 characters", "k".repeat(201)],
  ])("refuses an idempotency key %s (D-07)", (_, key) => {
    const wrong = { ...createAccount('{"name":"A"}'), headers: { "idempotency-key": key } };
    expectRefused(wrong, invalid("header.idempotency-key"));
  });

  test("reports a wrong idempotency key together with the issues of the body", () => {
    const wrong = { ...createAccount('{"zip":1}'), headers: { "idempotency-key": "" } };
    expectRefused(wrong, invalid("name", "zip", "header.idempotency-key"));
  });

  test.each([1, 200])("accepts an idempotency key of %i characters", (length) => {
    const key = "k".repeat(length);
    const sent = { ...createAccount('{"name":"A"}'), headers: { "Idempotency-Key": key } };
    expect(send(bank, sent)).toMatchObject({ status: 200, body: { idempotency_key: key } });
  });
});
