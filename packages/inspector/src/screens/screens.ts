import type { Account, DeclinedTransaction } from "@sandbank/contract";
import type { Read } from "../store/cache.ts";
import type { Pages } from "../store/page-list.ts";
import { useArmedFaults } from "../store/use-armed-faults.ts";
import { usePages } from "../store/use-pages.ts";
import { useRead } from "../store/use-read.ts";
import { declinesPath } from "./declines/declines-path.ts";
import type { Screen } from "./screen.ts";

/** All screens, in the order of the navigation. The first one is the start screen. */
export const screens: readonly Screen[] = [
  {
    name: "log",
    title: "Log",
    key: "l",
    summary: "Requests, moves of the clock and deliveries, each with its result.",
    load: async () => (await import("./log/log.tsx")).Log,
    useCount() {
      const trace = useRead("trace", { last: 0 });
      const count = trace.state === "ready" ? (trace.data["omitted"] as number) : 0;
      return count === 0 ? null : count.toLocaleString("en-US");
    },
  },
  {
    name: "accounts",
    title: "Accounts",
    key: "a",
    summary: "Balances over time, and why available is less than current.",
    ids: ["account"],
    load: async () => (await import("./accounts/accounts.tsx")).Accounts,
    useCount() {
      return countOfRows(usePages<Account>("/accounts?limit=100"));
    },
  },
  {
    name: "declines",
    title: "Declines",
    key: "d",
    summary: "What was declined, and why: the rules in order, and what would have been approved.",
    ids: ["declined_transaction"],
    load: async () => (await import("./declines/declines.tsx")).Declines,
    useCount() {
      const count = countOfRows(usePages<DeclinedTransaction>(declinesPath));
      return count === "0" ? null : count;
    },
  },
  {
    name: "events",
    title: "Events",
    key: "e",
    summary: "What happened, to which URLs it was sent, and what they responded.",
    load: async () => (await import("./events/events.tsx")).Events,
    ids: ["event", "event_subscription"],
  },
  {
    name: "objects",
    title: "Objects",
    key: "o",
    summary: "Every object of the bank, with its states and its history.",
    load: async () => (await import("./objects/objects.tsx")).Objects,
    ids: ["*"],
  },
  {
    name: "simulate",
    title: "Simulate",
    key: "s",
    summary: "Forms for card payments, transfers, checks and mail that others send.",
    load: async () => (await import("./simulate/simulate.tsx")).Simulate,
  },
  {
    name: "clock",
    title: "Clock",
    key: "c",
    summary: "What will happen, and when.",
    load: async () => (await import("./clock/clock.tsx")).Clock,
    useCount() {
      const due = useRead("clock.due", { limit: 100 });
      if (due.state !== "ready" || due.data.data.length === 0) return null;
      return due.data.data.length === 100 ? "100+ due" : `${due.data.data.length} due`;
    },
  },
  {
    name: "faults",
    title: "Faults",
    key: "f",
    summary: "Faults that are armed for requests and deliveries.",
    load: async () => (await import("./faults/faults.tsx")).Faults,
    useCount() {
      const count = useArmedFaults();
      return count === 0 ? null : String(count);
    },
  },
  {
    name: "coverage",
    title: "Coverage",
    key: "v",
    summary: "What the banks have reached of the API, and programs that reach the rest.",
    load: async () => (await import("./coverage/coverage.tsx")).Coverage,
  },
  {
    name: "time-travel",
    title: "Time travel",
    key: "t",
    summary: "The bank as it was at any time, and what happened then.",
    load: async () => (await import("./time-travel/time-travel.tsx")).TimeTravel,
  },
  {
    name: "session",
    title: "Session",
    key: "x",
    summary: "Save the session as a file or a link, or open another one.",
    load: async () => (await import("./session/session.tsx")).Session,
  },
  {
    name: "settings",
    title: "Settings",
    key: ",",
    summary: "Banks and keys, webhook secrets, the version, and the colours and keys of this page.",
    load: async () => (await import("./settings/settings.tsx")).Settings,
  },
];

/** Returns the number of rows, followed by a plus if more rows exist. */
function countOfRows({ read }: { readonly read: Read<Pages<unknown>> }): string | null {
  if (read.state !== "ready") return null;
  const { rows, hasMore } = read.data;
  return hasMore ? `${rows.length}+` : String(rows.length);
}
