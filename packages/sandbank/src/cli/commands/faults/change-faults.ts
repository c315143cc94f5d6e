import * as z from "zod";
import { deliveryFaults, faultOperations } from "../../../admin/faults/fault-operations.ts";
import type { AdminClient } from "../../../client.ts";
import { UsageError } from "../../../errors/usage-error.ts";
import { readDuration } from "../../../flags/read-duration.ts";
import { isDuration } from "../../../flags/rules.ts";
import { adminCommand } from "../../admin-command.ts";
import type { Command } from "../../command.ts";
import { exitCodes } from "../../exit-codes.ts";
import { printResult } from "../../output/print-result.ts";
import { deliveryFaultsLine, faultLine, faultLines } from "./fault-lines.ts";

const deliveryKinds = Object.keys(deliveryFaults);

const isOfDeliveries = (text: string) => deliveryKinds.includes(text);

const arming = adminCommand("faults.arm", {
  short: "Make requests or deliveries of webhooks fail",
  summary: `Arms a fault for the next requests, or sets how often deliveries of webhooks go wrong: ${deliveryKinds.join(", ")}.`,
  flags: {
    delay: {
      type: "string",
      placeholder: "DURATION",
      rule: isDuration,
      summary: "Of latency, such as 300ms.",
      default: "1s",
    },
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
  perform: async ({ client, flags }, sent) => {
    const delay = flags["delay"] as string | undefined;
    const delayMs = delay === undefined ? {} : { delayMs: readDuration("--delay", delay) };
    return (await client()).call("faults.arm", { ...sent, ...delayMs } as never);
  },
});

const { "delay-ms": _, ...armingFlags } = arming.flags ?? {};
const [kindArgument] = arming.positional ?? [];

/** Arms a fault of requests, or sets one of deliveries beside those that are set. */
export const armCommand: Command = {
  ...arming,
  flags: armingFlags,
  positional: [{ ...kindArgument, values: [...(kindArgument?.values ?? []), ...deliveryKinds] } as never],
  examples: [...arming.examples, "faults arm duplicated --chance 0.3"],
  json: z.union([faultOperations["faults.arm"].result, faultOperations["delivery_faults.set"].result]),
  async run(call) {
    const { args, flags } = call;
    const kind = args["kind"] as string;
    const [wrong] = isOfDeliveries(kind)
      ? ["operation", "times", "delay"].filter((name) => flags[name] !== undefined)
      : ["chance"].filter((name) => flags[name] !== undefined);
    if (wrong !== undefined) {
      throw new UsageError(
        `--${wrong} is for faults of ${isOfDeliveries(kind) ? "requests" : "deliveries"}, and ${kind} is none.`,
      );
    }
    if (!isOfDeliveries(kind)) return arming.run(call);
    const set = await setChance(await call.client(), kind, Number(flags["chance"] ?? 1));
    printResult(call.io, set, deliveryFaultsLine);
    return exitCodes.done;
  },
};

/** Clears all faults, an armed one by its id, or one of deliveries by its kind. */
export const clearCommand: Command = {
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
    return exitCodes.done;
  },
};

/** Changes a fault of deliveries beside those that are set; undefined clears it. */
async function setChance(admin: AdminClient, kind: string, chance: number | undefined) {
  const { delivery_faults } = await admin.call("faults.list");
  const next = Object.entries({ ...delivery_faults, [kind]: chance }).filter(([, each]) => each !== undefined);
  return admin.call("delivery_faults.set", Object.fromEntries(next));
}
