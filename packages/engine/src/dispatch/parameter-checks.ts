import { railParameterChecks } from "../declines/parameter-checks.ts";
import type { ParameterChecks } from "../resource-kit/parameter-check.ts";
import { accountParameterChecks } from "../resources/accounts/parameter-checks.ts";
import { eventSubscriptionParameterChecks } from "../resources/event-subscriptions/parameter-checks.ts";
import { inboundMailItemParameterChecks } from "../resources/inbound-mail-items/parameter-checks.ts";
import { physicalCardProfileParameterChecks } from "../resources/physical-card-profiles/parameter-checks.ts";
import { realTimeDecisionParameterChecks } from "../resources/real-time-decisions/parameter-checks.ts";

/** By operation. What they find is listed beside the faults that the schema finds (D-05). */
export const parameterChecks: ParameterChecks = {
  ...accountParameterChecks,
  ...eventSubscriptionParameterChecks,
  ...inboundMailItemParameterChecks,
  ...physicalCardProfileParameterChecks,
  ...railParameterChecks,
  ...realTimeDecisionParameterChecks,
};
