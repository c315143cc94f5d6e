import type { IncomingMessage } from "node:http";
import type { BankResponse } from "@sandbank/engine";

/** Replaces the advice in a 401 of a bank, because clients of the server have no `bank.apiKey`. */
export function withKeyAdvice(answer: BankResponse, { url }: IncomingMessage): BankResponse {
  const body = JSON.parse(String(answer.body)) as { readonly detail: string };
  const [problem] = body.detail.split(" Send `Authorization:");
  const advice = "Send `Authorization: Bearer <API key>` with the API key that `sandbank env` prints.";
  const inspector = url === "/" ? " The inspector is at /_sandbank/." : "";
  return { ...answer, body: JSON.stringify({ ...body, detail: `${problem} ${advice}${inspector}` }) };
}
