import { stateMachines } from "@sandbank/engine/reference";
import type { Files } from "../files.ts";
import { drawBalance } from "./balance.ts";
import { drawHoldSettlementRefund } from "./hold-settlement-refund.ts";
import { drawLoanMonth } from "./loan-month.ts";
import { drawPackages } from "./packages.ts";
import { drawStates, hasPicture, statePictureName } from "./states.ts";
import { drawWebhookRetries } from "./webhook-retries.ts";

/**
 * Every picture of the documentation, by the name of its file. Each shows what a bank did when the picture was drawn, but
 * `packages.svg`, which shows the packages.
 */
export function drawPictures(): Files {
  return new Map([
    ["balance.svg", drawBalance()],
    ["hold-settlement-refund.svg", drawHoldSettlementRefund()],
    ["loan-month.svg", drawLoanMonth()],
    ["packages.svg", drawPackages()],
    ["webhook-retries.svg", drawWebhookRetries()],
    ...stateMachines
      .filter(hasPicture)
      .map((machine): [string, string] => [statePictureName(machine), drawStates(machine)]),
  ]);
}
