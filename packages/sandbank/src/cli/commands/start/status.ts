import { instantText } from "@sandbank/view/words/instants";
import type { AdminResult } from "../../../client.ts";
import { adminCommand } from "../../admin-command.ts";
import type { Page } from "../../command.ts";
import { keyAdvice, showKeys, shownKey } from "../../output/keys.ts";
import { table } from "../../output/table.ts";

export const statusCommand = adminCommand("status", {
  short: "Print the address and the banks of the server",
  flags: { "show-keys": showKeys },
  print: (status, page, flags) => statusLines(status, page, flags["show-keys"] === true),
});

function statusLines(status: AdminResult<"status">, { width, paint }: Page, isShown: boolean): string {
  const { version, url, pid, startedAt, persisted, storageProblem, seed, banks } = status;
  const rows = [
    ["Process", `${pid}, since ${instantText(startedAt)} UTC`],
    ["State", persisted ?? "in memory"],
    ...(storageProblem === null ? [] : [[paint("red", "Error"), `${storageProblem}: calls that change a bank fail`]]),
    ["Ids", `of the seed ${seed}`],
    ...banks.map(({ name, now, apiKey }) => ["Bank", `${name}, ${instantText(now)}, ${shownKey(apiKey, isShown)}`]),
  ];
  return [
    `${paint("bold", `Sandbank ${version}`)} at ${url}`,
    ...table(rows, width, { indent: "  " }),
    ...keyAdvice({ paint }, isShown),
  ].join("\n");
}
