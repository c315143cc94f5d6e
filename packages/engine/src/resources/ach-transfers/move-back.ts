import type { AchTransfer, Transaction } from "@sandbank/contract";
import { achTransferReturnCodes } from "@sandbank/contract";
import { derivedDigits } from "../../digits/derived-digits.ts";
import { canReceive } from "../../money/balances.ts";
import { existing } from "../../objects/objects.ts";
import { transactionSource } from "../../objects/sources.ts";
import { findTransfer, nextStatus, updateTransfer } from "../../rails/outbound-transfer.ts";
import { post } from "../../rails/post.ts";
import type { moneyRules } from "../../refusals/account-refusals.ts";
import type { Call } from "../../resource-kit/operation.ts";
import type { RequireAll } from "../../resource-kit/refusal-rule.ts";
import { readNow, type World } from "../../world/world.ts";
import { achRail } from "./ach-rail.ts";
import { releaseFunds } from "./funds-hold.ts";

/** Returns a submitted transfer, as the receiving bank does, even if the balance does not cover it (D-85). */
export function returnTransfer(
  world: World,
  { id, params }: Call<"simulations.achTransfers.return">,
  requireAll: RequireAll<typeof moneyRules>,
): AchTransfer {
  return moveBack(world, requireAll, { id, trigger: "return", describe: (name) => `Return of ${name}` }, (transfer) => {
    const reason = params.reason ?? (transfer.amount < 0 ? "insufficient_fund" : "no_account"); // O-10
    const details = {
      addenda_information: params.addenda_information ?? null,
      created_at: readNow(world),
      raw_return_reason_code: achTransferReturnCodes[reason],
      return_reason_code: reason,
      // The routing number of the receiving bank without the checksum, then a number.
      trace_number: transfer.routing_number.slice(0, 8) + derivedDigits("return trace number", id, 7),
      transfer_id: transfer.id,
    };
    return {
      source: (transaction_id) => transactionSource("ach_transfer_return", { ...details, transaction_id }),
      changes: (transaction_id) => ({ return: { ...details, transaction_id } }),
    };
  });
}

/** Rejects a transfer before its submission. */
export function reject(
  world: World,
  { id }: Call<"simulations.achTransfers.reject">,
  requireAll: RequireAll<typeof moneyRules>,
): AchTransfer {
  return moveBack(world, requireAll, { id, trigger: "reject", describe: (name) => `Rejection of ${name}` }, () => ({
    source: () => transactionSource("ach_transfer_rejection", { transfer_id: id }),
    changes: () => ({}),
  }));
}

interface Move {
  readonly id: AchTransfer["id"];
  readonly trigger: "return" | "reject";
  readonly describe: (name: string) => string;
}

/** What a move back records on the Transaction and on the transfer. */
interface Recorded {
  readonly source: (id: Transaction["id"]) => Transaction["source"];
  readonly changes: (id: Transaction["id"]) => Partial<AchTransfer>;
}

/** Posts the opposite of the intention. An open hold ends first. */
function moveBack(
  world: World,
  requireAll: RequireAll<typeof moneyRules>,
  { id, trigger, describe }: Move,
  record: (transfer: AchTransfer) => Recorded,
): AchTransfer {
  const transfer = findTransfer(world, achRail, id);
  const { amount, inbound_funds_hold: held, statement_descriptor: name, transaction_id: intention } = transfer;
  const status = nextStatus(world, achRail, transfer, trigger);
  const account = existing(world.state.tables.accounts, "account", transfer.account_id);
  // The money of an open hold is still there.
  requireAll({ account, fits: held?.status === "held" || canReceive(world, account, amount) });
  const { source, changes } = record(transfer);
  const released = releaseFunds(world, transfer);
  const transaction = post(world, account, {
    amount,
    description: describe(name),
    from: "bank/ach",
    source,
    returnOf: amount < 0 ? intention : null,
  });
  return updateTransfer(world, achRail, transfer, { status, ...released, ...changes(transaction.id) });
}
