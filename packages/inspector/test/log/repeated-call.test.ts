import { createBank, manualClock, type TracedCall } from "@sandbank/engine";
import { describe, expect, test } from "vitest";
import { isRepeatable, repeatedCall } from "../../src/screens/log/repeated-call.ts";

function openBank() {
  const bank = createBank({ clock: manualClock(new Date("2026-01-01T00:00:00Z")) });
  const latest = () => bank.trace({ last: 1 }).steps[0] as TracedCall;
  const send = (method: string, path: string, body = "", headers: Readonly<Record<string, string>> = {}) =>
    bank.handle({
      method,
      path,
      headers: { authorization: `Bearer ${bank.apiKey}`, "content-type": "application/json", ...headers },
      body,
    });
  return { bank, latest, send };
}

describe("a call of the log, as it is repeated", () => {
  test("has the id of its path, but not for a list or a new object", () => {
    const { bank, latest } = openBank();
    const { id } = bank.accounts.create({ name: "Operating" });
    expect(repeatedCall(latest())).toMatchObject({ operation: "accounts.create", params: { name: "Operating" } });
    expect(repeatedCall(latest())?.id).toBeUndefined();
    bank.accounts.balance(id);
    expect(repeatedCall(latest())).toMatchObject({
      operation: "accounts.balance",
      id,
      path: `/accounts/${id}/balance`,
    });
    bank.accounts.list({ limit: 5 });
    expect(repeatedCall(latest())).toMatchObject({ path: "/accounts?limit=5" });
    expect(repeatedCall(latest())?.id).toBeUndefined();
  });

  test("has the id of a simulation, which is the third part of its path", () => {
    const { latest, send } = openBank();
    send("POST", "/simulations/check_deposits/check_deposit_1/submit", "{}");
    expect(repeatedCall(latest())?.id).toBe("check_deposit_1");
  });

  test("is no operation if the path is unknown", () => {
    const { latest, send } = openBank();
    send("GET", "/acounts");
    expect(repeatedCall(latest())).toBeUndefined();
  });

  test("is incomplete if its body could not be read, was too large, or was an upload", () => {
    const { bank, latest, send } = openBank();
    send("POST", "/accounts", "{");
    expect(isRepeatable(latest())).toBe(false);
    send("POST", "/accounts", JSON.stringify({ name: "x".repeat(20_000) }));
    expect(isRepeatable(latest())).toBe(false);
    bank.files.create({ file: new Uint8Array([1]), purpose: "check_image_front" });
    expect(isRepeatable(latest())).toBe(false);
    bank.accounts.create({ name: "Operating" });
    expect(isRepeatable(latest())).toBe(true);
  });
});
