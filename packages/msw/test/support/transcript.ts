import { createBank } from "@sandbank/engine";

/** Returns the responses to a fixed set of requests as one text, which is the same on every platform. */
export function transcript(): string {
  const bank = createBank({ seed: "transcript" });
  const headers = { authorization: `Bearer ${bank.apiKey}`, "content-type": "application/json" };
  const answers = [];
  for (let number = 1; number <= 120; number++) {
    const body = JSON.stringify({ name: `Customer ${number}` });
    answers.push(bank.handle({ method: "POST", path: "/accounts", headers, body }));
    bank.clock.advance({ hours: number });
  }
  for (const path of [
    "/accounts?limit=50&status.in=open",
    "/events?order_by.direction=ascending",
    "/accounts?limit=0",
    "/no",
  ]) {
    answers.push(bank.handle({ method: "GET", path, headers }));
  }
  return JSON.stringify({ answers, snapshot: bank.snapshot() });
}
