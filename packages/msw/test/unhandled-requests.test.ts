import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type ListenOptions, setupBank } from "@sandbank/msw/node";
import { HttpResponse, http } from "msw";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

const server = createServer((_request, response) => response.end("the user's own server"));
let port: number;
const closings: (() => void)[] = [];
const printed: string[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  for (const method of ["warn", "error"] as const) {
    vi.spyOn(console, method).mockImplementation((message) => void printed.push(`${method} ${message}`));
  }
});
afterEach(() => {
  for (const close of closings.splice(0)) close();
  printed.length = 0;
  vi.restoreAllMocks();
});

function listening(options: ListenOptions, baseUrl?: string) {
  const setup = setupBank(baseUrl === undefined ? {} : { baseUrl });
  setup.listen(options);
  closings.push(setup.close);
  return setup;
}

describe.each(["warn", "error"] as const)('with onUnhandledRequest: "%s"', (onUnhandledRequest) => {
  test.each(["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "127.1"])(
    "a request to %s is sent without a warning",
    async (host) => {
      listening({ onUnhandledRequest });
      expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe("the user's own server");
      expect(printed).toEqual([]);
    },
  );

  test("a request to this machine is not sent silently if a bank is mounted at its origin", async () => {
    listening({ onUnhandledRequest }, `http://127.0.0.1:${port}/v1`);
    const outcome = await fetch(`http://127.0.0.1:${port}/`).then((response) => response.text(), String);
    expect(outcome).toMatch(onUnhandledRequest === "error" ? /^\w+Error: / : /^the user's own server$/);
    expect(printed).toHaveLength(2);
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe("the user's own server");
    expect(printed).toHaveLength(2);
  });

  test("the user's own handler answers a request to this machine", async () => {
    const { server: handlers } = listening({ onUnhandledRequest });
    handlers.use(http.get(/127\.0\.0\.1/, () => HttpResponse.text("mocked")));
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("mocked");
  });
});

test.each(["warning", "none", true, {}])("listen refuses %j as onUnhandledRequest, and does not listen", (value) => {
  const setup = setupBank();
  expect(() => setup.listen({ onUnhandledRequest: value as never })).toThrow(
    `[sandbank] Failed to listen: onUnhandledRequest is ${JSON.stringify(value)}. Use "warn", "error", "bypass" or a function.`,
  );
  setup.listen();
  closings.push(setup.close);
});

test.each([
  ["onUnhandledRequests", 'Use "onUnhandledRequest". All options: onUnhandledRequest, onUnhandledFrame.'],
  ["quiet", "Use onUnhandledRequest, onUnhandledFrame."],
])("listen refuses the option %s, and does not listen", (name, advice) => {
  const setup = setupBank();
  expect(() => setup.listen({ [name]: "error" } as never)).toThrow(
    new TypeError(`[sandbank] Failed to listen: "${name}" is not an option. ${advice}`),
  );
  setup.listen();
  closings.push(setup.close);
});

test("listen refuses wrong options also while another setup listens", () => {
  listening({});
  const other = setupBank({ baseUrl: "https://other.test" });
  expect(() => other.listen({ onUnhandledRequest: "none" as never })).toThrow('onUnhandledRequest is "none"');
  expect(() => other.listen({ onUnhandled: "error" } as never)).toThrow('"onUnhandled" is not an option');
});

describe("a request with a wrong base path or host", () => {
  test.each(["warn", "error"] as const)("%s says where the banks are mounted", async (onUnhandledRequest) => {
    listening({ onUnhandledRequest }, "http://bank.test/v1");
    listening({ onUnhandledRequest }, "http://other.test");
    await expect(fetch("http://bank.test/accounts")).rejects.toThrow(Error);
    expect(printed[0]).toBe(
      `${onUnhandledRequest} [sandbank] GET http://bank.test/accounts reaches no bank. Mounted: http://bank.test/v1, http://other.test`,
    );
  });

  test("warns once after the setup has listened twice", async () => {
    const setup = listening({});
    setup.close();
    setup.listen();
    await expect(fetch("http://bank.test/v1/accounts")).rejects.toThrow(Error);
    expect(printed.filter((message) => message.includes("reaches no bank"))).toHaveLength(1);
  });

  test("a request for an image is sent without a warning, as by MSW", async () => {
    listening({});
    await expect(fetch("http://nobody.invalid/logo.png")).rejects.toThrow(Error);
    expect(printed).toEqual([]);
  });
});

describe("onUnhandledRequest, in every version of MSW", () => {
  const url = "http://nobody.invalid/";

  test.each([
    ["error", [/^error \[sandbank\] /, /^error \[MSW\] .*GET http:\/\/nobody\.invalid\//s]],
    ["warn", [/^warn \[sandbank\] /, /^warn \[MSW\] .*GET http:\/\/nobody\.invalid\//s]],
    ["bypass", []],
  ] as const)("%s", async (onUnhandledRequest, messages) => {
    listening({ onUnhandledRequest });
    await expect(fetch(url)).rejects.toThrow(Error);
    expect(printed).toEqual(messages.map((message) => expect.stringMatching(message)));
  });

  test("an onUnhandledRequest function is called with the request, and can print and throw", async () => {
    const urls: string[] = [];
    listening({
      onUnhandledRequest(request, print) {
        urls.push(request.url);
        print.warning();
        throw new Error("boom");
      },
    });
    expect((await fetch(url)).status).toBe(500);
    expect(urls).toEqual([url]);
    expect(printed.filter((message) => message.startsWith("warn"))).toHaveLength(1);
  });

  test("onUnhandledFrame, the option's name in MSW 3, is passed on to MSW", async () => {
    listening({ onUnhandledFrame: "bypass", onUnhandledRequest: "error" } as ListenOptions);
    await expect(fetch(url)).rejects.toThrow(Error);
    expect(printed.filter((message) => message.includes("[MSW]"))).toHaveLength(
      process.env["MSW_MAJOR"] === "2" ? 1 : 0,
    );
  });
});
