import type { Account, DeclinedTransaction } from "@sandbank/contract";
import type { ComponentType } from "preact";
import type { ScreenName } from "../router/screens.ts";
import { type Paged, usePages, useRows } from "../store/use-pages.ts";
import { useRead } from "../store/use-read.ts";
import { Log } from "./log/log.tsx";

/** The content of a screen. */
interface ScreenContent {
  /** Loads the chunk of the screen. */
  readonly load: () => Promise<ComponentType>;
  /** A hook that returns the count that the navigation shows beside the title, such as `72`; null for none. */
  readonly useCount?: () => string | null;
}

/** The contents of all screens. Only the shell imports this file, so that no screen imports itself through its parts. */
export const contents: Readonly<Record<ScreenName, ScreenContent>> = {
  log: {
    load: async () => Log,
    useCount() {
      const trace = useRead("trace", { last: 0 });
      const count = trace.state === "ready" ? (trace.data["omitted"] as number) : 0;
      return count === 0 ? null : count.toLocaleString("en-US");
    },
  },
  accounts: {
    load: async () => (await import("./later.ts")).Accounts,
    useCount() {
      return countOfRows(usePages<Account>("/accounts?limit=100"));
    },
  },
  declines: {
    load: async () => (await import("./later.ts")).Declines,
    useCount() {
      const count = countOfRows(useRows<DeclinedTransaction>("/declined_transactions?limit=100"));
      return count === "0" ? null : count;
    },
  },
  webhooks: {
    load: async () => (await import("./later.ts")).Webhooks,
  },
  objects: {
    load: async () => (await import("./later.ts")).Objects,
  },
  simulate: {
    load: async () => (await import("./later.ts")).Simulate,
  },
};

/** A dialog over any screen. The value in the URL, such as `12-40`, says what it shows. */
export interface DialogContent {
  readonly title: string;
  readonly load: () => Promise<DialogComponent>;
}

type DialogComponent = ComponentType<{ readonly value: string }> & {
  /** Returns the title for a value. Default: that of the dialog. */
  readonly titleOf?: (value: string) => string;
};

/** The dialogs, by their names in the URL. */
export const dialogs: Readonly<Record<string, DialogContent>> = {
  clock: { title: "Clock", load: async () => (await import("./later.ts")).Clock },
  settings: { title: "Settings", load: async () => (await import("./later.ts")).Settings },
  share: { title: "Share", load: async () => (await import("./later.ts")).Share },
  compare: { title: "Compare two moments", load: async () => (await import("./later.ts")).Compare },
  act: { title: "Action", load: async () => (await import("./later.ts")).Action },
  fork: { title: "Fork the bank", load: async () => (await import("./later.ts")).ForkForm },
};

/** Loads the means to go to another instant, which the banner shows. */
export const loadScrubber = async () => (await import("./later.ts")).Scrubber;

/** Loads what the search offers to change: the forms, and the actions on an object. */
export const loadChanges = () => import("./later.ts");

/** Returns the number of rows, followed by a plus if more rows exist. */
function countOfRows({ read }: Paged<unknown>): string | null {
  return read.state === "ready" ? `${read.data.rows.length}${read.data.hasMore ? "+" : ""}` : null;
}
