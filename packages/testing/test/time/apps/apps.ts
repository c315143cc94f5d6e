import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { type App, at, DAY_MS, HOUR_MS, laterDate, local, localInstant, MINUTE_MS } from "./app.ts";

/** The names of the objects that an app has made, the oldest first. */
const names = ({ bank }: Pick<Parameters<App["play"]>[0], "bank">) =>
  bank.accounts
    .list({ limit: 100 })
    .data.map(({ name }) => name)
    .toReversed()
    .slice(1);

export const apps: readonly App[] = [
  {
    mistake: "a job runs twice after a restart",
    shows: "month end 2026-01",
    line: /timer \(\S+apps?\.ts:\d+\) · \S+ POST \/accounts/,
    async play({ bank, client, time, isRight }) {
      const days = new Set<string>();
      const start = () => {
        const charge = () => {
          const name = `charge of ${local(Date.now()).date}`;
          days.add(name);
          return client.accounts.create({ name }, isRight ? { idempotencyKey: name } : {});
        };
        setTimeout(charge, MINUTE_MS);
        return setInterval(charge, DAY_MS);
      };
      const interval = start();
      await time.advance({ days: 2, hours: 1 });
      clearInterval(interval);
      start();
      await time.advance({ hours: 12 });
      assert.equal(new Set(names({ bank })).size, names({ bank }).length);
    },
  },
  {
    mistake: "a trial ends a day early at a change of daylight saving",
    shows: "a second before the change of daylight saving 2026-11-01",
    line: /POST \/accounts/,
    async play({ bank, client, time, isRight }) {
      const { date } = local(Date.now());
      const begin = localInstant(date, 0);
      const end = isRight ? localInstant(laterDate(date, 14), 0) : begin + 14 * DAY_MS;
      at(end, () => client.accounts.create({ name: "first charge" }));
      await time.advance({ days: 16 });
      const charged = bank.accounts.list().data[0]?.created_at ?? "";
      assert.equal(local(Date.parse(charged)).date, laterDate(date, 14));
    },
  },
  {
    mistake: "a cache outlives a balance",
    shows: "month end 2026-06",
    line: /hold expired/,
    async play({ bank, client, time, account, isRight }) {
      const { id: card_id } = bank.cards.create({ account_id: account });
      let cached: number | undefined;
      const readAvailable = async () => {
        if (cached === undefined) {
          cached = (await client.accounts.balance(account)).available_balance;
          setTimeout(
            () => {
              cached = undefined;
            },
            isRight ? MINUTE_MS : 8 * DAY_MS,
          );
        }
        return cached;
      };
      bank.simulations.cardAuthorizations.create({ card_id, amount: 100_00 });
      assert.equal(await readAvailable(), 900_00);
      await time.advance({ days: 7, minutes: 1 });
      assert.equal(await readAvailable(), 1_000_00);
    },
  },
  {
    mistake: "a retry never stops",
    shows: "year end 2027",
    line: /POST \/accounts · \S+ timer/,
    async play({ bank, client, time, isRight }) {
      bank.faults.arm({ kind: "insufficient_permissions_error", operation: "accounts.create", times: 100_000 });
      let attempts = 0;
      const send = async () => {
        attempts++;
        try {
          await client.accounts.create({ name: "order" });
        } catch {
          if (!isRight || attempts < 5) setTimeout(send, 10 * MINUTE_MS);
        }
      };
      setTimeout(send, MINUTE_MS);
      await time.advance({ hours: 6 });
      assert.ok(attempts <= 5, `${attempts} attempts`);
    },
  },
  {
    mistake: "a cron misses the month end",
    shows: "month end 2026-01",
    line: /timer \(\S+apps?\.ts:\d+\) · \S+ POST \/accounts/,
    async play({ bank, client, time, isRight }) {
      const state = () => client.accounts.create({ name: local(Date.now()).date });
      const nextMonth = () => {
        let { date } = local(Date.now());
        do date = laterDate(date, 1);
        while (!date.endsWith("-01"));
        at(localInstant(date, 0), () => {
          nextMonth();
          return state();
        });
      };
      if (isRight) nextMonth();
      else {
        const next = () =>
          at(Date.now() + 30 * DAY_MS, () => {
            next();
            return state();
          });
        next();
      }
      await time.advance({ days: 65 });
      assert.ok(names({ bank }).length >= 2);
      assert.ok(
        names({ bank }).every((name) => name.endsWith("-01")),
        String(names({ bank })),
      );
    },
  },
  {
    mistake: "a token expires in mid-run",
    shows: "month end 2026-01",
    line: /timer \(/,
    async play({ client, time, isRight }) {
      const newToken = () => ({ until: Date.now() + HOUR_MS });
      let ended = false;
      const run = async () => {
        let token = newToken();
        for (let page = 0; page < 10; page++) {
          if (isRight && token.until <= Date.now() + MINUTE_MS) token = newToken();
          assert.ok(token.until > Date.now(), "the token has expired");
          await client.accounts.list();
          await wait(10 * MINUTE_MS);
        }
        ended = true;
      };
      setTimeout(run, MINUTE_MS);
      await time.advance({ hours: 3 });
      assert.ok(ended);
    },
  },
  {
    mistake: "a timer of a month fires at once",
    shows: "month end 2026-01",
    line: /timer \(\S+apps?\.ts:\d+\) · \S+ POST \/accounts/,
    async play({ bank, client, time, isRight }) {
      const due = Date.now() + 30 * DAY_MS;
      const remind = () => client.accounts.create({ name: "reminder" });
      if (isRight) at(due, remind);
      else setTimeout(remind, 30 * DAY_MS);
      await time.advance({ days: 31 });
      assert.equal(Date.parse(bank.accounts.list().data[0]?.created_at ?? ""), due);
    },
  },
  {
    mistake: "a daily job leaves its hour at a change of daylight saving",
    shows: "a second before the change of daylight saving 2027-03-14",
    line: /timer \(\S+apps?\.ts:\d+\) · \S+ POST \/accounts/,
    async play({ bank, client, time, isRight }) {
      const report = () => client.accounts.create({ name: "report" });
      const first = localInstant(laterDate(local(Date.now()).date, -1), 9);
      if (isRight) {
        const next = () =>
          at(localInstant(laterDate(local(Date.now()).date, 1), 9), () => {
            next();
            return report();
          });
        next();
      } else {
        const next = (instant: number) =>
          at(instant, () => {
            next(instant + DAY_MS);
            return report();
          });
        next(first + 2 * DAY_MS);
      }
      await time.advance({ days: 3 });
      const hours = bank.accounts.list({ limit: 2 }).data.map(({ created_at }) => local(Date.parse(created_at)).hour);
      assert.deepEqual(hours, [9, 9]);
    },
  },
  {
    mistake: "a renewal comes a day early in a leap year",
    shows: "year end 2027",
    line: /POST \/accounts/,
    async play({ bank, client, time, isRight }) {
      const { date } = local(Date.now());
      const [year = "", ...rest] = date.split("-");
      const later = `${Number(year) + 1}-${rest.join("-")}`;
      // There is no 29 February: the renewal is then on 1 March.
      const renewal = isRight
        ? new Date(Date.UTC(Number(year) + 1, Number(rest[0]) - 1, Number(rest[1]))).toISOString().slice(0, 10)
        : laterDate(date, 365);
      at(localInstant(renewal, 12), () => client.accounts.create({ name: "renewal" }));
      await time.advance({ days: 368 });
      const created = bank.accounts.list().data[0]?.created_at ?? "";
      assert.ok(local(Date.parse(created)).date >= later, `${created} is before ${later}`);
    },
  },
  {
    mistake: "a dunning letter is sent although the payment has arrived",
    shows: "bank holiday 2027-07-05",
    line: /ACH transfer accepted · \S+ timer \(\S+apps?\.ts:\d+\)/,
    async play({ bank, client, time, account, isRight }) {
      const { id: account_number_id } = bank.accountNumbers.create({ account_id: account, name: "Incoming" });
      const dueAt = Date.now() + 3 * DAY_MS;
      const resolve_at = new Date(dueAt).toISOString();
      bank.simulations.inboundAchTransfers.create({ account_number_id, amount: 50_00, resolve_at });
      const readPaid = async () => (await client.accounts.balance(account)).current_balance > 1_000_00;
      const paidBefore = await readPaid();
      let letters = 0;
      at(dueAt, async () => {
        if (!(isRight ? await readPaid() : paidBefore)) letters++;
      });
      await time.advance({ days: 4 });
      assert.equal(letters, 0);
    },
  },
  {
    mistake: "a slow run overlaps with the next one",
    shows: "month end 2026-01",
    line: /POST \/accounts · \S+ timer/,
    async play({ bank, client, time, isRight }) {
      const open = ["order 1", "order 2", "order 3"];
      let isRunning = false;
      const payAll = async () => {
        if (isRight && isRunning) return;
        isRunning = true;
        for (const order of [...open]) {
          await client.accounts.create({ name: order });
          await wait(4 * MINUTE_MS);
          open.splice(open.indexOf(order), 1);
        }
        isRunning = false;
      };
      setInterval(payAll, 10 * MINUTE_MS);
      await time.advance({ minutes: 21 });
      assert.deepEqual(names({ bank }), ["order 1", "order 2", "order 3"]);
    },
  },
  {
    mistake: "a report has the date at which the process began",
    shows: "month end 2026-01",
    line: /POST \/accounts/,
    async play({ bank, client, time, isRight }) {
      const began = local(Date.now()).date;
      setInterval(() => client.accounts.create({ name: isRight ? local(Date.now()).date : began }), DAY_MS);
      await time.advance({ days: 2 });
      const [latest] = bank.accounts.list().data;
      assert.equal(latest?.name, local(Date.parse(latest?.created_at ?? "")).date);
    },
  },
];
