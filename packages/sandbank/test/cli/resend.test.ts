import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { RunningServer } from "../../src/index.ts";
import { cli } from "../support/cli.ts";
import { startFrozen } from "../support/servers.ts";

let receiver: Server;
let url: string;
let server: RunningServer;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    // A path without a status gets no response.
    const status = Number(request.url?.slice(1));
    if (status > 0) response.writeHead(status).end();
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  server = await startFrozen();
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await server.stop();
});

function run(...line: string[]) {
  return cli(line, { env: { SANDBANK_URL: server.url, SANDBANK_ADMIN_TOKEN: server.token } });
}

/** An Event that no receiver got, and Event Subscriptions that have been added since, with these URLs. */
async function eventFor(...urls: string[]): Promise<string> {
  await run("call", "accounts.create", "name=Operating");
  const { data } = JSON.parse((await run("call", "events.list", "limit=1")).out);
  for (const each of urls) {
    await run(
      "call",
      "eventSubscriptions.create",
      `url=${each}`,
      'selected_event_categories=[{"event_category":"account.created"}]',
    );
  }
  return data[0].id;
}

const nothing = "Nothing is missing. A bank keeps Events for 30 days.";
const since = ["--since", "2026-01-01T00:00:00Z"];

describe("sandbank resend --subscription", () => {
  beforeEach(() => run("reset"));

  test("sends the Event again to one Event Subscription only", async () => {
    const event = await eventFor(`${url}/204`, `${url}/500`);
    const { data } = JSON.parse((await run("call", "eventSubscriptions.list")).out);
    const { id } = data.find((each: { url: string }) => each.url === `${url}/204`);
    const { code, out } = await run("resend", event, "--subscription", id, "--timeout", "1h");
    expect(code).toBe(0);
    expect(out).toBe(
      `Thu 1 Jan 2026, UTC\n  00:00:00  succeeded 204  account.created  ${event}  ${url}/204\n1 sent again: 1 delivered`,
    );
  });

  test("exits with 5 for an unknown Event Subscription", async () => {
    const { code, err } = await run("resend", await eventFor(), "--subscription", "event_subscription_1");
    expect([code, err]).toEqual([5, expect.stringMatching(/^There is no event_subscription with the id/)]);
  });
});

describe("sandbank resend", () => {
  test("says for an Event that the bank has deleted how long it keeps them", async () => {
    const event = await eventFor();
    await run("clock", "advance", "31d");
    const { code, err } = await run("resend", event);
    expect([code, err]).toEqual([
      5,
      `There is no event with the id "${event}" in this environment. A bank keeps Events for 30 days.`,
    ]);
  });

  test("says without an Event where the ids are", async () => {
    const { code, err } = await run("resend");
    expect([code, err]).toEqual([
      2,
      "EVENT is missing: the id of an Event, such as one that `sandbank attempts --failed` lists. See `sandbank resend --help`.",
    ]);
  });
});

describe("sandbank attempts --failed", () => {
  beforeEach(() => run("reset"));

  test("leaves out an attempt whose Event the receiver has accepted since, and advises no resend of it", async () => {
    let status = 500;
    const changing = createServer((_, response) => response.writeHead(status).end()).listen(0, "127.0.0.1");
    await once(changing, "listening");
    onTestFinished(() => void changing.close());
    const event = await eventFor(`http://127.0.0.1:${(changing.address() as AddressInfo).port}/`);
    await run("resend", event, "--timeout", "1h");
    const { out } = await run("attempts", "--failed");
    expect(out).toMatch(/^1 x 500 at http\S+, first Thu 1 Jan 2026, 00:00:00\n {2}last: failed 500 /);
    expect(out).toContain(`failed 500  account.created  ${event}`);
    expect(out).toContain(`\`sandbank resend ${event}\` sends the last failed one again`);
    expect(await run("logs", "--last", "4")).toMatchObject({
      out: expect.stringMatching(/account created: Operating, 1 webhook failed/),
      err: "`sandbank attempts --failed` says why webhooks failed.",
    });
    await run("resend", event, "--timeout", "1h");
    expect((await run("logs")).out).toMatch(/account created: Operating, 1 webhook failed/);
    status = 204;
    await run("resend", event, "--timeout", "1h");
    expect(await run("logs")).toMatchObject({ out: expect.not.stringContaining("webhook failed"), err: "" });
    expect((await run("attempts", "--failed")).out).toBe("No failed attempt is left. A bank keeps them for 30 days.");
    expect((await run("attempts")).out).not.toContain("sandbank resend");
  });

  test("is not advised by the log once the bank has deleted the Events, and the log has the names still", async () => {
    await run("resend", await eventFor("http://127.0.0.1:9/"), "--timeout", "1h");
    await run("clock", "advance", "31d");
    expect(await run("logs", "--operation", "accounts.create")).toMatchObject({
      out: expect.stringMatching(/ created: Operating, 1 webhook failed/),
      err: "",
    });
    expect((await run("attempts", "--failed")).out).toBe("No failed attempt is left. A bank keeps them for 30 days.");
  });
});

describe.each([["resend"], ["replay-missing"]])("sandbank %s", (words) => {
  beforeEach(() => run("reset"));

  const send = (event: string, ...flags: string[]) => run(words, ...(words === "resend" ? [event] : since), ...flags);

  test("prints the outcome of each attempt: the status of the response, or why there was none", async () => {
    const event = await eventFor(`${url}/204`, `${url}/500`, "http://127.0.0.1:9/");
    const { code, out, err } = await send(event, "--timeout", "1h");
    expect([code, err]).toEqual([1, ""]);
    const to = `account.created  ${event} `;
    expect(out.split("\n")).toEqual([
      "Thu 1 Jan 2026, UTC",
      `  00:00:00  succeeded 204  ${to} ${url}/204`,
      `  00:00:00  failed 500  ${to} ${url}/500`,
      expect.stringContaining(`  00:00:00  failed  ${to} http://127.0.0.1:9/: connect ECONNREFUSED`),
      "3 sent again: 1 delivered, 2 failed (500, ECONNREFUSED)",
    ]);
  });

  test("exits with 1 if the receiver fails again, also with --json, and says so in its help", async () => {
    const event = await eventFor(`${url}/500`);
    const failed = await send(event, "--timeout", "1h");
    expect(failed).toMatchObject({ code: 1, out: expect.stringMatching(/\n1 sent again: 1 failed \(500\)$/) });
    expect(await send(event, "--timeout", "1h", "--json")).toMatchObject({ code: 1, err: "" });
    expect((await run(words, "--help")).out).toMatch(
      /Exit\s+code\s+1\s+if\s+a\s+receiver\s+does\s+not\s+accept\s+one\./,
    );
  });

  test("prints the attempts with their outcomes as one document with --json", async () => {
    const event = await eventFor(`${url}/204`);
    const { code, out, err } = await send(event, "--timeout", "1h", "--json");
    expect([code, err]).toEqual([0, ""]);
    const attempt = { eventId: event, state: "succeeded", status: 204 };
    expect(JSON.parse(out)).toEqual({ schema: 1, data: [expect.objectContaining(attempt)] });
  });

  test("exits with 6 if a receiver has not responded in time, and names the command that shows the outcome", async () => {
    const event = await eventFor(`${url}/204`, `${url}/hang`);
    const shown = await send(event, "--timeout", "0s");
    expect(shown).toEqual({
      code: 6,
      out: expect.stringMatching(
        / {2}due {2}account\.created {2}event_\w+ {2}\S+\/hang\n2 sent again: .*1 without a response yet$/,
      ),
      err: expect.stringMatching(/ (?:is|are) still being sent\. `sandbank attempts --event event_\w+` shows /),
    });
    const [, command = ""] = /`sandbank (.*)`/.exec(shown.err) ?? [];
    expect((await run(...command.split(" "))).out).toContain(`due  account.created  ${event}  ${url}/hang`);
  });

  test("prints when an attempt is sent that a delivery fault delays, and does not wait for it", async () => {
    const event = await eventFor(`${url}/204`);
    await run("faults", "arm", "delayed");
    const { code, out, err } = await send(event, "--timeout", "1h");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/^Thu 1 Jan 2026, UTC\n {2}00:\d\d:\d\d {2}planned {2}account\.created {2}/);
    expect(out).toMatch(/\n1 sent again: 1 planned for later$/);
    expect(out).toContain(`${event}  ${url}/204`);
  });

  test("sends nothing if --timeout is no duration", async () => {
    const event = await eventFor(`${url}/204`);
    expect(await send(event, "--timeout", "soon")).toMatchObject({ code: 2, out: "" });
    expect((await run("attempts")).out).toBe("There are no such attempts. A bank keeps them for 30 days.");
  });
});

describe("sandbank resend", () => {
  beforeEach(() => run("reset"));

  test("says that no Event Subscription selects the Event", async () => {
    const out = "No active Event Subscription selects the Event.";
    expect(await run("resend", await eventFor())).toEqual({ code: 0, out, err: "" });
  });
});

describe.each(["resend", "replay-missing"])("sandbank %s, if an Event Subscription is disabled,", (words) => {
  beforeEach(() => run("reset"));

  test("says that nothing is sent to it, and how to enable it", async () => {
    const event = await eventFor("https://app.test/off");
    const { data } = JSON.parse((await run("call", "eventSubscriptions.list")).out);
    const { id } = data[0];
    await run("call", "eventSubscriptions.update", id, "status=disabled");
    // Of another category.
    const other = 'selected_event_categories=[{"event_category":"card.created"}]';
    await run("call", "eventSubscriptions.create", "url=https://app.test/cards", other);
    const line = words === "resend" ? [words, event] : [words, ...since];
    const none = words === "resend" ? "No active Event Subscription selects the Event." : nothing;
    const { code, out, err } = await run(...line);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const [first, second, ...rest] = out.split("\n");
    expect([first, second, rest]).toEqual([
      none,
      `Not sent to https://app.test/off: its Event Subscription is disabled. Enable it with \`sandbank call eventSubscriptions.update ${id} status=active\`.`,
      [],
    ]);
    const json = JSON.parse((await run(...line, "--json")).out);
    expect(json).toEqual({ schema: 1, data: [], disabled: [{ id, url: "https://app.test/off" }] });
    const [, advice = ""] = /`sandbank (.*)`/.exec(out) ?? [];
    await run(...advice.split(" "));
    expect((await run(...line, "--timeout", "1h")).out).not.toContain("disabled");
  });
});

describe("sandbank replay-missing", () => {
  beforeEach(() => run("reset"));

  test("sends an Event once to each Event Subscription, also if one that is deleted has accepted it", async () => {
    const line = ["replay-missing", ...since, "--timeout", "1h"];
    const event = await eventFor(`${url}/204`);
    expect((await run(...line)).out).toContain(`  succeeded 204  account.created  ${event}  `);
    expect((await run(...line)).out).toBe(nothing);
    const { data } = JSON.parse((await run("call", "eventSubscriptions.list")).out);
    await run("call", "eventSubscriptions.update", data[0].id, "status=deleted");
    await eventFor(`${url}/201`);
    const { out } = await run(...line);
    expect(out).toContain(`${event}  ${url}/201`);
    expect(out).not.toContain(`${url}/204`);
  });

  test("sends all Events that the bank keeps without --since, and begins so long ago with a duration", async () => {
    await run("clock", "freeze");
    const event = await eventFor(`${url}/500`);
    await run("clock", "advance", "2d");
    expect((await run("replay-missing", "--since", "1d", "--timeout", "1h")).out).toBe(nothing);
    const sent = expect.stringContaining(`failed 500  account.created  ${event}  `);
    expect((await run("replay-missing", "--since", "2d", "--timeout", "1h")).out).toEqual(sent);
    expect((await run("replay-missing", "--timeout", "1h")).out).toEqual(sent);
    await run("clock", "advance", "31d");
    expect((await run("replay-missing")).out).toBe(nothing);
  });

  test("sends what one receiver missed for one cause, in one category, or about one object", async () => {
    const event = await eventFor(`${url}/500`, `${url}/503`, "http://127.0.0.1:9/");
    await run("resend", event, "--timeout", "1h");
    const { data } = JSON.parse((await run("call", "eventSubscriptions.list")).out);
    const { id } = data.find((each: { url: string }) => each.url === `${url}/500`);
    const sentWith = async (...flags: string[]) =>
      ((await run("replay-missing", ...flags, "--timeout", "1h")).out.match(/\S+:\d+\/\S*/g) ?? []).map((to) =>
        to.replace(url, "").replace(/:$/, ""),
      );
    expect(await sentWith("--subscription", id)).toEqual(["/500"]);
    expect(await sentWith("--cause", "503")).toEqual(["/503"]);
    expect(await sentWith("--cause", "ECONNREFUSED", "--state", "failed")).toEqual(["http://127.0.0.1:9/"]);
    expect(await sentWith("--cause", "503", "--subscription", id)).toEqual([]);
    expect(await sentWith("--category", "account.created")).toHaveLength(3);
    expect(await sentWith("--category", "card.created")).toEqual([]);
    const { associated_object_id: object } = JSON.parse((await run("call", "events.retrieve", event)).out);
    expect(await sentWith("--object", object)).toHaveLength(3);
  });

  test("says in its help to which Event Subscriptions it sends", async () => {
    const { out } = await run("replay-missing", "--help");
    expect(out).toMatch(
      /^Sends .* again to each active\s+Event\s+Subscription\s+that\s+has\s+not\s+accepted\s+them\. /m,
    );
  });
});
