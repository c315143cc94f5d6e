import type { AdminOperationName } from "../../admin/operations.ts";
import type { AdminResult } from "../../client.ts";
import type { CommandIo } from "../command.ts";
import { balanceLines } from "../commands/look/balance-lines.ts";
import { diffLines } from "../commands/look/diff-lines.ts";
import { limitLines } from "../commands/look/limit-lines.ts";
import { attemptLine, clockLine, deliveryFaultsLine, dueLine, faultLine, movedLine, stepLines } from "./lines.ts";
import { searchLines } from "../commands/look/search-lines.ts";

type Printers = { readonly [Name in AdminOperationName]?: (result: AdminResult<Name>) => string };

/** The printers for people, by operation. Other results are printed as JSON. */
const printers: Printers = {
  "clock.get": clockLine,
  "clock.freeze": clockLine,
  "clock.resume": clockLine,
  "clock.rate": clockLine,
  "clock.due": ({ data }) => (data.length === 0 ? "Nothing will fall due." : data.map(dueLine).join("\n")),
  "clock.advance": movedLine,
  "clock.to": movedLine,
  "clock.next": movedLine,
  explain: ({ text }) => text,
  largest_approved: ({ text }) => text,
  balance: balanceLines,
  diff: diffLines,
  limit_use: limitLines,
  search: searchLines,
  trace: ({ steps }) => steps.flatMap((step) => stepLines(step)).join("\n"),
  attempts: ({ data }) => (data.length === 0 ? "There are no attempts." : data.map(attemptLine).join("\n")),
  resend: ({ data }) =>
    data.length === 0 ? "No active Event Subscription selects the Event." : data.map(attemptLine).join("\n"),
  replay_missing: ({ data }) => (data.length === 0 ? "Nothing is missing." : data.map(attemptLine).join("\n")),
  secret: ({ secret }) => secret,
  rotate_secret: ({ secret }) => secret,
  "faults.list": ({ data, delivery_faults }) =>
    [
      ...(data.length === 0 ? ["No fault is armed."] : data.map(faultLine)),
      ...(Object.keys(delivery_faults).length === 0 ? [] : [deliveryFaultsLine(delivery_faults)]),
    ].join("\n"),
  verify_receiver: ({ text }) => text,
  "faults.clear": ({ armed }) => (armed === 0 ? "No fault is armed." : `The fault is disarmed. Still armed: ${armed}.`),
  "faults.arm": (fault) => `Armed: ${faultLine(fault)}`,
  "delivery_faults.set": ({ delivery_faults }) => deliveryFaultsLine(delivery_faults),
  reset: () => "The bank is reset.",
  stop: () => "The server has stopped.",
  "banks.list": ({ data }) => data.map(({ name, apiKey, now }) => `${name}  ${now}  ${apiKey}`).join("\n"),
  "banks.create": ({ name, apiKey }) => `${name}  ${apiKey}`,
  "banks.remove": () => "The bank is removed.",
  "snapshot.save": ({ name, at }) => `${name}  ${at}`,
  "snapshot.load": ({ name, at }) => `The bank is in the state of ${name}, at ${at}.`,
  "snapshot.list": ({ data }) =>
    data.length === 0
      ? "There are no snapshots."
      : data.map(({ name, at, problem }) => `${name}  ${at ?? problem}`).join("\n"),
  "snapshot.remove": () => "The snapshot is removed.",
  status: ({ version, url, pid, startedAt, persisted, storageProblem, seed, banks }) =>
    [
      `Sandbank ${version} at ${url}, process ${pid}, since ${startedAt}`,
      `  State  ${persisted ?? "in memory"}`,
      ...(storageProblem === null ? [] : [`  Error  ${storageProblem}: calls that change a bank fail`]),
      `  Ids    of the seed ${seed}`,
      ...banks.map(({ name, apiKey, now }) => `  Bank   ${name}  ${now}  ${apiKey}`),
    ].join("\n"),
};

/** Prints the result of an operation: as lines for people, or as one JSON document. */
export function printResult<Name extends AdminOperationName>(
  io: CommandIo,
  name: Name,
  result: AdminResult<Name>,
): void {
  const print = printers[name] as ((result: AdminResult<Name>) => string) | undefined;
  if (io.isJson || print === undefined) return void printJson(io, result as object);
  const text = print(result);
  if (text !== "") io.out(text);
}

/** Prints a JSON document with the version of its shape. */
export function printJson(io: CommandIo, result: object): void {
  io.out(JSON.stringify({ schema: 1, ...result }, null, io.isTerminal ? 2 : undefined));
}
