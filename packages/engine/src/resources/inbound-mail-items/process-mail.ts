import type { Account, CheckDeposit, InboundMailItem } from "@sandbank/contract";
import { change } from "../../objects/objects.ts";
import { set } from "../../store/layered-map.ts";
import type { World } from "../../world/world.ts";
import { accept } from "../check-deposits/outcomes.ts";
import { place } from "../check-deposits/place.ts";

type Check = InboundMailItem["checks"][number];

/** Decides on every check of an item. `into` has the Account for each deposited check, null for each ignored one. */
export function processMail(world: World, item: InboundMailItem, into: readonly (Account | null)[]): InboundMailItem {
  const checks = item.checks.map((check, index): Check => {
    const account = into[index] ?? null;
    if (account === null) return { ...check, status: "ignored" };
    return { ...check, status: "deposited", check_deposit_id: deposit(world, item, check, account).id };
  });
  const { inboundMailItems } = world.state.tables;
  return change(world, inboundMailItems, item, { checks, status: "processed" }, "inbound_mail_item.updated");
}

/** With `checkDeposits: "manual"` the Check Deposit is created too, but its money waits for the simulations (D-93). */
function deposit(world: World, mail: InboundMailItem, check: Check, account: Account): CheckDeposit {
  const { amount, front_file_id: front, back_file_id: back } = check;
  const placed = place(world, account, { amount, front, back, mail });
  if (world.state.genesis.checkDeposits === "manual") return placed;
  set(world.state.unsubmittedDeposits, placed.id, true);
  return accept(world, account, placed, undefined);
}
