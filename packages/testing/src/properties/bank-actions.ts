import { cardActions } from "./card-actions.ts";
import { clockActions } from "./clock-actions.ts";
import { connectionActions } from "./connection-actions.ts";
import { sentTransferActions } from "./sent-transfer-actions.ts";
import { transferActions } from "./transfer-actions.ts";
import { webhookActions } from "./webhook-actions.ts";

/**
 * All built-in actions. Choose some by name, or spread the groups `transferActions`, `cardActions`, `sentTransferActions`,
 * `webhookActions`, `connectionActions` and `clockActions`.
 *
 * @example
 * ```ts
 * const { achCredit, duplicateWebhooks } = bankActions;
 * const actions = { achCredit, duplicateWebhooks };
 * ```
 */
export const bankActions = {
  ...transferActions,
  ...cardActions,
  ...sentTransferActions,
  ...webhookActions,
  ...connectionActions,
  ...clockActions,
};
