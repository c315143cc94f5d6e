import { setupBank } from "@sandbank/msw/node";
import * as msw from "msw";
import * as mswNode from "msw/node";
import * as msw2 from "msw2";
import { expect, test } from "vitest";

const isMsw2 = process.env["MSW_MAJOR"] === "2";

test(`the tests run on MSW ${isMsw2 ? 2 : 3}`, () => {
  expect(Object.is(msw.http, msw2.http)).toBe(isMsw2);
  expect(setupBank().server.constructor).toBe(mswNode.setupServer().constructor);
});
