/** The parts of the page that load after the first screen, in one file. */
export { formTables } from "../generated/forms.ts";
export { Accounts } from "./accounts/accounts.tsx";
export { Clock } from "./clock/clock.tsx";
export { Compare } from "./compare/compare.tsx";
export { Declines } from "./declines/declines.tsx";
export { listActions } from "./objects/object-actions.tsx";
export { Objects } from "./objects/objects.tsx";
export { Settings } from "./settings/settings.tsx";
export { Share } from "./share/share.tsx";
export { Action } from "./simulate/action.tsx";
export { Simulate } from "./simulate/simulate.tsx";
export { ForkForm } from "./time-travel/fork-form.tsx";
export { Scrubber } from "./time-travel/scrubber.tsx";
export { Webhooks } from "./webhooks/webhooks.tsx";
