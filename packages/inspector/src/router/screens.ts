interface Row {
  /** Its name in the URL. */
  readonly name: string;
  readonly title: string;
  /** The letter that opens it after `g`. */
  readonly key: string;
  /** A description in one sentence, for the help and the search. */
  readonly summary: string;
  /**
   * The prefixes of the ids that the screen opens, such as `["account"]`. The prefix `*` stands for all objects that
   * the API retrieves and no other screen opens.
   */
  readonly ids?: readonly string[];
}

const rows = [
  {
    name: "log",
    title: "Log",
    key: "l",
    summary: "Requests, moves of the clock and deliveries, each with its result.",
  },
  {
    name: "accounts",
    title: "Accounts",
    key: "a",
    summary: "Balances over time, and why available is less than current.",
    ids: ["account"],
  },
  {
    name: "declines",
    title: "Declines",
    key: "d",
    summary: "What was declined, and why: the rules in order, and what would have been approved.",
    ids: ["declined_transaction"],
  },
  {
    name: "events",
    title: "Events",
    key: "e",
    summary: "What happened, to which URLs it was sent, and what they responded.",
    ids: ["event", "event_subscription"],
  },
  {
    name: "objects",
    title: "Objects",
    key: "o",
    summary: "Every object of the bank, with its states and its history.",
    ids: ["*"],
  },
  {
    name: "simulate",
    title: "Simulate",
    key: "s",
    summary: "Forms for card payments, transfers, checks and mail that others send.",
  },
  {
    name: "clock",
    title: "Clock",
    key: "c",
    summary: "What will happen, and when.",
  },
  {
    name: "faults",
    title: "Faults",
    key: "f",
    summary: "Faults that are armed for requests and deliveries.",
  },
  {
    name: "coverage",
    title: "Coverage",
    key: "v",
    summary: "What the banks have reached of the API, and programs that reach the rest.",
  },
  {
    name: "time-travel",
    title: "Time travel",
    key: "t",
    summary: "The bank as it was at any time, and what happened then.",
  },
  {
    name: "session",
    title: "Session",
    key: "x",
    summary: "Save the session as a file or a link, or open another one.",
  },
  {
    name: "settings",
    title: "Settings",
    key: ",",
    summary: "Banks and keys, webhook secrets, the version, and the colours and keys of this page.",
  },
] as const satisfies readonly Row[];

export type ScreenName = (typeof rows)[number]["name"];

/** A screen for links, the navigation and the search. `screens/contents.ts` has its contents, which the shell loads. */
export interface Screen extends Row {
  readonly name: ScreenName;
}

/** All screens, in the order of the navigation. The first one is the start screen. */
export const screens: readonly Screen[] = rows;
