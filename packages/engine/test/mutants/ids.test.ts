import { type Endpoint, endpoints } from "@sandbank/contract";
import { expect, test } from "vitest";
import { mailRejections, parameterChecks, rails, refusals } from "../../src/private/mutants.ts";

type Rows = readonly { readonly id: string }[];

const tables: (readonly [table: string, rows: Rows])[] = [
  ...Object.entries(rails).map(([name, { rules }]) => [`declines by ${name}`, rules] as const),
  ["rejections of mail", mailRejections.rules],
  ...Object.entries(refusals).map(([name, rules]) => [`refusals of ${name}`, rules] as const),
  ...Object.entries(parameterChecks).map(([name, checks]) => [`parameter checks of ${name}`, checks] as const),
  ...Object.entries<Endpoint>(endpoints).map(([name, { crossFieldRules = [], olderBody }]) => {
    return [`cross-field rules of ${name}`, [...crossFieldRules, ...(olderBody?.crossFieldRules ?? [])]] as const;
  }),
];

test.each(tables.filter(([, rows]) => rows.length > 1))("each row of the table has an id of its own: %s", (_, rows) => {
  const ids = rows.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
