import { type Endpoint, endpoints, type OperationName } from "@sandbank/contract";
import { expect, test } from "vitest";
import { checkAll } from "../../../../tests/support/check-all.ts";
import { createMutantProbe } from "../../src/mutants/mutant-probe.ts";
import { createRecorder } from "../../src/mutants/recorder.ts";
import { listBounds } from "../../src/parameters/bounds.ts";
import { prepare } from "../../src/parameters/prepared.ts";
import { listIssues } from "../../src/parameters/validate.ts";
import type { Probe } from "../../src/world/probe.ts";
import { mutantOf } from "../support/installed.ts";

/** Values of which each breaks other bounds. */
const values = [
  "",
  "nothing",
  "x".repeat(20_001),
  Number.MIN_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER,
  [],
  Array(70).fill(null),
  new Uint8Array(20_000_000),
];

/** Parameters with a value at one path, and nothing else. */
const paramsWith = (path: string, value: unknown) =>
  path.split(".").reduceRight((within, key) => (key === "*" ? [within] : { [key]: within }), value) as object;

const bounds = (Object.keys(endpoints) as OperationName[]).flatMap((operation) =>
  listBounds(operation).map((path) => [`bound/${operation}/${path}`, operation, path] as const),
);

const right = createRecorder(() => {});

test("each bound of a parameter can be taken away, and its type and the other issues stay", () =>
  checkAll(bounds, (place, operation, path) => {
    const { method }: Endpoint = endpoints[operation];
    const field = (method === "GET" ? "query." : "") + path.replaceAll("*", "0");
    const issuesOf = (value: unknown, probe: Probe) =>
      listIssues(prepare(operation), paramsWith(path, value), { subject: null, probe })?.listed ?? [];
    const breaks = (value: unknown) => {
      const reached: string[] = [];
      issuesOf(
        value,
        createRecorder((each) => reached.push(each)),
      );
      return reached.includes(place);
    };
    const wrong = values.find(breaks) ?? expect.fail("no value breaks it");
    const mutant = createMutantProbe(mutantOf(place, { kind: "instead", value: false }), () => {});
    const [about, others] = partition(issuesOf(wrong, right), field);
    const [left, same] = partition(issuesOf(wrong, mutant), field);
    expect(about.filter(({ message }) => left.some((issue) => issue.message === message))).toEqual([]);
    expect(same).toEqual(others);
    expect(issuesOf({}, mutant)).toContainEqual(expect.objectContaining({ field }));
  }));

function partition<Issue extends { readonly field: string }>(issues: readonly Issue[], field: string) {
  return [issues.filter((issue) => issue.field === field), issues.filter((issue) => issue.field !== field)] as const;
}
