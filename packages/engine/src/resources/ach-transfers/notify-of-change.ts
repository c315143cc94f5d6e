import type { AchTransfer, AchTransferChangeCode } from "@sandbank/contract";
import { correctedFields } from "@sandbank/contract";
import { findTransfer, nextStatus, updateTransfer } from "../../rails/outbound-transfer.ts";
import type { Call } from "../../resource-kit/operation.ts";
import { readNow, type World } from "../../world/world.ts";
import { achRail } from "./ach-rail.ts";

type NotificationCall = Call<"simulations.achTransfers.createNotificationOfChange">;
type Corrections = Omit<AchTransfer["notifications_of_change"][number], "created_at">;

/** The older body of the simulation (O-07). */
interface OlderParams {
  readonly change_code: AchTransferChangeCode;
  readonly corrected_data: string;
}

/** The code of each combination of account number, routing number and kind of the account, in this order. */
const codes: Readonly<Record<string, AchTransferChangeCode>> = {
  account: "incorrect_account_number",
  routing: "incorrect_routing_number",
  "account routing": "incorrect_routing_number_and_account_number",
  funding: "incorrect_transaction_code",
  "account funding": "incorrect_account_number_and_transaction_code",
  "account routing funding": "incorrect_routing_number_account_number_and_transaction_code",
};

/** Adds a correction of the receiving bank to a transfer. */
export function notifyOfChange(world: World, { id, params }: NotificationCall): AchTransfer {
  const transfer = findTransfer(world, achRail, id);
  const status = nextStatus(world, achRail, transfer, "create_notification_of_change");
  const corrections = "change_code" in params ? readOlder(params as unknown as OlderParams) : readCorrections(params);
  const notification = { ...corrections, created_at: readNow(world) };
  const notifications_of_change = [...transfer.notifications_of_change, notification];
  return updateTransfer(world, achRail, transfer, { status, notifications_of_change });
}

function readCorrections(params: NotificationCall["params"]): Corrections {
  const {
    corrected_account_funding = null,
    corrected_account_number = null,
    corrected_individual_id = null,
    corrected_routing_number = null,
  } = params;
  const given = [
    ...(corrected_account_number === null ? [] : ["account"]),
    ...(corrected_routing_number === null ? [] : ["routing"]),
    ...(corrected_account_funding === null ? [] : ["funding"]),
  ];
  return {
    change_code: codes[given.join(" ")] ?? "incorrect_individual_identification_number",
    corrected_account_funding,
    corrected_account_number,
    corrected_individual_id,
    corrected_routing_number,
  };
}

function readOlder({ change_code, corrected_data }: OlderParams): Corrections {
  const field = correctedFields[change_code];
  return { ...readCorrections(field === undefined ? {} : { [field]: corrected_data }), change_code };
}
