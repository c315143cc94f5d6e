import type { AdminResult } from "../../../client.ts";
import { adminCommand } from "../../admin-command.ts";
import { clockLines, dueLines, dueObjects, movedLines } from "./clock-lines.ts";
import { moveBy, timeoutFlags } from "./move-clock.ts";

const asking = {
  listIds: ({ next }: AdminResult<"clock.get">) => dueObjects([next]),
  print: clockLines,
};
const moving = { flags: timeoutFlags, print: movedLines };

export const clockCommands = [
  adminCommand("clock.get", { short: "Print the bank's time, and what happens next", ...asking }),
  adminCommand("clock.due", {
    short: "List what will fall due",
    listIds: ({ data }) => dueObjects(data),
    print: dueLines,
  }),
  adminCommand("clock.advance", {
    short: "Move the bank's time forward by a duration",
    ...moving,
    perform: moveBy("clock.advance"),
  }),
  adminCommand("clock.to", {
    short: "Move the bank's time forward to an instant",
    ...moving,
    perform: moveBy("clock.to"),
  }),
  adminCommand("clock.next", {
    short: "Move the bank's time to what falls due next",
    ...moving,
    perform: moveBy("clock.next"),
  }),
  adminCommand("clock.freeze", { short: "Stop the bank's time", ...asking }),
  adminCommand("clock.resume", { short: "Let the bank's time pass again", ...asking }),
  adminCommand("clock.rate", { short: "Set how fast the bank's time passes", ...asking }),
];
