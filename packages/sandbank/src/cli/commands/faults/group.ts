import { adminCommand } from "../../admin-command.ts";
import type { CommandGroup } from "../../command.ts";
import { deliveryFaultsCommand } from "./delivery-faults.ts";
import { faultLine, faultLines } from "./fault-lines.ts";

export const faultsGroup: CommandGroup = {
  title: "Faults",
  commands: [
    adminCommand("faults.list", { short: "List the armed faults", print: faultLines }),
    adminCommand("faults.arm", {
      short: "Make the next requests fail",
      print: (fault) => `Armed: ${faultLine(fault)}`,
    }),
    adminCommand("faults.clear", {
      short: "Disarm one fault, or all of them",
      print: ({ armed }) => (armed === 0 ? "No fault is armed." : `The fault is disarmed. Still armed: ${armed}.`),
    }),
    deliveryFaultsCommand,
  ],
};
