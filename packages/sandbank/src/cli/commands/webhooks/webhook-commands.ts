import { durationFlag } from "../../../flags/rules.ts";
import { adminCommand } from "../../admin-command.ts";
import { attemptsCommand } from "./attempts.ts";
import { listenCommand } from "./listen.ts";
import { resendCommand } from "./resend.ts";
import { verifyReceiverCommand } from "./verify-receiver.ts";

export const webhookCommands = [
  listenCommand,
  attemptsCommand,
  resendCommand("resend", {
    short: "Send an Event again",
    none: "No active Event Subscription selects the Event.",
  }),
  resendCommand("replay_missing", {
    short: "Send again what receivers have not accepted",
    none: "Nothing is missing. A bank keeps Events for 30 days.",
  }),
  verifyReceiverCommand,
  adminCommand("secret", {
    short: "Print the secret that signs webhooks",
    find: { subscription: ["event_subscription"] },
    print: ({ secret }) => secret,
  }),
  adminCommand("rotate_secret", {
    short: "Replace the secret that signs webhooks",
    find: { subscription: ["event_subscription"] },
    flags: { overlap: durationFlag("How long both secrets sign.", "24h") },
    print: ({ secret }) => secret,
  }),
];
