import { describe, expect, test } from "vitest";
import { BankApiError, BankArgumentError } from "../src/index.ts";
import { clientOf, errorOf } from "./client.ts";

/** Two texts that long, one with an emoji across every even boundary, and one across every odd boundary. */
const texts = ["", "x"].map((start) => start + "😀".repeat(1_000));
const halves = /\p{Surrogate}/u;

describe("a long text in an error", () => {
  test.each<[what: string, answer: (text: string) => object]>([
    ["title", (title) => ({ body: { type: "some_error", title, status: 400 } })],
    ["detail", (detail) => ({ body: { type: "some_error", title: "No", detail, status: 400 } })],
    [
      "message of an issue",
      (message) => ({
        body: { type: "invalid_parameters_error", title: "No", status: 400, errors: [{ field: "name", message }] },
      }),
    ],
    ["body that is not JSON", (body) => ({ body })],
    ["request id", (id) => ({ headers: { "x-request-id": id } })],
    ["location", (location) => ({ status: 302, headers: { location } })],
  ])("is cut between two characters: %s", async (_, answer) => {
    for (const text of texts) {
      const { client } = clientOf([{ status: 400, ...answer(text) }]);
      const error = (await errorOf(client.accounts.list())) as BankApiError;
      expect(error).toBeInstanceOf(BankApiError);
      const { message, requestId, body } = error;
      const all = [message, requestId, body].map((each) => (typeof each === "string" ? each : "")).join(" ");
      expect(all).toContain("😀");
      expect(all).not.toMatch(halves);
    }
  });

  test("is cut between two characters and between two escapes: an argument", async () => {
    for (let letters = 0; letters < 12; letters++) {
      const given = `${"x".repeat(letters)}${'😀\u0001\\"'.repeat(60)}`;
      const { client } = clientOf([{}]);
      const error = (await errorOf(client.request("GET", given as "/"))) as Error;
      expect(error).toBeInstanceOf(BankArgumentError);
      const [, shown = ""] = /not (".*)…/.exec(error.message) ?? [];
      const text: string = JSON.parse(`${shown}"`);
      expect(given.startsWith(text)).toBe(true);
      expect(text.length).toBeGreaterThan(80);
      expect(text).not.toMatch(halves);
    }
  });
});
