import type { CardPayment } from "@sandbank/contract";
import { equal } from "../../objects/lists.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import { createListHandler } from "../../resource-kit/read-operations.ts";
import { refusedBy } from "../../resource-kit/refusal-rule.ts";
import type { World } from "../../world/world.ts";
import { authorize } from "./authorize.ts";
import { expire } from "./expire.ts";
import { increment } from "./increment.ts";
import { inquire } from "./inquire.ts";
import { existingPayment } from "./payment.ts";
import { refund } from "./refund.ts";
import { beganWithPurchase, expirationRules, refundRules, reversalRules, settlementRules } from "./refusals.ts";
import { reverse } from "./reverse.ts";
import { settle } from "./settle.ts";

export const cardPaymentOperations = {
  "cardPayments.list": createListHandler("cardPayments", (params) => ({
    where: { account_id: equal(params.account_id), card_id: equal(params.card_id) },
  })),
  "cardPayments.retrieve": retrieve,
  "simulations.cardAuthorizations.create": authorize,
  "simulations.cardIncrements.create": refusedBy(beganWithPurchase, increment),
  "simulations.cardReversals.create": refusedBy(reversalRules, reverse),
  "simulations.cardAuthorizationExpirations.create": refusedBy(expirationRules, expire),
  "simulations.cardSettlements.create": refusedBy(settlementRules, settle),
  "simulations.cardRefunds.create": refusedBy(refundRules, refund),
  "simulations.cardBalanceInquiries.create": inquire,
} satisfies Handlers;

function retrieve(world: World, { id }: Call<"cardPayments.retrieve">): CardPayment {
  return existingPayment(world, id);
}
