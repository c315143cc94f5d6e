import { instantText } from "@sandbank/view/words/instants";
import { adminCommand } from "../../admin-command.ts";
import { keyAdvice, showKeys, shownKey } from "../../output/keys.ts";
import { table } from "../../output/table.ts";

export const banksCommand = adminCommand("banks.list", {
  short: "List the banks",
  flags: { "show-keys": showKeys },
  print({ data }, page, flags) {
    const isShown = flags["show-keys"] === true;
    const rows = data.map(({ name, now, apiKey }) => [name, instantText(now), shownKey(apiKey, isShown)]);
    return [...table(rows, page.width), ...keyAdvice(page, isShown)].join("\n");
  },
});
