import type { Change, Mutant } from "@sandbank/engine/private/mutants";
import type { MutantTables } from "../tables/mutant-tables.ts";
import { breaks, code } from "./phrases.ts";

const amounts = [
  { what: "off", posts: "moves no money", holds: "holds no money", times: 0, plus: 0 },
  { what: "doubled", posts: "moves twice its amount", holds: "holds twice its amount", times: 2, plus: 0 },
  { what: "cent", posts: "moves a cent more", holds: "holds a cent more", times: 1, plus: 1 },
] as const;

/** Money moves, is held or is released in the wrong amount. */
export function listMoneyMutants(tables: MutantTables): Mutant[] {
  const { postings, holds } = tables;
  return [
    ...postings.flatMap((category) =>
      amounts.map(({ what, posts, times, plus }) =>
        breaks(`posting/${category}`, {
          what,
          sentence: `A Transaction of category ${code(category)} ${posts}.`,
          noticedBy: `Expect the exact balance of the Account after a Transaction of category ${code(category)}.`,
          change: { kind: "amount", times, plus },
        }),
      ),
    ),
    ...holds.flatMap((category) => [
      ...amounts.map(({ what, holds: does, times, plus }) =>
        breaks(`hold/${category}`, {
          what,
          sentence: `A Pending Transaction of category ${code(category)} ${does}.`,
          noticedBy: `Expect the exact available balance while the Pending Transaction of category ${code(category)} is open.`,
          change: { kind: "amount", times, plus },
        }),
      ),
      breaks(`release/${category}`, {
        sentence: `A complete Pending Transaction of category ${code(category)} still holds its money.`,
        noticedBy: `Expect the exact available balance after the Pending Transaction of category ${code(category)} is complete.`,
        change: { kind: "amount", times: 0, plus: 0 },
      }),
    ]),
  ];
}

/** A webhook is not sent, names another object, or has a signature that the app must refuse. */
export function listWebhookMutants(tables: MutantTables): Mutant[] {
  return tables.events.flatMap((category) => {
    const place = `webhook/${category}`;
    const send = (value: string): Change => ({ kind: "instead", value });
    return [
      breaks(place, {
        what: "unsent",
        sentence: `The webhook ${code(category)} is never sent.`,
        noticedBy: `Expect what your app does after the webhook ${code(category)}.`,
        change: send("unsent"),
      }),
      breaks(place, {
        what: "other-object",
        sentence: `The webhook ${code(category)} names another object.`,
        noticedBy: `Expect what your app does with the object of the webhook ${code(category)}.`,
        change: send("other-object"),
      }),
      breaks(place, {
        what: "wrong-secret",
        sentence: `The webhook ${code(category)} is signed with a wrong secret.`,
        noticedBy: `Verify the signature in your app, and expect what it does after the webhook ${code(category)}.`,
        change: send("wrong-secret"),
      }),
    ];
  });
}
