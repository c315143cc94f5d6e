import { endpoints, type OperationName } from "@sandbank/contract";
import { describe, expect, test } from "vitest";
import { createBank } from "../src/index.ts";
import { send } from "./support/send.ts";

/** The endpoints of the contract that answer 501 for now. Take out what is served: the list must end up empty. */
const unserved: readonly OperationName[] = [];

describe("endpoints that no operation serves yet", () => {
  test("are exactly those of this list", () => {
    expect(createBank().coverage().endpoints.unserved).toEqual(unserved);
  });

  test.each(unserved)("%s answers 501", (operation) => {
    const { method, path } = endpoints[operation];
    const answer = send(createBank(), { method, path: path.replace(/\{\w+\}/, "any_id") });
    expect(answer).toMatchObject({ status: 501, body: { type: "not_implemented_error", status: 501 } });
  });
});
