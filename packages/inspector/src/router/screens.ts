interface Row {
  /** Its name in the URL. */
  readonly name: string;
  readonly title: string;
  /** The letter that opens it after `g`. */
  readonly key: string;
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
  },
  {
    name: "accounts",
    title: "Accounts",
    key: "a",
    ids: ["account"],
  },
  {
    name: "declines",
    title: "Declines",
    key: "d",
    ids: ["declined_transaction"],
  },
  {
    name: "events",
    title: "Events",
    key: "e",
    ids: ["event", "event_subscription"],
  },
  {
    name: "objects",
    title: "Objects",
    key: "o",
    ids: ["*"],
  },
  {
    name: "simulate",
    title: "Simulate",
    key: "s",
  },
  {
    name: "clock",
    title: "Clock",
    key: "c",
  },
  {
    name: "coverage",
    title: "Coverage",
    key: "v",
  },
  {
    name: "settings",
    title: "Settings",
    key: ",",
  },
] as const satisfies readonly Row[];

export type ScreenName = (typeof rows)[number]["name"];

/** A screen for links, the navigation and the search. `screens/contents.ts` has its contents, which the shell loads. */
export interface Screen extends Row {
  readonly name: ScreenName;
}

/** All screens, in the order of the navigation, which has the settings apart. The first one is the start screen. */
export const screens: readonly Screen[] = rows;
