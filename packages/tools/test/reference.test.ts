import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { assumptions, type Endpoint, endpoints, eventCategories, type Resource, resources } from "@sandbank/contract";
import { isRefused, type RailTable, rails, refusals, stateMachines } from "@sandbank/engine/private/reference";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { checkAll } from "../../../tests/support/check-all.ts";
import { readApi } from "../src/api.ts";
import { drawPictures } from "../src/pictures/pictures.ts";
import { hasPicture, statePictureName } from "../src/pictures/states.ts";
import { citedIn } from "../src/reference/citations.ts";
import { prose, table, toAnchor } from "../src/reference/markdown.ts";
import { printPages } from "../src/reference/print-pages.ts";
import { readReference } from "../src/reference/reference.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

const statusSchema = z.enum(["on", "off"]).meta({
  id: "LampStatus",
  description: "Whether a lamp gives light.",
  values: { on: "It does.", off: "It is dark." },
});
const bulbSchema = z
  .strictObject({ watts: z.int().min(1).meta({ description: "Power, 1 or more." }) })
  .meta({ id: "Bulb", description: "What gives the light." });
const lampSchema = z
  .strictObject({
    id: z.templateLiteral(["lamp_", z.string()]).meta({ description: "Identifier of the lamp." }),
    bulb: bulbSchema.nullable().meta({ description: "Its bulb | or null." }),
    status: statusSchema,
    type: z.literal("lamp").meta({ description: "Always `lamp`." }),
  })
  .meta({ id: "Lamp", description: "Gives light." });
const switchParamsSchema = z
  .strictObject({
    rooms: z
      .array(
        z
          .strictObject({ room_id: z.string().meta({ description: "The room.", refersTo: "room" }) })
          .meta({ id: "LampRoomParams" }),
      )
      .meta({ description: "Where it stands." }),
    status: statusSchema.optional(),
  })
  .meta({ id: "LampSwitchParams" });
const lampEndpoints: Readonly<Record<string, Endpoint>> = {
  "simulations.lamps.switch": {
    method: "POST",
    path: "/simulations/lamps/{lamp_id}/switch",
    summary: "Switch a lamp.",
    details: "It may be on already.",
    params: switchParamsSchema,
    crossFieldRules: [
      {
        id: "rooms-have-sockets",
        field: "rooms",
        message: "must have a socket",
        reads: ["rooms"],
        broken: () => false,
      },
    ],
    result: lampSchema,
    extension: true,
  },
};
const lamps: Resource = {
  name: "lamps",
  title: "Lamps",
  endpoints: lampEndpoints,
  schemas: { lampSchema, statusSchema },
  examples: {},
};

describe("the page of a resource", () => {
  const page = printPages({
    api: readApi([lamps]),
    stateMachines: [
      {
        type: "lamp",
        resource: "lamps",
        field: "status",
        initial: ["off", "on"],
        table: {
          off: { switch: "on", smash: "broken" },
          on: { switch: "off", smash: { because: "it is hot" } },
          broken: { switch: { because: "it is in pieces" }, smash: { because: "it is in pieces" } },
          lost: { switch: { because: "it is nowhere" }, smash: { because: "it is nowhere" } },
        },
        automatic: { on: ["off", "broken"] },
      },
    ],
    refusals: { "simulations.lamps.switch": [{ condition: "There is power." }, { condition: "The lamp is <dry>." }] },
    rails: {},
    mailRejections: { rules: [], neverGiven: {} },
    reachable: [],
    neverGiven: [],
    citations: new Map([["lamps", ["D-27"]]]),
  }).get("lamps.md");

  test.each([
    [
      "its endpoints, with both names, their origin and their state",
      `### simulations.lamps.switch

\`POST /simulations/lamps/{lamp_id}/switch\`: Switch a lamp.

It may be on already.

- SDK: \`client.simulations.lamps.switch\`
- Engine: \`bank.simulations.lamps.switch\`
- Returns [Lamp](#lamp)
- An extension of the contract
- Sandbox only
`,
    ],
    [
      "parameters by dotted path",
      `| \`lamp_id\` | \`lamp_…\`, required | In the path. |
| \`rooms\` | array of objects, required | Where it stands. |
| \`rooms.*.room_id\` | \`room_…\`, required | The room. |
| \`status\` | [LampStatus](#lampstatus) | Whether a lamp gives light. |
`,
    ],
    [
      "refusals in order",
      `1. 403 \`environment_mismatch_error\`: the bank is live.
2. 400 \`malformed_request_error\`: the body is not JSON, is nested too deeply or is too large.
3. 400 \`invalid_parameters_error\`: a parameter is missing, unknown, of the wrong type or out of range. Also if one of these rules is broken:
   - \`rooms\` must have a socket.
4. 409 \`idempotency_key_already_used_error\`: the key was already used for another operation or with other parameters.
5. 404 \`object_not_found_error\`: an object does not exist. Looked up: \`lamp_id\` in the path, \`rooms.*.room_id\`.
6. 409 \`invalid_operation_error\`: the present state does not allow the transition. See [States of status](#states-of-status).
7. 409 \`invalid_operation_error\`, unless: There is power.
8. 409 \`invalid_operation_error\`, unless: The lamp is &lt;dry>.
`,
    ],
    [
      "fields, with links to the types of others",
      `| \`id\` | \`lamp_…\` | Identifier of the lamp. |
| \`bulb\` | [Bulb](#bulb) or null | Its bulb \\| or null. |
`,
    ],
    ["the fields of an object in an object", "### Bulb\n\nWhat gives the light.\n\n| Field | Type | Meaning |"],
    ["the meaning of each value", "- `on`: It does.\n- `off`: It is dark."],
    [
      "the transitions between states, and those that are refused",
      `![A new object is off or on. Changes: off to on, off to broken, on to off, on to broken.](../pictures/states-lamp.svg)

| State | Leads to |
| --- | --- |
| \`off\` | \`on\` by \`switch\`, \`broken\` by \`smash\` |
| \`on\` | \`off\` by \`switch\` or automatically, \`broken\` automatically |
| \`broken\` | nothing: it is final |

No object of a Sandbank bank is in one of these states: \`lost\`.

| State | Refused | Why |
| --- | --- | --- |
| \`on\` | \`smash\` | It is hot. |
| \`broken\` | \`switch\`, \`smash\` | It is in pieces. |
| \`lost\` | \`switch\`, \`smash\` | It is nowhere. |
`,
    ],
    [
      "the assumptions that it cites",
      "| [D-27](assumptions.md#d-27) | In which order are requests refused? | 401, route 404,",
    ],
  ])("shows %s", (_what, text) => {
    expect(page).toContain(text);
  });
});

describe("Markdown", () => {
  test("escapes what would end a cell or begin HTML", () => {
    expect(table(["A"], [["a|b\nc"]])).toBe("| A |\n| --- |\n| a\\|b c |");
    expect(prose("a <b> `<c>`")).toBe("a &lt;b> `<c>`");
  });

  test("cites assumptions once, in the order of the register", () => {
    expect(citedIn(["D-27, D-02", "see D-27 and ABCD-03"])).toEqual(["D-02", "D-27"]);
  });
});

/** The condition of a rule, with the assumption that it rests on: `The Account is open (D-39).` */
function citing({ condition, assumption }: { readonly condition: string; readonly assumption?: string }): string {
  return assumption === undefined ? condition : `${condition.slice(0, -1)} (${assumption}).`;
}

/** The error of a broken rule. */
function errorBy({ field }: { readonly field?: string }): string {
  return field === undefined ? "409 `invalid_operation_error`" : `400 \`invalid_parameters_error\` of \`${field}\``;
}

function withoutLinks(text: string): string {
  return text.replace(/\[([DO]-\d+|`\w+`)\]\([^)]+\)/g, "$1").replace(/ \(R\d\d\)/g, "");
}

describe("the reference", () => {
  const reference = readReference(readApi(resources), root);
  const pages = printPages(reference);
  const pageOf = (name: string): string => pages.get(name) ?? "";
  const resourcePages = resources.map(({ name }) => pageOf(`${name}.md`));

  test("has each operation on one page, and in the support matrix", () =>
    checkAll(Object.entries<Endpoint>(endpoints), (name, { path }) => {
      const heading = new RegExp(`^### ${name.replaceAll(".", "\\.")}$`, "m");
      expect(resourcePages.filter((page) => heading.test(page))).toHaveLength(1);
      const row = pageOf("support.md")
        .split("\n")
        .filter((line) => line.includes(`[\`${name}\`](`));
      expect(row).toHaveLength(1);
      expect(row[0]).toContain(`\`${path}\``);
    }));

  test("begins the page of each resource with an object of its type", () =>
    checkAll(
      resources.map((resource) => [resource.name, resource] as const),
      (name, { endpoints }) => {
        const [beginning = ""] = pageOf(`${name}.md`).split("\n## Endpoints\n");
        const [, json = "null"] = /^```json\n([\s\S]*?)^```/m.exec(beginning) ?? [];
        const [, retrieve] = Object.entries(endpoints).find(([operation]) => operation.endsWith(".retrieve")) ?? [];
        expect(retrieve?.result.safeParse(JSON.parse(json)).error).toBeUndefined();
      },
    ));

  test("says what the contract and its extensions are where a page speaks of them", () =>
    checkAll(
      [...pages].filter(([, text]) => /In the contract|extension/.test(text)),
      (_name, text) => expect(text).toContain("](../decide/which-api.md#contract-and-extensions)"),
    ));

  const pictures = drawPictures();
  test("draws each state machine before the types of its page, and says what is refused", () =>
    checkAll(
      stateMachines.map((machine) => [`${machine.resource} ${machine.field}`, machine] as const),
      (_name, machine) => {
        const { resource, field, initial, table } = machine;
        const [beginning = ""] = pageOf(`${resource}.md`).split("\n## Types\n");
        const [, after = ""] = beginning.split(`### States of ${field}\n`);
        if (hasPicture(machine)) {
          const name = statePictureName(machine);
          expect(after).toContain(`A new object is ${initial.join(" or ")}.`);
          expect(after).toContain(`](../pictures/${name})`);
          expect([...pictures.keys()]).toContain(name);
        }
        for (const [state, moves] of Object.entries(table)) {
          expect(after).toContain(`\`${state}\``);
          for (const move of Object.values(moves)) if (isRefused(move)) expect(after).toContain(move.because.slice(1));
        }
      },
    ));

  test("says what each operation requires", () =>
    checkAll(Object.entries(refusals), (name, rules) => {
      const [, after = ""] = resourcePages.join("\n").split(`### ${name}\n`);
      const steps = (after.split("\n### ")[0] ?? "").split("\n").filter((line) => line.includes(", unless: "));
      expect(steps.map((step) => withoutLinks(step).replace(/^\d+\. /, ""))).toEqual(
        rules.map((rule) => `${errorBy(rule)}, unless: ${prose(citing(rule))}`),
      );
    }));

  describe.each(Object.values<RailTable>(rails))("of what is declined by $title", (rail) => {
    const { title, rules, neverGiven, simulations } = rail;
    const [, after = ""] = pageOf("declines.md").split(`\n## ${title}\n`);
    const section = after.split("\n## ")[0] ?? "";
    const plain = withoutLinks(section);

    test("has the rules in order", () => {
      const rows = [...plain.matchAll(/^\| (\d+) \| (.+) \| `(\w+)` \|$/gm)];
      expect(rows.map(([, place, condition, reason]) => [place, condition, reason])).toEqual(
        rules.map((rule, index) => [String(index + 1), prose(citing(rule)), rule.reason]),
      );
    });

    test("says why no rule gives a reason", () =>
      checkAll(Object.entries(neverGiven), (reason, why) => {
        const [, table = ""] = plain.split("**Reasons that no rule gives**\n\n");
        const rows = table.split("\n").map((row) => row.split(" | "));
        expect(rows.filter(([, reasons]) => reasons?.includes(`\`${reason}\``)).map(([first]) => first)).toEqual([
          `| ${prose(why)}`,
        ]);
      }));

    test("leads from each reason to a program", () => {
      const reasons = [...rules.map(({ reason }) => reason), ...Object.keys(neverGiven)];
      expect(reasons.filter((reason) => !section.includes(`[\`${reason}\`](reachability-reasons.md#`))).toEqual([]);
    });

    test("shows a decline that every rule was asked about", () => {
      const [, explained = ""] = /^```text\n([\s\S]*?)^```/m.exec(section) ?? [];
      expect([...explained.matchAll(/^ *\d+\. (\w+)/gm)].map(([, outcome]) => outcome)).toEqual(
        rules.map((_, index) => (index === rules.length - 1 ? "FAILED" : "passed")),
      );
    });

    test.each(simulations)("names %s, whose section leads back", (simulation) => {
      expect(linksIn(section).some((target) => target.endsWith(`.md#${toAnchor(simulation)}`))).toBe(true);
      const [, about = ""] = resourcePages.join("\n").split(`### ${simulation}\n`);
      expect(linksIn(about.split("\n### ")[0] ?? "")).toContain(`declines.md#${toAnchor(title)}`);
    });

    test("is reached from the words for its reasons", () => {
      const reasons = resourcePages
        .join("\n")
        .split("\n### ")
        .filter((section) => /^\w+Reason\n/.test(section));
      const targets = reasons.flatMap(linksIn);
      expect(targets.filter((target) => target === `declines.md#${toAnchor(title)}`)).toHaveLength(1);
    });
  });

  test("shows the fields of every variant of a union apart from the one that tells them apart", () => {
    const [, element = ""] = pageOf("card-payments.md").split("### CardPaymentElement\n");
    expect(element.split("\n### ")[0]).toMatch(
      /\| `created_at` \|.*\|\n\n`category` names the only further field that is not null\.\n/,
    );
    expect(element.split("\n### ")[0]?.match(/`created_at`/g)).toHaveLength(1);
  });

  test("has every assumption and every category of Event", () => {
    for (const { id, question } of assumptions)
      expect(pageOf("assumptions.md")).toContain(`### ${id}\n\n**${prose(question)}`);
    for (const category of Object.keys(eventCategories)) expect(pageOf("events.md")).toContain(`- \`${category}\`: `);
  });

  test("is reached from its index, page by page", () => {
    // The pages of errors are reached from the catalogue.
    const linked = ["README.md", "errors.md"]
      .flatMap((name) => linksIn(pageOf(name)))
      .map((target) => target.split("#")[0]);
    const reached = ["README.md", ...linked];
    expect([...pages.keys()].filter((name) => !reached.includes(name))).toEqual([]);
  });

  test("each page has tables of even rows, headings that differ and no code to run", () =>
    checkAll(pages, (_name, text) => {
      const headings = headingsIn(text).map(toAnchor);
      expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
      for (const block of text.split("\n\n").filter((part) => part.startsWith("| "))) {
        const widths = block
          .trimEnd()
          .split("\n")
          .map((row) => row.split(/(?<!\\)\|/).length);
        expect(new Set(widths).size).toBe(1);
      }
      expect(text).not.toMatch(/^```ts/m);
    }));
});

describe("links in the documentation", () => {
  const names = readdirSync(`${root}docs`, { recursive: true, encoding: "utf8" }).map((name) => `docs/${name}`);
  const paths = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", ...names.filter((name) => name.endsWith(".md"))];

  test("lead somewhere", () =>
    checkAll(
      paths.filter((path) => !path.startsWith("docs/api/")).map((path) => [path] as const),
      (path) => {
        expect(linksIn(readFileSync(root + path, "utf8")).filter((target) => !leadsSomewhere(path, target))).toEqual(
          [],
        );
      },
    ));
});

/** Targets of links within the repository. */
function linksIn(text: string): string[] {
  const prosaic = text.replace(/^```[\s\S]*?^```/gm, "").replace(/`[^`\n]*`/g, "``");
  return [...prosaic.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? "").filter((is) => !/^\w+:/.test(is));
}

function leadsSomewhere(path: string, target: string): boolean {
  const [file = "", anchor] = target.split("#");
  const full = file === "" ? path : normalize(join(dirname(path), file));
  if (!existsSync(root + full)) return false;
  // A code host shows a picture with such an anchor in one of the two themes.
  return (
    anchor === undefined ||
    /^gh-(light|dark)-mode-only$/.test(anchor) ||
    headingsIn(readFileSync(root + full, "utf8"))
      .map(toAnchor)
      .includes(anchor)
  );
}

function headingsIn(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map((match) => match[1] ?? "");
}
