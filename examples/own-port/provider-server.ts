import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

interface Card {
  readonly account: Account;
  readonly perDay: number;
  readonly uses: { readonly cents: number; readonly responseCode: string }[];
}

interface Account {
  cents: number;
  readonly cards: Map<string, string>;
}

type Body = Readonly<Record<string, unknown>>;

class Refused extends Error {
  readonly code: string;
  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

/**
 * Stands in for the hosted sandbox of a provider with an API of its own:
 * amounts are decimals, pages have numbers, and a decline is a code of ISO
 * 8583. It is here so that CI needs no account anywhere.
 */
export async function startProvider(token: string) {
  const accounts = new Map<string, Account>();
  const cards = new Map<string, Card>();

  const server = createServer(async (request, response) => {
    const [status, answer] = await answerTo(request).then(
      (result): [number, object] => [200, { result }],
      ({ code = "ERROR", message }: Refused): [number, object] => [
        422,
        { error: { code, text: message } },
      ],
    );
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(answer));
  });

  async function answerTo(request: IncomingMessage): Promise<object> {
    if (request.headers["x-api-token"] !== token)
      throw new Refused("TOKEN", "The token is unknown.");
    const { pathname, searchParams } = new URL(
      request.url ?? "/",
      "http://localhost",
    );
    const [, kind, id = "", what] = pathname.split("/");
    const body: Body =
      request.method === "POST" ? ((await json(request)) as Body) : {};
    switch (`${request.method} ${kind} ${what ?? ""}`.trim()) {
      case "POST accounts":
        return open();
      case "GET account":
        return { spendable: amountOf(found(accounts, id).cents) };
      case "POST account cards":
        return issue(found(accounts, id), body);
      case "POST account credits":
        found(accounts, id).cents += centsIn(body["amount"]);
        return {};
      case "POST card uses":
        return use(found(cards, id), centsIn(body["amount"]));
      case "GET card uses":
        return pageOf(found(cards, id), Number(searchParams.get("page") ?? 1));
      default:
        throw new Refused("PATH", `There is no ${request.method} ${pathname}.`);
    }
  }

  function open() {
    const id = `A${accounts.size + 1}`;
    accounts.set(id, { cents: 0, cards: new Map() });
    return { id };
  }

  function issue(account: Account, body: Body) {
    const reference = String(body["clientReference"]);
    const perDay = centsIn(body["perDay"]);
    if (perDay < 0) throw new Refused("PER_DAY", "perDay is negative.");
    const token = account.cards.get(reference) ?? `C${cards.size + 1}`;
    if (!account.cards.has(reference)) {
      account.cards.set(reference, token);
      cards.set(token, { account, perDay, uses: [] });
    }
    return { cardNumberToken: token };
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function use(card: Card, cents: number) {
  const spent = card.uses
    .filter(({ responseCode }) => responseCode === "00")
    .reduce((sum, { cents }) => sum + cents, 0);
  const responseCode =
    spent + cents > card.perDay
      ? "61"
      : cents > card.account.cents
        ? "51"
        : "00";
  if (responseCode === "00") card.account.cents -= cents;
  card.uses.push({ cents, responseCode });
  return { responseCode };
}

/** The payments of a page, the oldest first. A page has one payment. */
function pageOf({ uses }: Card, number: number) {
  const items = uses
    .slice(number - 1, number)
    .map(({ cents, responseCode }) => ({
      amount: amountOf(cents),
      responseCode,
    }));
  return { items, hasMore: number < uses.length };
}

function found<Value>(map: ReadonlyMap<string, Value>, id: string): Value {
  const value = map.get(id);
  if (value === undefined) throw new Refused("UNKNOWN", `${id} is unknown.`);
  return value;
}

const amountOf = (cents: number) => ({ value: (cents / 100).toFixed(2) });
const centsIn = (amount: unknown) =>
  Number((amount as { value: string }).value.replace(".", ""));
