import type { ComponentType } from "preact";

/** A screen of the inspector. */
export interface Screen {
  /** Its name in the URL. */
  readonly name: string;
  readonly title: string;
  /** The letter that opens it after `g`. */
  readonly key: string;
  /** A description in one sentence, for the help and the search. */
  readonly summary: string;
  /** Loads the chunk of the screen. */
  readonly load: () => Promise<ComponentType>;
  /** A hook that returns the count that the navigation shows beside the title, such as `2 due`; null for none. */
  readonly useCount?: () => string | null;
  /**
   * The prefixes of the ids that the screen opens, such as `["account"]`. The prefix `*` stands for all objects that
   * the API retrieves and no other screen opens.
   */
  readonly ids?: readonly string[];
}
