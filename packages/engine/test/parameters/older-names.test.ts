import { type Endpoint, endpoints, type OlderName } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { replaceOlderNames } from "../../src/parameters/older-names.ts";
import { fieldsOf } from "../support/fields.ts";

const endpoint = {
  olderNames: [
    { older: "receiver_name", now: "receiver.name" },
    { older: "receiver_line1", now: "receiver.address.line1" },
    { older: "receiver_line2", now: "receiver.address.line2" },
    { older: "letter.signature_text", now: "letter.signature.text" },
  ] as readonly OlderName[],
} as Endpoint;

describe("older names of parameters (O-07)", () => {
  test("several older names make one object, and an issue keeps the older name", () => {
    const { params, issues, nameSent } = replaceOlderNames(endpoint, {
      receiver_line2: "2",
      receiver_name: "Ada",
      amount: 1,
    });
    expect([params, issues.total]).toEqual([{ amount: 1, receiver: { name: "Ada", address: { line2: "2" } } }, 0]);
    expect(["receiver.address.line1", "receiver.address.line2", "amount"].map(nameSent)).toEqual([
      "receiver_line1",
      "receiver_line2",
      "amount",
    ]);
  });

  test("an older name within an object leaves the rest of that object", () => {
    const sent = { letter: { signature_text: "Ada", memo: "Rent" } };
    const { params, nameSent } = replaceOlderNames(endpoint, sent);
    expect(params).toEqual({ letter: { memo: "Rent", signature: { text: "Ada" } } });
    expect(sent).toEqual({ letter: { signature_text: "Ada", memo: "Rent" } });
    expect([nameSent("letter.signature.text"), nameSent("letter.memo"), nameSent("receiver.name")]).toEqual([
      "letter.signature_text",
      "letter.memo",
      "receiver.name",
    ]);
  });

  test("an older name together with the newer one is an issue", () => {
    const { listed } = replaceOlderNames(endpoint, { receiver: {}, receiver_name: "Ada" }).issues;
    expect(listed).toEqual([{ field: "receiver_name", message: "is the older name of `receiver`; send one of them" }]);
  });

  test("a dropped name is no parameter, and no older name", () => {
    const dropping = Object.values<Endpoint>(endpoints).filter(({ droppedNames = [] }) => droppedNames.length > 0);
    expect(dropping.length).toBeGreaterThan(0);
    for (const { droppedNames = [], olderNames = [], params } of dropping) {
      const fields = params === undefined ? [] : fieldsOf(params).map(({ path }) => path.join("."));
      const known = [...fields, ...olderNames.map(({ older }) => older)];
      expect(droppedNames.filter((name) => known.includes(name))).toEqual([]);
    }
  });

  test("parameters without older names stay as they are", () => {
    const sent = { receiver: { name: "Ada" } };
    expect(replaceOlderNames(endpoint, sent).params).toBe(sent);
    expect(replaceOlderNames({} as Endpoint, null).params).toBeNull();
  });

  test("each older name of the API stands for a parameter that exists, and is none itself", () => {
    const named = Object.values<Endpoint>(endpoints).flatMap(({ olderNames = [], params }) =>
      olderNames.map((name) => ({
        ...name,
        fields: params === undefined ? [] : fieldsOf(params).map(({ path }) => path.join(".")),
      })),
    );
    expect(named.length).toBeGreaterThan(0);
    for (const { older, now, fields } of named) {
      expect(fields).toContain(now);
      expect(fields).not.toContain(older);
    }
  });
});
