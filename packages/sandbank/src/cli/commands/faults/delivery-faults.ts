import { UsageError } from "../../../errors/usage-error.ts";
import { adminCommand } from "../../admin-command.ts";
import type { Command } from "../../command.ts";
import { exitCodes } from "../../exit-codes.ts";
import { printResult } from "../../output/print-result.ts";
import { deliveryFaultsLine } from "./fault-lines.ts";

const setting = adminCommand("delivery_faults.set", {
  short: "Set how often deliveries of webhooks go wrong",
  summary: "Prints how often deliveries of webhooks go wrong, or sets it. `off` clears all delivery faults.",
  print: deliveryFaultsLine,
});

export const deliveryFaultsCommand: Command = {
  ...setting,
  positional: [
    {
      name: "off",
      summary: "`off` clears all delivery faults. Without it and without flags, prints those that are set.",
      values: ["off"],
      optional: true,
    },
  ],
  examples: ["delivery-faults", ...setting.examples],
  async run(call) {
    const { args, flags, io, client } = call;
    const isOff = args["off"] !== undefined;
    const isSet = Object.keys(setting.flags ?? {}).some((name) => flags[name] !== undefined);
    if (isOff && isSet) throw new UsageError("`off` clears all delivery faults. Write it alone, or leave it out.");
    if (isOff || isSet) return setting.run(call);
    const { delivery_faults } = await (await client()).call("faults.list");
    printResult(io, { delivery_faults }, deliveryFaultsLine);
    return exitCodes.done;
  },
};
