import type { RunningServer } from "sandbank";

interface Listed {
  readonly data: readonly { readonly id: string }[];
}

/**
 * Sends the requests of an app to a bank of the `logSeed`: a hold, a decline five minutes later, and an idempotency key that
 * is new, replayed and in conflict; then a response that is dropped by a fault, and reads.
 */
export async function fillLog({ url, apiKey, token }: RunningServer): Promise<void> {
  const send = async <Body>(method: string, path: string, body?: object, headers: object = {}): Promise<Body> => {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Body;
  };
  const admin = (path: string, body: object) =>
    send("POST", `/_sandbank${path}`, body, { authorization: `Bearer ${token}` });
  const accounts = await send<Listed>("GET", "/accounts", undefined, { "sandbank-peek": "1" });
  const cards = await send<Listed>("GET", "/cards", undefined, { "sandbank-peek": "1" });
  const [operating, card] = [accounts.data[0]?.id, cards.data[0]?.id];
  const pay = { card_id: card, merchant_descriptor: "Cedar Books" };
  await send("POST", "/simulations/card_authorizations", { ...pay, amount: 40_00 });
  await admin("/clock/advance", { duration: "5m" });
  await send("POST", "/simulations/card_authorizations", { ...pay, amount: 60_00 });
  const key = { "idempotency-key": "k-1" };
  await send("POST", "/accounts", { name: "<img src=x onerror=alert(1)>" }, key);
  await send("POST", "/accounts", { name: "<img src=x onerror=alert(1)>" }, key);
  await send("POST", "/accounts", { name: "Savings" }, key);
  await admin("/faults/arm", { kind: "drop_after_commit" });
  await send("POST", "/accounts", { name: "Savings" }).catch(() => undefined);
  await send("GET", `/accounts/${operating}/balance`);
}
