import type { Switch } from "./assumption.ts";

/**
 * The options with which a user selects another behaviour than the one that an assumption describes. They are apart from
 * the assumptions, so that the engine can read the defaults without loading the text.
 */
export const switches = {
  unknownFields: { option: "unknownFields", values: ["reject", "ignore"], default: "reject" },
  rateLimit: { option: "rateLimit", values: [null, "{ perSecond }"], default: null },
  schedules: { option: "schedules", values: [null, "sandbox", "live"], default: null },
  checkDeposits: { option: "checkDeposits", values: ["automatic", "manual"], default: "automatic" },
} as const satisfies Readonly<Record<string, Switch>>;

/** The default of each option that an assumption has, by the name of the option. Null means that the option is not set. */
export const switchDefaults = {
  unknownFields: switches.unknownFields.default,
  rateLimit: switches.rateLimit.default,
  schedules: switches.schedules.default,
  checkDeposits: switches.checkDeposits.default,
} as const;
