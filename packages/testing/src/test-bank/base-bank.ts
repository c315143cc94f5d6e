import { type Bank, bankOptionNames, createBank } from "@sandbank/engine";
import { mistake, onlyKnown } from "@sandbank/engine/private/errors";
import { attaches } from "../attach/attach-switch.ts";
import { removeOldPages } from "../attach/report-folder.ts";
import { described, isBank } from "../bank-value.ts";
import type { BankTestOptions } from "./bank-test-options.ts";

const ACTION = "open the bank of a test";

const own = [
  "setup",
  "bank",
  "receivers",
  "fetch",
  "signTime",
  "baseUrl",
  "attach",
  "redact",
  "time",
  "databases",
] as const satisfies readonly (keyof BankTestOptions)[];

/** Throws a `TypeError` for an unknown option, or one of a wrong type, when `bankTest` is called. */
export function checkOptions(options: BankTestOptions): void {
  if (typeof options !== "object" || options === null)
    throw failure(`the options are ${described(options)}. Pass an object.`);
  onlyKnown(ACTION, options, [...own, ...bankOptionNames]);
  const { bank, setup, receivers, fetch, signTime, time, databases, attach, redact } = options;
  if (bank !== undefined && !isBank(bank)) {
    throw failure(`\`bank\` is ${described(bank)}. Pass a bank that createBank() returned.`);
  }
  if (setup !== undefined && typeof setup !== "function") {
    throw failure(`\`setup\` is ${described(setup)}. Pass a function of the bank.`);
  }
  if (receivers !== undefined && typeof receivers !== "function") checkReceivers(receivers);
  if (fetch !== undefined && typeof fetch !== "function") {
    throw failure(`\`fetch\` is ${described(fetch)}. Pass a function that sends a webhook, such as globalThis.fetch.`);
  }
  if (signTime !== undefined && signTime !== "bank" && signTime !== "machine") {
    throw failure(`\`signTime\` is ${described(signTime)}. Pass "bank" or "machine".`);
  }
  if (time !== undefined && time !== "together") throw failure(`\`time\` is ${described(time)}. Pass "together".`);
  if (databases !== undefined && time === undefined) {
    throw failure('`databases` is for `time: "together"`. Pass that, too.');
  }
  if (attach !== undefined && attach !== "failure" && attach !== "off") {
    throw failure(`\`attach\` is ${described(attach)}. Pass "failure" or "off".`);
  }
  if (redact !== undefined && typeof redact !== "boolean") {
    throw failure(`\`redact\` is ${described(redact)}. Pass true or false.`);
  }
}

/**
 * Throws a `TypeError` unless the receivers are a record of functions. A promise of receivers would never receive a
 * webhook.
 */
export function checkReceivers(receivers: unknown): void {
  const isRecord =
    typeof receivers === "object" && receivers !== null && !Array.isArray(receivers) && !("then" in receivers);
  if (isRecord && Object.values(receivers).every((receiver) => typeof receiver === "function")) return;
  const what = isRecord ? "has values that are not functions" : `is ${described(receivers)}`;
  throw failure(
    `\`receivers\` ${what}. Pass functions by URL, or a function that returns them at once. Put asynchronous work into the receivers themselves.`,
  );
}

/**
 * Opens and sets up the bank that the tests of a file fork. Throws a `TypeError` for options that exclude each other.
 */
export async function openBase(options: BankTestOptions): Promise<Bank> {
  const { bank, setup, attach } = options;
  if (attaches(attach)) removeOldPages();
  const ofBank = bankOptionNames.filter((name) => name in options);
  if (bank === undefined) {
    const base = createBank(Object.fromEntries(ofBank.map((name) => [name, options[name]])));
    await setup?.(base);
    return base;
  }
  const [other] = [...(setup === undefined ? [] : ["setup"]), ...ofBank];
  if (other === undefined) return bank;
  throw failure(
    `\`bank\` is open already, and \`${other}\` would not apply. Pass \`${other}\` without \`bank\`, or prepare the bank before you pass it.`,
  );
}

function failure(why: string): TypeError {
  return mistake(ACTION, why);
}
