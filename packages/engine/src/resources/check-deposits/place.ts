import type { Account, CheckDeposit, InboundMailItem } from "@sandbank/contract";
import { add } from "../../objects/objects.ts";
import { pendingTransactionSource } from "../../objects/sources.ts";
import { hold } from "../../rails/hold.ts";
import { newId, readNow, type World } from "../../world/world.ts";
import { toRoute } from "./route.ts";

/** A check to deposit that has passed all checks. */
export interface Check {
  /** Minor units, more than zero. */
  readonly amount: number;
  readonly front: CheckDeposit["front_image_file_id"];
  readonly back: NonNullable<CheckDeposit["back_image_file_id"]>;
  readonly description?: string | undefined;
  readonly idempotencyKey?: string | null;
  /** The Inbound Mail Item that contained it, if any. */
  readonly mail?: Pick<InboundMailItem, "id" | "lockbox_recipient_id">;
}

/** Creates a pending Check Deposit and its Pending Transaction. */
export function place(
  world: World,
  account: Account,
  { amount, front, back, description, idempotencyKey = null, mail }: Check,
): CheckDeposit {
  const deposit: CheckDeposit = {
    id: newId(world, "check_deposit"),
    account_id: account.id,
    amount,
    back_image_file_id: back,
    created_at: readNow(world),
    deposit_acceptance: null,
    deposit_adjustments: [],
    deposit_rejection: null,
    deposit_return: null,
    deposit_submission: null,
    description: description ?? null,
    front_image_file_id: front,
    idempotency_key: idempotencyKey,
    inbound_funds_hold: null,
    inbound_mail_item_id: mail?.id ?? null,
    lockbox_recipient_id: mail?.lockbox_recipient_id ?? null,
    status: "pending",
    transaction_id: null,
    type: "check_deposit",
  };
  add(world, world.state.tables.checkDeposits, deposit, "check_deposit.created");
  hold(world, account, {
    amount,
    description: "Check deposit",
    ...toRoute(deposit),
    source: pendingTransactionSource("check_deposit_instruction", {
      amount,
      back_image_file_id: back,
      check_deposit_id: deposit.id,
      currency: "USD",
      front_image_file_id: front,
    }),
  });
  return deposit;
}
