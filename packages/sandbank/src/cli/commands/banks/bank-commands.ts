import { instantText } from "@sandbank/view/words/instants";
import type { AdminResult } from "../../../client.ts";
import { adminCommand } from "../../admin-command.ts";
import { keyAdvice, showKeys, shownKey } from "../../output/keys.ts";
import { table } from "../../output/table.ts";
import { wrap } from "../../output/wrap.ts";

const WHY = "an app ignores an Event whose id it has stored.";
const RESET = `The bank is reset, and gives its objects the same ids again. Empty the tables of your app, \`sandbank_events\` too: ${WHY}`;
const LOADED = `Its log begins again at #1, and new objects get ids that it has given before. Return the tables of your app to that time, \`sandbank_events\` too: ${WHY}`;

export const bankCommands = [
  adminCommand("banks.list", {
    short: "List the banks",
    flags: { "show-keys": showKeys },
    print({ data }, page, flags) {
      const isShown = flags["show-keys"] === true;
      const rows = data.map(({ name, now, apiKey }) => [name, instantText(now), shownKey(apiKey, isShown)]);
      return [...table(rows, page.width), ...keyAdvice(page, isShown)].join("\n");
    },
  }),
  adminCommand("banks.create", {
    short: "Open a bank under a name",
    print: ({ name, apiKey }) => `${name}  ${apiKey}`,
  }),
  adminCommand("banks.remove", { short: "Remove a bank", print: () => "The bank is removed." }),
  adminCommand("reset", {
    short: "Set the bank back to the state after the seed",
    print: (_, { width }) => wrap(RESET, width),
  }),
  adminCommand("snapshot.list", { short: "List the snapshots of the bank", print: snapshotLines }),
  adminCommand("snapshot.save", {
    short: "Keep the state of the bank under a name",
    print: ({ name, at, isReplaced }, { width }) =>
      wrap(
        `The state is kept as ${name}, at ${instantText(at)}.${isReplaced ? " Replaced the earlier one." : ""}`,
        width,
      ),
  }),
  adminCommand("snapshot.load", {
    short: "Set the bank back to a snapshot",
    print: ({ name, at }, { width }) =>
      wrap(`The bank is in the state of ${name}, at ${instantText(at)}. ${LOADED}`, width),
  }),
  adminCommand("snapshot.remove", { short: "Remove a snapshot", print: () => "The snapshot is removed." }),
];

function snapshotLines({ data }: AdminResult<"snapshot.list">, { width }: { readonly width: number }): string {
  if (data.length === 0) return "There are no snapshots.";
  const rows = data.map(({ name, at, problem }) => [name, at === null ? String(problem) : instantText(at)]);
  return table(rows, width).join("\n");
}
