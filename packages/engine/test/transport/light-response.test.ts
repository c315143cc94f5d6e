import { afterEach, describe, expect, test, vi } from "vitest";
import { clientOptions, createFetchHandler } from "../../src/http.ts";
import { type Bank, createBank } from "../../src/index.ts";

const URL_OF_ACCOUNTS = "https://bank.test/accounts";

function both(path = "/accounts", bank: Bank = createBank()) {
  const init = { headers: { authorization: `Bearer ${bank.apiKey}` } };
  const send = (fetch: typeof globalThis.fetch) => fetch(`https://bank.test${path}`, init);
  // Forks, so that both have the same request id.
  return Promise.all([send(clientOptions(bank.fork()).fetch), send(createFetchHandler(bank.fork()))]);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a response of clientOptions", () => {
  test.each(["/accounts", "/accounts/account_none", "/files"])(
    "returns the same members as a Response for %s",
    async (path) => {
      const [light, real] = await both(path);
      for (const member of ["status", "ok", "statusText", "type", "url", "redirected", "bodyUsed"] as const) {
        expect([member, light[member]]).toEqual([member, real[member]]);
      }
      expect([...light.headers]).toEqual([...real.headers]);
      expect([...light.headers.keys(), ...light.headers.values()]).toEqual([
        ...real.headers.keys(),
        ...real.headers.values(),
      ]);
      expect([...light.headers.entries()]).toEqual([...real.headers.entries()]);
      const seen: string[] = [];
      light.headers.forEach((value, name) => {
        seen.push(`${name}: ${value}`);
      });
      expect(seen).toEqual([...real.headers].map(([name, value]) => `${name}: ${value}`));
      expect(light.headers.get("X-Request-Id")).toBe(real.headers.get("x-request-id"));
      expect([light.headers.get("x-none"), light.headers.has("X-Request-Id"), light.headers.has("x-none")]).toEqual([
        null,
        true,
        false,
      ]);
      expect(await light.json()).toEqual(await real.json());
    },
  );

  test("responds with every member of a Response", async () => {
    const [light] = await both();
    const members = Object.getOwnPropertyNames(Response.prototype).filter((name) => name !== "constructor");
    expect(members.filter((name) => !(name in light))).toEqual([]);
    expect(light.headers).toBe(light.headers);
  });

  test("returns its body as text, bytes, a stream, a Blob and a clone", async () => {
    const [light, real] = await both();
    const text = await real.text();
    expect(await light.text()).toBe(text);
    expect(await light.clone().text()).toBe(text);
    expect(new TextDecoder().decode(await light.arrayBuffer())).toBe(text);
    expect(light.bodyUsed).toBe(false);
    expect(await (await light.blob()).text()).toBe(text);
    expect(light.bodyUsed).toBe(true);
    const [streamed] = await both();
    expect(await new Response(streamed.body).text()).toBe(text);
    const [form] = await both();
    await expect(form.formData()).rejects.toThrow(TypeError);
  });

  test("returns the bytes 0 to 255 of a File unchanged", async () => {
    const bank = createBank();
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    const file = bank.files.create({ file: bytes, purpose: "other" });
    const [light] = await both(`/files/${file.id}/contents`, bank);
    expect(new Uint8Array(await light.arrayBuffer())).toEqual(bytes);
    expect(await light.bytes()).toEqual(bytes);
  });

  test("responds without the global Response", async () => {
    vi.stubGlobal("Response", undefined);
    const bank = createBank();
    const headers = { authorization: `Bearer ${bank.apiKey}` };
    const response = await clientOptions(bank).fetch(URL_OF_ACCOUNTS, { headers });
    expect([response.ok, await response.json()]).toEqual([true, { data: [], next_cursor: null }]);
  });
});
