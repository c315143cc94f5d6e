import { type AccountId, type Bank, createBank } from "@sandbank/engine";
import { type Program, runSteps, type Step } from "@sandbank/engine/private/reference";
import type { Reachable } from "../reachability/reachable.ts";
import { findPathParameter } from "./parameters.ts";
import type { NamedEndpoint } from "./reference.ts";

/** A call of an endpoint over HTTP, as a bank answered it. */
export interface CallExample {
  /** Method and path, and the body below them. */
  readonly request: string;
  readonly status: number;
  /** The body of the response, indented; undefined if it is bytes. */
  readonly body: string | undefined;
}

/**
 * Runs the shortest program that calls an endpoint, and sends its call of the endpoint over HTTP. A list is asked for where
 * its object exists.
 */
export function createCallExample(
  { name, endpoint }: NamedEndpoint,
  reachable: readonly Reachable[],
): CallExample | undefined {
  const programOf = (called: string) =>
    reachable.find((item) => item.kind === "endpoints" && item.name === called)?.shown.program;
  const own = programOf(name);
  if (own === undefined) return undefined;
  const [call] = callIn(own, name);
  const retrieve = name.replace(/\.list$/, ".retrieve");
  const program = programOf(retrieve) ?? own;
  const bank = createBank(program.options);
  const results = runSteps(bank, callIn(program, program === own ? name : retrieve)[1]);
  const { id, params: shortest = {} } = withValues({ id: call.id, params: call.params }, results);
  const params = name === "achTransfers.create" ? pushInstead(shortest, bank) : shortest;
  const parameter = findPathParameter(endpoint.path);
  const path = parameter === undefined ? endpoint.path : endpoint.path.replace(`{${parameter}}`, String(id));
  const isQuery = endpoint.method === "GET";
  const query = isQuery ? new URLSearchParams(params as Record<string, string>).toString() : "";
  const target = query === "" ? path : `${path}?${query}`;
  const sent = isQuery ? undefined : printBody(params, endpoint.request === "multipart");
  const response = bank.handle({
    method: endpoint.method,
    path: target,
    headers: { authorization: `Bearer ${bank.apiKey}`, ...(sent && { "content-type": sent.type }) },
    ...(sent && { body: sent.body }),
  });
  if (response.status >= 400) throw new Error(`[tools] Failed to print a call of ${name}: ${response.body}`);
  return {
    request: `${endpoint.method} ${target}${sent ? `\ncontent-type: ${sent.type}\n\n${sent.body}` : ""}`,
    status: response.status,
    body: typeof response.body === "string" ? JSON.stringify(JSON.parse(response.body), null, 2) : undefined,
  };
}

/** The shortest program that sends an ACH Transfer pulls money, because that needs no balance. Most readers push it. */
function pushInstead(params: Readonly<Record<string, unknown>>, bank: Bank) {
  bank.simulations.interestPayments.create({ account_id: params["account_id"] as AccountId, amount: 100_00 });
  return { ...params, amount: 25_00 };
}

/** The call of an operation in a program, and the steps before it. */
function callIn(program: Program, name: string): [call: CallStep, before: readonly Step[]] {
  const steps = program.steps as readonly Step[];
  const index = steps.findLastIndex((step) => "call" in step && step.call === name);
  return [steps[index] as CallStep, steps.slice(0, index)];
}

type CallStep = Extract<Step, { readonly call: string }>;

interface Call {
  readonly id: unknown;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** Replaces the references to results of earlier steps. */
function withValues(call: unknown, results: Readonly<Record<string, unknown>>): Call {
  const read = (path: string) =>
    path.split(".").reduce<unknown>((owner, key) => (owner as Readonly<Record<string, unknown>>)[key], results);
  return JSON.parse(JSON.stringify(call), (_, each) => (each?.$ref === undefined ? each : read(each.$ref)));
}

function printBody(params: Readonly<Record<string, unknown>>, isForm: boolean) {
  if (Object.keys(params).length === 0) return undefined;
  if (!isForm) return { type: "application/json", body: JSON.stringify(params, null, 2) };
  const parts = Object.entries(params).map(([name, value]) =>
    name === "file" ? ['file"; filename="check.png', "(bytes)"] : [name, value],
  );
  const lines = parts.flatMap(([name, value]) => [
    "--part",
    `Content-Disposition: form-data; name="${name}"`,
    "",
    value,
  ]);
  return { type: "multipart/form-data; boundary=part", body: [...lines, "--part--", ""].join("\r\n") };
}
