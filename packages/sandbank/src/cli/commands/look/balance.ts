import { dollars } from "@sandbank/contract/private/words";
import { formatTime, instantText } from "@sandbank/view/words/instants";
import type { AdminResult } from "../../../client.ts";
import { adminCommand } from "../../admin-command.ts";
import type { CommandCall, Page } from "../../command.ts";
import { withDates } from "../../output/date-lines.ts";
import { readName } from "../../output/object-names.ts";
import { table } from "../../output/table.ts";
import { hang, wrap, wrapLines } from "../../output/wrap.ts";

type Balance = AdminResult<"balance">;

export const balanceCommand = adminCommand("balance", {
  short: "Say what the balance of an Account is made of",
  find: { account: ["account"] },
  flags: {
    entries: { type: "boolean", summary: "Also list the ledger entries. --last does it, too, for some of them." },
  },
  listIds: ({ account }) => [account],
  perform: async ({ client, flags, io }, sent) =>
    (await client()).call("balance", { ...sent, ...(io.isJson || isListing(flags) ? {} : { last: 0 }) } as never),
  print: (balance, page, flags) =>
    [summaryLines(balance, page), entryLines(balance, page, isListing(flags))].filter((text) => text !== "").join("\n"),
});

function isListing(flags: CommandCall["flags"]): boolean {
  return flags["entries"] === true || flags["last"] !== undefined;
}

function summaryLines({ account, at, current, available, text, groups, holds }: Balance, page: Page): string {
  const { paint, width, names } = page;
  const name = readName(account, names);
  const figure = (name: string, cents: number) => `  ${name.padEnd(9)}  ${paint("bold", dollars(cents).padStart(12))}`;
  const rows = [
    ...groups.map(({ label, amount, count }) => [signed(amount), `${label} (${count})`]),
    ...holds.map(({ reference, amount, description, expiresAt }) => [
      signed(-amount),
      `held: ${description}${expiresAt === null ? "" : `, expires ${instantText(expiresAt)}`}, ${reference}`,
    ]),
  ];
  const widest = Math.max(0, ...rows.map(([amount = ""]) => amount.length));
  const aligned = rows.map(([amount = "", text = ""]) => [amount.padStart(widest), text]);
  const id = name === account ? "" : `  ${paint("dim", account)}`;
  return [
    wrapLines(`${paint("bold", name)}, ${instantText(at)} UTC${id}`, width),
    figure("Current", current),
    figure("Available", available),
    wrap(text, width),
    ...table(aligned, width, { indent: "  " }),
  ].join("\n");
}

function entryLines({ entries, omitted }: Balance, { paint, width }: Page, isListed: boolean): string {
  if (!isListed) {
    if (omitted === 0) return "";
    const count = omitted === 1 ? "1 ledger entry" : `${omitted} ledger entries`;
    return paint("dim", `${count}; --entries lists them.`);
  }
  const amounts = entries.map(({ kind, current, available }) => signed(kind === "posted" ? current : available));
  const widest = Math.max(0, ...amounts.map(({ length }) => length));
  const lines = withDates([...entries.entries()], paint, ([index, { at, kind, description, reference }]) => {
    const amount = (amounts[index] as string).padStart(widest);
    const head = `  ${formatTime(at)}  ${kind.padEnd(8)}  ${amount}  `;
    return [at, hang(head, `${description}  ${paint("dim", reference)}`, width)];
  });
  return [omitted === 0 ? "" : `Earlier entries that are not listed: ${omitted}`, lines].filter(Boolean).join("\n");
}

function signed(cents: number): string {
  return `${cents < 0 ? "-" : "+"}${dollars(Math.abs(cents))}`;
}
