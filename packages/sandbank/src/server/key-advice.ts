import type { IncomingMessage } from "node:http";
import { apiKeyReasons } from "@sandbank/contract";
import type { BankResponse } from "@sandbank/engine";

/** A 401 of a bank, with advice for clients of the server: they have no `bank.apiKey`. */
export function withKeyAdvice(answer: BankResponse, { url }: IncomingMessage): BankResponse {
  const { reason, ...body } = JSON.parse(String(answer.body)) as { readonly reason: keyof typeof apiKeyReasons };
  const advice = "Send `Authorization: Bearer <API key>` with the API key that `sandbank env` prints.";
  const inspector = url === "/" ? " The inspector is at /_sandbank/." : "";
  const detail = `${apiKeyReasons[reason]} ${advice}${inspector}`;
  return { ...answer, body: JSON.stringify({ ...body, detail, reason }) };
}
