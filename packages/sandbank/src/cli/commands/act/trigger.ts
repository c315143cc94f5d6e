import * as z from "zod";
import { type CommandIo, defineCommand } from "../../command.ts";
import { withDates } from "../../output/date-lines.ts";
import { printJson, printResult } from "../../output/print-result.ts";
import { readable } from "../../output/printable.ts";
import { wrap } from "../../output/wrap.ts";
import { declineAdvice, stepLine } from "../look/step-line.ts";
import { nameOrList, namesWith } from "./name-or-list.ts";
import { readOverrides } from "./read-fields.ts";

export const triggerCommand = defineCommand({
  words: "trigger",
  short: "Make a decline, a state, an Event or an error",
  bank: "any",
  summary: "Makes a decline, state, transition, Event or error happen, with everything that leads to it.",
  positional: [
    { name: "name", summary: "As `sandbank coverage` lists it, such as card_decline.breaches_limit.", optional: true },
  ],
  flags: {
    with: {
      type: "string",
      multiple: true,
      placeholder: "OPERATION.FIELD=VALUE",
      summary: "Another parameter for the steps that call an operation.",
    },
    fork: { type: "boolean", summary: "Run the steps in a fork, so that the bank stays as it is." },
    list: { type: "boolean", summary: "List the names, or those that contain NAME. Needs no server." },
    print: { type: "boolean", summary: "Print the steps as code, and run nothing." },
  },
  examples: [
    "trigger card_decline.breaches_limit",
    "trigger --list ach_transfer",
    "trigger card_decline.breaches_limit --with limits.create.value=100",
  ],
  json: z.union([
    z.strictObject({ data: z.array(z.string()) }).describe("Of --list."),
    z.strictObject({ name: z.string(), code: z.string() }).describe("Of --print."),
    z.looseObject({
      name: z.string(),
      code: z.string(),
      results: z.looseObject({}),
      steps: z.array(z.looseObject({})),
    }),
  ]),
  async run({ args, flags, io, client }) {
    const overrides = readOverrides(flags.with ?? [], io.directory);
    const name = nameOrList(args["name"], flags, {
      what: "the name of a scenario",
      others: ["with", "fork", "print"],
    });
    if (name === undefined) return printNames(io, args["name"]);
    const admin = await client();
    if (flags.print === true) {
      const { name: whole, code } = await admin.call("scenario", { name, with: overrides });
      return printResult(io, { name: whole, code }, () => code);
    }
    const isForked = flags.fork === true;
    const result = await admin.call("trigger", { name, with: overrides, fork: isForked });
    if (io.isJson) return printJson(io, result);
    const steps = readable(result["steps"] as readonly Step[]);
    io.out(withDates(steps, io.paint, (step) => [String(step["at"]), stepLine(step, io)]));
    // A bank has no explanations of its fork.
    if (isForked) for (const line of listConclusions(steps)) io.out(wrap(line, io.width));
    else if (!io.isQuiet) for (const note of declineAdvice(steps, true)) io.err(note);
  },
});

type Step = Readonly<Record<string, unknown>>;

/** Returns why something was declined. */
function listConclusions(steps: readonly Step[]): string[] {
  return steps.flatMap(({ declines }) =>
    (declines as readonly { readonly conclusion: string }[]).map(({ conclusion }) => conclusion),
  );
}

/** Prints the names that contain a text as they are written after `trigger`. */
async function printNames(io: CommandIo, text: string | undefined): Promise<void> {
  const { scenarios } = await import("@sandbank/engine/scenarios");
  const data = namesWith(text, io.isJson ? scenarios.names() : typedNames(scenarios.names()));
  printResult(io, { data }, () => data.join("\n"));
}

/** Returns names without their kind where the rest is unique, and in quotes if they have spaces. */
function typedNames(names: readonly string[]): string[] {
  const withoutKind = names.map((name) => name.slice(name.indexOf(" ") + 1));
  return names.map((name, index) => {
    const short = withoutKind[index] as string;
    const typed = withoutKind.indexOf(short) === withoutKind.lastIndexOf(short) ? short : name;
    return typed.includes(" ") ? `"${typed}"` : typed;
  });
}
