import type { CardPayment, CardPaymentList } from "@sandbank/contract";
import { equal, listPage } from "../../objects/lists.ts";
import type { Call, Handlers } from "../../resource-kit/operation.ts";
import type { World } from "../../state/world.ts";
import { authorize } from "./authorize.ts";
import { expire } from "./expire.ts";
import { increment } from "./increment.ts";
import { inquire } from "./inquire.ts";
import { existingPayment } from "./payment.ts";
import { refund } from "./refund.ts";
import { reverse } from "./reverse.ts";
import { settle } from "./settle.ts";

export const cardPaymentOperations = {
  "cardPayments.list": list,
  "cardPayments.retrieve": retrieve,
  "simulations.cardAuthorizations.create": authorize,
  "simulations.cardIncrements.create": increment,
  "simulations.cardReversals.create": reverse,
  "simulations.cardAuthorizationExpirations.create": expire,
  "simulations.cardSettlements.create": settle,
  "simulations.cardRefunds.create": refund,
  "simulations.cardBalanceInquiries.create": inquire,
} satisfies Handlers;

function list(world: World, { params }: Call<"cardPayments.list">): CardPaymentList {
  return listPage(world, "cardPayments.list", world.state.tables.cardPayments, params, {
    where: { account_id: equal(params.account_id), card_id: equal(params.card_id) },
  });
}

function retrieve(world: World, { id }: Call<"cardPayments.retrieve">): CardPayment {
  return existingPayment(world, id);
}
