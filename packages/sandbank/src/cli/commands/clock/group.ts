import { adminCommand } from "../../admin-command.ts";
import type { CommandGroup } from "../../command.ts";
import { clockLines, dueLines, movedLines } from "./clock-lines.ts";
import { clockTimeout, moveBy } from "./move-clock.ts";

const moving = { flags: { timeout: clockTimeout }, print: movedLines };

export const clockGroup: CommandGroup = {
  title: "Time",
  commands: [
    adminCommand("clock.get", { short: "Print the bank's time, and what happens next", print: clockLines }),
    adminCommand("clock.due", { short: "List what will fall due", print: dueLines }),
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
    adminCommand("clock.freeze", { short: "Stop the bank's time", print: clockLines }),
    adminCommand("clock.resume", { short: "Let the bank's time pass again", print: clockLines }),
    adminCommand("clock.rate", { short: "Set how fast the bank's time passes", print: clockLines }),
  ],
};
