import { stateMachines } from "@sandbank/engine/private/reference";
import type { Files } from "../files.ts";
import { drawCardPayment } from "./card-payment.ts";
import { drawPackages } from "./packages.ts";
import { drawStates, hasPicture, statePictureName } from "./states.ts";
import { drawWebhookRetries } from "./webhook-retries.ts";

/** The pictures of the documentation that follow from the code, by the names of their files. People keep the others. */
export function drawPictures(): Files {
  return new Map([
    ["card-payment.svg", drawCardPayment()],
    ["packages.svg", drawPackages()],
    ["webhook-retries.svg", drawWebhookRetries()],
    ...stateMachines
      .filter(hasPicture)
      .map((machine): [string, string] => [statePictureName(machine), drawStates(machine)]),
  ]);
}
