// The builds of other packages contain what they use of this module.

export { isBusinessDay } from "../calendar/business-days.ts";
export { cutOffs } from "../calendar/cut-offs.ts";
export { formatDay } from "../calendar/days.ts";
export { toInstant } from "../calendar/local-time.ts";
export { dollars } from "../money/dollars.ts";
export { toTime } from "../ports/instant.ts";
export { nearestWithin } from "../store/distance.ts";
export { firstCharacters } from "../store/first-characters.ts";
export { legacyHeaderProblem } from "../webhooks/legacy-header-name.ts";
