import { setTimeout as sleep } from "node:timers/promises";
import { createBank } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { Pool } from "pg";
import { migrate } from "../app.ts";
import { AppProcess } from "./app-process.ts";
import { type Fault, faults } from "./faults.ts";
import { startProxy } from "./proxy.ts";
import { randomFrom } from "./random.ts";
import { serveBank } from "./serve-bank.ts";

export interface ChaosOptions {
  /** The folder of PostgreSQL's socket. */
  readonly host: string;
  readonly fault: Fault;
  /** The driver of the app: `pg` is that of the example, and the default. */
  readonly driver?: "pg" | "postgres";
  /** How often the fault happens. */
  readonly times: number;
  /** How many Transactions the bank makes: `times` or more. */
  readonly events: number;
  /** Other seeds play other deliveries and faults. */
  readonly seed: number;
}

export interface ChaosReport {
  readonly events: number;
  readonly deliveries: number;
  /** The deliveries that were not answered with 200. */
  readonly failures: number;
  readonly faults: number;
  /** The Transactions without an entry, and those with several. */
  readonly lost: number;
  readonly twice: number;
  /** The balance in cents: at the bank, and of the app. */
  readonly balances: readonly [bank: number, app: number];
}

const url = "https://app.test/webhooks";
const programs = {
  pg: new URL("../main.ts", import.meta.url),
  postgres: new URL("postgres-js-app.ts", import.meta.url),
} as const;

/**
 * Plays a bank that delivers each Event one to three times to three processes of the app, while a fault happens at random.
 * Removes all tables of the database first.
 */
export async function play({ host, fault, driver = "pg", times, events, seed }: ChaosOptions): Promise<ChaosReport> {
  const random = randomFrom(seed);
  const pool = new Pool({ host, user: "postgres", database: "postgres", max: 1 });
  await pool.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  await migrate(pool);

  const bank = createBank({ environment: "live" }); // the sandbox repeats no webhook
  const account_id = bank.accounts.create({ name: "Operating" }).id;
  const { id } = bank.eventSubscriptions.create({
    url,
    selected_event_categories: [{ event_category: "transaction.created" }],
  });
  const server = await serveBank(bank);
  const proxy = await startProxy(host);
  const env = {
    PGHOST: proxy.host,
    PGUSER: "postgres",
    PGDATABASE: "postgres",
    PGAPPNAME: "app",
    SANDBANK_URL: server.url,
    SANDBANK_API_KEY: bank.apiKey,
    WEBHOOK_SECRET: bank.webhooks.secret(id),
  };
  const open = () => new AppProcess(programs[driver], env);
  const processes = [open(), open(), open()] as const;

  const counts = { deliveries: 0, failures: 0, faults: 0 };
  let untilFault = 0;
  let happening = Promise.resolve();
  /** Sends a webhook of the bank to one to three processes, as a network does that repeats requests. */
  async function deliver(request: Request): Promise<Response> {
    const webhook = { method: "POST", headers: request.headers, body: await request.text() };
    const copies = Array.from({ length: 1 + random(3) }, () => processes[random(3)]?.deliver(webhook));
    counts.deliveries += copies.length;
    if (--untilFault === 0) {
      counts.faults++;
      // A moment later the processes are in the middle of their work.
      happening = sleep(random(20)).then(() => faults[fault]({ processes, proxy, pool, random }));
      happening.catch(() => {}); // awaited below
    }
    const isHandled = await Promise.all(copies);
    counts.failures += isHandled.filter((each) => !each).length;
    // The bank sees one success, and must be able to rely on it.
    return new Response(null, { status: isHandled.includes(true) ? 200 : 503 });
  }
  const deliverer = createDeliverer(bank, { receivers: { [url]: deliver }, signTime: "machine" });

  const transactions: string[] = [];
  try {
    await Promise.all(processes.map((each) => each.start()));
    for (let round = 1; round <= times; round++) {
      const last = Math.floor((events * round) / times);
      // The fault happens at one of the deliveries of the round.
      untilFault = 1 + random(last - transactions.length);
      while (transactions.length < last) {
        const payment = bank.network.interestPayments.create({ account_id, amount: 1 + random(100_00) });
        transactions.push(payment.id);
      }
      await deliverer.advance({ minutes: 1 }); // also repeats what failed
      await happening;
    }
    await deliverer.advance({ days: 4 }); // a bank repeats a webhook for 72 hours
    await Promise.all(processes.map((each) => each.kill()));

    const bookings = await countBookings(pool, transactions);
    const booked = await pool.query("SELECT amount FROM balances WHERE account_id = $1", [account_id]);
    const balances = [bank.accounts.balance(account_id).current_balance, Number(booked.rows[0]?.amount)] as const;
    return { events, ...counts, ...bookings, balances };
  } finally {
    deliverer.close();
    await Promise.allSettled(processes.map((each) => each.kill()));
    server.close();
    proxy.close();
    await pool.end();
  }
}

/** Counts the Transactions that the app has not booked, and those that it has booked several times. */
async function countBookings(pool: Pool, transactions: readonly string[]) {
  const { rows } = await pool.query("SELECT transaction_id AS id, count(*)::int AS times FROM entries GROUP BY id");
  const times = new Map<string, number>(rows.map((row) => [row.id, row.times]));
  return {
    lost: transactions.filter((id) => !times.has(id)).length,
    twice: transactions.filter((id) => (times.get(id) ?? 0) > 1).length,
  };
}
