import * as z from "zod";
import { deliveryFaults, faultOperations } from "../../../admin/faults/fault-operations.ts";
import type { AdminClient } from "../../../client.ts";
import { UsageError } from "../../../errors/usage-error.ts";
import { durationFlag } from "../../../flags/rules.ts";
import { adminCommand } from "../../admin-command.ts";
import type { Command } from "../../command.ts";
import { printResult } from "../../output/print-result.ts";
import { deliveryFaultsLine, faultLine, faultLines } from "./fault-lines.ts";

const deliveryKinds = Object.keys(deliveryFaults);

const isOfDeliveries = (text: string) => deliveryKinds.includes(text);

const arming = adminCommand("faults.arm", {
  short: "Make requests or deliveries of webhooks fail",
  summary: `Arms a fault for the next requests, or sets how often deliveries of webhooks go wrong: ${deliveryKinds.join(", ")}.`,
  flags: {
    delay: durationFlag("Of latency, such as 300ms.", "1s"),
    chance: {
      type: "string",
      placeholder: "CHANCE",
      summary: "Of a fault of deliveries: the part of them that go wrong, such as 0.3.",
      default: "1",
      rule: (text) =>
        Number(text) > 0 && Number(text) <= 1 ? undefined : "Write a number above 0 and up to 1, such as 0.3.",
    },
  },
  print: (fault) => `Armed: ${faultLine(fault)}`,
});

const [kindArgument] = arming.positional ?? [];

/** Arms a fault of requests, or sets one of deliveries beside those that are set. */
const armCommand: Command = {
  ...arming,
  positional: [{ ...kindArgument, values: [...(kindArgument?.values ?? []), ...deliveryKinds] } as never],
  examples: [...arming.examples, "faults arm duplicated --chance 0.3"],
  json: z.union([faultOperations["faults.arm"].result, faultOperations["delivery_faults.set"].result]),
  async run(call) {
    const { args, flags } = call;
    const kind = args["kind"] as string;
    const [others, what] = isOfDeliveries(kind)
      ? [["operation", "times", "delay"], "requests"]
      : [["chance"], "deliveries"];
    const wrong = others.find((name) => flags[name] !== undefined);
    if (wrong !== undefined) throw new UsageError(`--${wrong} is for faults of ${what}, and ${kind} is none.`);
    if (!isOfDeliveries(kind)) return arming.run(call);
    const set = await setChance(await call.client(), kind, Number(flags["chance"] ?? 1));
    printResult(call.io, set, deliveryFaultsLine);
  },
};

/** Clears all faults, an armed one by its id, or one of deliveries by its kind. */
const clearCommand: Command = {
  words: "faults clear",
  short: "Clear one fault, or all of them",
  summary: "Clears one fault, or all of them: of requests and of deliveries.",
  positional: [
    {
      name: "fault",
      summary: `The id of an armed fault, or a kind of deliveries such as duplicated. Without it, all.`,
      optional: true,
      rule: (text) =>
        /^[1-9]\d{0,8}$/.test(text) || isOfDeliveries(text)
          ? undefined
          : `It can be the id that \`sandbank faults\` prints, or ${deliveryKinds.join(", ")}.`,
    },
  ],
  examples: ["faults clear", "faults clear 2", "faults clear duplicated"],
  json: faultOperations["faults.list"].result,
  async run(call) {
    const { args, io, client } = call;
    const { fault } = args;
    const admin = await client();
    if (fault !== undefined && isOfDeliveries(fault)) await setChance(admin, fault, undefined);
    else await admin.call("faults.clear", fault === undefined ? {} : { id: Number(fault) });
    if (fault === undefined) await admin.call("delivery_faults.set", {});
    printResult(io, await admin.call("faults.list"), faultLines);
  },
};

/** Changes a fault of deliveries beside those that are set; undefined clears it. */
async function setChance(admin: AdminClient, kind: string, chance: number | undefined) {
  const { delivery_faults } = await admin.call("faults.list");
  const next = Object.entries({ ...delivery_faults, [kind]: chance }).filter(([, each]) => each !== undefined);
  return admin.call("delivery_faults.set", Object.fromEntries(next));
}

export const faultCommands = [
  adminCommand("faults.list", { short: "List the faults of requests and deliveries", print: faultLines }),
  armCommand,
  clearCommand,
];
