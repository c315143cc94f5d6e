import { expect, test } from "vitest";
import { type Bank, type BankResponse, createBank } from "../../src/index.ts";
import type { Change, ValueChange } from "../../src/mutants/change.ts";
import { permittedChanges } from "../../src/mutants/permitted-changes.ts";
import { reachedBy, rightAndWrong } from "../support/installed.ts";
import { send } from "../support/send.ts";

type Body = Record<string, unknown>;

/** A bank with an Account that has $1,000.00, another one, and a closed one. */
function openBank() {
  const bank = createBank();
  const { id: first } = bank.accounts.create({ name: "Operating" });
  const { id: second } = bank.accounts.create({ name: "Payroll" });
  bank.accounts.close(bank.accounts.create({ name: "Old" }).id);
  bank.network.interestPayments.create({ account_id: first, amount: 1_000_00 });
  return { bank, first, second };
}

type Opened = ReturnType<typeof openBank>;

function get(bank: Bank, path: string, headers?: Record<string, string>): Body {
  return send<Body>(bank, { method: "GET", path, ...(headers && { headers }) }).body;
}

function post(bank: Bank, path: string, body?: unknown, headers?: Record<string, string>): Body {
  return send<Body>(bank, { method: "POST", path, body, ...(headers && { headers }) }).body;
}

/** The names of all Accounts, page by page. */
function pages(bank: Bank, query: string): unknown[] {
  const seen: unknown[] = [];
  for (let cursor = ""; ; ) {
    const { data, next_cursor: next } = get(bank, `/accounts?${query}${cursor}`) as {
      data: Body[];
      next_cursor: unknown;
    };
    seen.push(data.map(({ name }) => name));
    if (next === null) return seen;
    cursor = `&cursor=${next}`;
  }
}

interface Row {
  readonly place: string;
  readonly change: Change;
  /** What a client sees. */
  readonly ask: (opened: Opened) => unknown;
  readonly right: unknown;
  /** Absent if the wrong bank is no different here. The place is then not reached. */
  readonly wrong?: unknown;
}

function value(type: string, path: string, how: ValueChange["how"], values?: readonly string[]) {
  const change: Change = { kind: "value", type, path: path.split("."), how, ...(values && { values }) };
  return { place: `value/${type}.${path}`, change };
}

function list(how: "one-page" | "lacks-last" | "order") {
  return { place: `list/accounts.list/${how}`, change: { kind: "list", operation: "accounts.list", how } } as const;
}

function filter(operation: string, parameter: string) {
  return { place: `filter/${operation}/${parameter}`, change: { kind: "filter", operation, parameter } } as const;
}

function error(type: string, how: "accepted" | "500") {
  return { place: `error/${type}/${how}`, change: { kind: "error", type, how } } as const;
}

const account = ({ bank, first }: Opened) => get(bank, `/accounts/${first}`);
const closeWithMoney = ({ bank, first }: Opened) => {
  const { status, body } = send<Body>(bank, { method: "POST", path: `/accounts/${first}/close` });
  return [status, body["type"], body["status"]];
};
const createTwice = ({ bank }: Opened) => {
  const create = () => post(bank, "/accounts", { name: "Twice" }, { "idempotency-key": "once" });
  const [one, other] = [create(), create()];
  return [one["idempotency_key"], one["id"] === other["id"], bank.accounts.list({}).data.length];
};
const authorize = ({ bank, first }: Opened) => {
  const { id } = bank.cards.create({ account_id: first });
  return post(bank, "/simulations/card_authorizations", { card_id: id, amount: 5_00 });
};

const rows: readonly Row[] = [
  {
    ...value("balance_lookup", "current_balance", "one-more"),
    ask: ({ bank, first }) => get(bank, `/accounts/${first}/balance`)["current_balance"],
    right: 100_000,
    wrong: 100_001,
  },
  {
    ...value("account", "status", "other", ["open", "closed"]),
    ask: ({ bank }) => (get(bank, "/accounts")["data"] as Body[]).map(({ status }) => status),
    right: ["closed", "open", "open"],
    wrong: ["open", "closed", "closed"],
  },
  {
    ...value("account", "name", "other"),
    ask: (opened) => account(opened)["name"],
    right: "Operating",
    wrong: "Operating1",
  },
  {
    ...value("account", "idempotency_key", "null"),
    ask: ({ bank }) => post(bank, "/accounts", { name: "A" }, { "idempotency-key": "once" })["idempotency_key"],
    right: "once",
    wrong: null,
  },
  {
    ...value("account", "created_at", "hour-later"),
    ask: (opened) => account(opened)["created_at"],
    right: "2026-01-01T00:00:00.000Z",
    wrong: "2026-01-01T01:00:00.000Z",
  },
  { ...value("account", "closed_at", "hour-later"), ask: (opened) => account(opened)["closed_at"], right: null },
  {
    ...value("account_number", "account_id", "other-id"),
    ask: ({ bank, first, second }) =>
      post(bank, "/account_numbers", { account_id: first, name: "A" })["account_id"] === second,
    right: false,
    wrong: true,
  },
  {
    ...value("account", "program_id", "other-id"),
    ask: (opened) => send(opened.bank, { method: "GET", path: `/programs/${account(opened)["program_id"]}` }).status,
    right: 200,
    wrong: 404,
  },
  {
    ...value("physical_card_profile", "is_default", "not"),
    ask: ({ bank }) => (get(bank, "/physical_card_profiles")["data"] as Body[]).map((each) => each["is_default"]),
    right: [true],
    wrong: [false],
  },
  {
    ...value("card_payment", "elements", "without-last"),
    ask: (opened) => elements(opened).length,
    right: 1,
    wrong: 0,
  },
  {
    ...value("card_payment", "elements.*.category", "other", ["card_authorization", "card_refund"]),
    ask: (opened) => elements(opened).map(({ category }) => category),
    right: ["card_authorization"],
    wrong: ["card_refund"],
  },
  {
    // The authorization has a type of its own, wherever it is.
    ...value("card_authorization", "amount", "one-more"),
    ask: (opened) => {
      const { pending_transaction: pending } = authorize(opened) as { pending_transaction: { source: Body } };
      return (pending.source["card_authorization"] as Body)["amount"];
    },
    right: 5_00,
    wrong: 5_01,
  },
  {
    ...list("one-page"),
    ask: ({ bank }) => pages(bank, "limit=2"),
    right: [["Old", "Payroll"], ["Operating"]],
    wrong: [["Old", "Payroll"]],
  },
  { ...list("one-page"), ask: ({ bank }) => pages(bank, "limit=3"), right: [["Old", "Payroll", "Operating"]] },
  {
    ...list("lacks-last"),
    ask: ({ bank }) => pages(bank, "limit=2"),
    right: [["Old", "Payroll"], ["Operating"]],
    wrong: [["Old"], []],
  },
  { ...list("lacks-last"), ask: ({ bank }) => pages(bank, "program_id=none"), right: [[]] },
  {
    ...list("order"),
    ask: ({ bank }) => pages(bank, "limit=2"),
    right: [["Old", "Payroll"], ["Operating"]],
    wrong: [["Payroll", "Old"], ["Operating"]],
  },
  { ...list("order"), ask: ({ bank }) => pages(bank, "status.in=closed"), right: [["Old"]] },
  {
    ...filter("accounts.list", "status.in"),
    ask: ({ bank }) => pages(bank, "limit=1&status.in=open"),
    right: [["Payroll"], ["Operating"]],
    wrong: [["Old"], ["Payroll"], ["Operating"]],
  },
  {
    ...filter("accounts.list", "created_at.after"),
    ask: ({ bank }) => pages(bank, "created_at.after=2000-01-01T00:00:00Z"),
    right: [["Old", "Payroll", "Operating"]],
  },
  {
    ...filter("accounts.balance", "at_time"),
    ask: ({ bank, first }) => get(bank, `/accounts/${first}/balance?at_time=2025-01-01T00:00:00Z`)["current_balance"],
    right: 0,
    wrong: 100_000,
  },
  {
    place: "key/accounts.create",
    change: { kind: "key", operation: "accounts.create" },
    ask: createTwice,
    right: ["once", true, 4],
    wrong: ["once", false, 5],
  },
  {
    place: "key/cards.create",
    change: { kind: "key", operation: "cards.create" },
    ask: createTwice,
    right: ["once", true, 4],
  },
  {
    ...error("invalid_operation_error", "accepted"),
    ask: closeWithMoney,
    right: [409, "invalid_operation_error", 409],
    wrong: [200, "account", "open"],
  },
  {
    ...error("invalid_operation_error", "500"),
    ask: closeWithMoney,
    right: [409, "invalid_operation_error", 409],
    wrong: [500, "internal_server_error", 500],
  },
  {
    ...error("object_not_found_error", "accepted"),
    ask: ({ bank }) => send(bank, { method: "POST", path: "/accounts/account_none/close" }).status,
    right: 404,
  },
  {
    ...error("invalid_api_key_error", "accepted"),
    ask: ({ bank, second }) =>
      send(bank, { method: "POST", path: `/accounts/${second}/close`, headers: { authorization: "Bearer other" } })
        .status,
    right: 401,
    wrong: 200,
  },
  {
    ...permittedChanges["new-field"],
    ask: (opened) => [account(opened)["future_field"], elements(opened).map((element) => element["future_field"])],
    right: [undefined, [undefined]],
    wrong: ["future_value", ["future_value"]],
  },
  {
    ...permittedChanges["smaller-pages"],
    ask: ({ bank }) => pages(bank, "limit=2"),
    right: [["Old", "Payroll"], ["Operating"]],
    wrong: [["Old"], ["Payroll"], ["Operating"]],
  },
  {
    ...permittedChanges["smaller-pages"],
    ask: ({ bank }) => send(bank, { method: "GET", path: "/accounts?limit=0" }).status,
    right: 400,
  },
  {
    ...permittedChanges["other-detail"],
    ask: ({ bank }) => get(bank, "/accounts/account_none")["detail"],
    right: 'There is no account with the id "account_none" in this environment.',
    wrong: 'In other words: There is no account with the id "account_none" in this environment.',
  },
  {
    ...permittedChanges["lost-response"],
    ask: ({ bank }) => ["once", "once", "again"].map((key) => createWith(bank, { "idempotency-key": key }).fault?.kind),
    right: [undefined, undefined, undefined],
    wrong: ["drop_after_commit", undefined, "drop_after_commit"],
  },
  { ...permittedChanges["lost-response"], ask: ({ bank }) => createWith(bank, {}).fault, right: undefined },
  {
    ...permittedChanges["microseconds"],
    ask: ({ bank }) => {
      const time = "2026-01-01T00:00:00.000Z";
      const { created_at, name } = post(bank, "/accounts", { name: time });
      return [created_at, name];
    },
    right: ["2026-01-01T00:00:00.000Z", "2026-01-01T00:00:00.000Z"],
    wrong: ["2026-01-01T00:00:00.000000Z", "2026-01-01T00:00:00.000Z"],
  },
];

/** The elements of a Card Payment. */
function elements(opened: Opened): Body[] {
  authorize(opened);
  const { data } = get(opened.bank, "/card_payments") as { data: Body[] };
  return data.flatMap((payment) => payment["elements"] as Body[]);
}

function createWith(bank: Bank, headers: Record<string, string>): BankResponse {
  return bank.handle({
    method: "POST",
    path: "/accounts",
    headers: { authorization: `Bearer ${bank.apiKey}`, "content-type": "application/json", ...headers },
    body: JSON.stringify({ name: "A" }),
  });
}

test.each(rows)("changes $place only in what it is for, in row %#: $change", ({ place, change, ask, ...expected }) => {
  const { right, wrong = right } = expected;
  expect(rightAndWrong({ place, change }, () => ask(openBank()))).toEqual([right, wrong]);
  // A recorder answers rightly, and says where the wrong bank would not have.
  const answers: unknown[] = [];
  const places = reachedBy(() => answers.push(ask(openBank())));
  expect(answers).toEqual([right]);
  expect(places.includes(place)).toBe("wrong" in expected);
});
