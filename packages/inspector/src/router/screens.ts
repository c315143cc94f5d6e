import { capitalized } from "@sandbank/view/words/capitalized";
import { resourceOfPrefix } from "../words/find-resource.ts";

interface Row {
  /** The letter that opens it after `g`. */
  readonly key: string;
  /** The prefixes of the ids that the screen opens, such as `["account"]`. `*`: those that no other screen opens. */
  readonly ids?: readonly string[];
}

/** The screens by their names in the URL, which also are their titles. */
const rows = {
  log: { key: "l" },
  accounts: { key: "a", ids: ["account"] },
  declines: { key: "d", ids: ["declined_transaction"] },
  webhooks: { key: "w", ids: ["event", "event_subscription"] },
  objects: { key: "o", ids: ["*"] },
  simulate: { key: "s" },
} as const satisfies Readonly<Record<string, Row>>;

export type ScreenName = keyof typeof rows;

/** A screen for links, the navigation and the search. `screens/contents.ts` has its contents, which the shell loads. */
export interface Screen extends Row {
  readonly name: ScreenName;
  readonly title: string;
}

/** All screens, in the order of the navigation. The first one is the start screen. */
export const screens: readonly Screen[] = Object.entries<Row>(rows).map(([name, row]) => ({
  ...row,
  name: name as ScreenName,
  title: capitalized(name),
}));

/** Returns the screen that shows an object, by the prefix of its id; undefined if no screen does. */
export function screenOfId(id: string): Screen | undefined {
  const prefix = id.slice(0, id.lastIndexOf("_"));
  const named = (name: string) => screens.find(({ ids }) => ids?.includes(name));
  return named(prefix) ?? (resourceOfPrefix(prefix) && named("*"));
}
