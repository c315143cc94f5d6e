import type { Seed } from "@sandbank/engine/scenarios";

type Step = Seed["steps"][number];

/** A name as long as the API allows: 200 characters. */
export const longName = "Quarterly_reserve_for_the_renovation_of_the_branch_offices_".repeat(4).slice(0, 200);

/** The Accounts in the order of their creation. The last one is the loan. */
const accountNames = [
  "Operating",
  "Payroll",
  "Tax reserve",
  "Travel",
  longName,
  "חשבון תפעול",
  "☕️ Café and snacks 👩🏽‍🍳",
  "<img src=x onerror=alert(1)>",
  "Receivables \u202Elive",
  "Subscriptions",
  "Equipment",
  "Line of credit",
] as const;

const LOAN = accountNames.length - 1;

const cards = ["Office manager", "Delivery van", "Front desk", "Fuel", "Advertising", "כרטיס משרד", "Field service"];

export const merchants = [
  "Cedar Books",
  "City Transit",
  "Hotel Zephyr",
  "Delta Air Lines, branch office at Terminal 4",
  "Northwind Power",
  "مقهى الميناء",
  "Café 🥐 Lumière",
  "Live \u202Eevil",
  longName,
];

export const payers = ["Acme Payroll", "Northwind Power", "Example Company", "Cedar Books"];

/** The reasons that the declines of each rail take turns with. */
const reasons = {
  card: ["suspected_fraud", "cvv2_mismatch", "card_canceled", "breaches_limit", "insufficient_funds"],
  ach: ["insufficient_funds", "breaches_limit", "transaction_not_allowed"],
  check: ["stop_payment_requested", "duplicate_presentment"],
  rtp: ["account_number_disabled", "account_restricted"],
  fednow: ["account_number_disabled", "group_locked"],
  wire: ["account_number_disabled", "no_account_number"],
} as const;

export const ref = (path: string) => ({ $ref: path });
const accountOf = (index: number) => ref(`account${index % LOAN}.id`);
export const numberOf = (index: number) => ref(`number${index % LOAN}.id`);
export const cardOf = (index: number) => ref(`card${index % cards.length}.id`);
export const turn = <Value>(values: readonly Value[], index: number): Value => values[index % values.length] as Value;
/** An amount in cents that differs from its neighbours. */
export const centsOf = (index: number) => 4_00 + ((index * 7_919) % 240_00);

/** The entities, Accounts, Account Numbers, Cards and Limits. */
export function world(): Step[] {
  const address = { line1: "1 Main Street", city: "Springfield", state: "IL", zip: "62701" };
  const owners = ["Harbor Supplies", "Lakeside Clinic", "Orchard Software"].map(
    (name, index): Step => ({
      call: "entities.create",
      params: { structure: "corporation", corporation: { name, address } },
      as: `entity${index}`,
    }),
  );
  const accounts = accountNames.flatMap((name, index): Step[] => [
    {
      call: "accounts.create",
      params: {
        name,
        entity_id: ref(`entity${index % owners.length}.id`),
        ...(index === LOAN && {
          funding: "loan",
          loan: {
            credit_limit: 25_000_00,
            grace_period_days: 10,
            statement_day_of_month: 15,
            statement_payment_type: "balance",
          },
        }),
      },
      as: `account${index}`,
    },
    {
      call: "accountNumbers.create",
      params: {
        account_id: ref(`account${index}.id`),
        name: index % 2 === 0 ? "Incoming" : `Bills of ${name}`.slice(0, 200),
      },
      as: `number${index}`,
    },
  ]);
  const own = cards.flatMap((description, index): Step[] => [
    { call: "cards.create", params: { account_id: accountOf(index), description }, as: `card${index}` },
    {
      call: "limits.create",
      params: {
        model_id: cardOf(index),
        metric: index % 3 === 2 ? "count" : "volume",
        interval: index % 2 === 0 ? "day" : "month",
        value: index % 3 === 2 ? 20 : 500_00,
      },
    },
  ]);
  return [
    ...owners,
    ...accounts,
    ...own,
    { call: "cards.create", params: { account_id: ref(`account${LOAN}.id`), description: "Machines" }, as: "loanCard" },
    { call: "limits.create", params: { model_id: accountOf(0), metric: "volume", interval: "month", value: 9_000_00 } },
    ...accountNames.slice(0, LOAN).map(
      (_, index): Step => ({
        call: "simulations.inboundAchTransfers.create",
        params: {
          account_number_id: numberOf(index),
          amount: 4_000_00 + index * 150_00,
          company_name: turn(payers, index),
        },
      }),
    ),
  ];
}

/** One of 400 movements: card payments above all, and one of each other rail in turn. */
export function movement(index: number): Step[] {
  const amount = centsOf(index);
  switch (index % 10) {
    case 0:
      return [
        {
          call: "simulations.inboundAchTransfers.create",
          params: {
            account_number_id: numberOf(index / 10),
            amount: amount * 4,
            company_name: turn(payers, index / 10),
          },
        },
      ];
    case 1:
      return [
        {
          call: "simulations.inboundRealTimePaymentsTransfers.create",
          params: { account_number_id: numberOf(index), amount, debtor_name: turn(payers, index) },
        },
      ];
    case 2:
      return [
        {
          call: "simulations.inboundWireTransfers.create",
          params: { account_number_id: numberOf(index), amount: amount * 6, debtor_name: turn(payers, index) },
        },
      ];
    case 3:
      return [
        { call: "simulations.interestPayments.create", params: { account_id: accountOf(index), amount: 1_00 + index } },
      ];
    case 4:
      return [
        {
          call: "simulations.inboundFednowTransfers.create",
          params: { account_number_id: numberOf(index), amount, debtor_name: turn(payers, index) },
        },
      ];
    default:
      return payment(index, amount);
  }
}

/** A card payment: two of three are settled, and the others expire. */
function payment(index: number, amount: number): Step[] {
  const hold: Step = {
    call: "simulations.cardAuthorizations.create",
    params: { card_id: cardOf(index), amount: Math.ceil(amount / 4), merchant_descriptor: turn(merchants, index) },
    as: `payment${index}`,
  };
  const settlement: Step = {
    call: "simulations.cardSettlements.create",
    params: { card_id: cardOf(index), pending_transaction_id: ref(`payment${index}.pending_transaction.id`) },
  };
  return index % 3 === 0 ? [hold] : [hold, { advance: { hours: 5 } }, settlement];
}

/** One of 80 declines: half of them are card payments. */
export function decline(index: number): Step {
  const amount = centsOf(index * 3);
  const number = { account_number_id: numberOf(index) };
  const nth = Math.floor(index / 10);
  switch (index % 10) {
    case 1:
    case 2:
      return {
        call: "simulations.inboundAchTransfers.create",
        params: {
          ...number,
          amount: -amount,
          company_name: turn(payers, index),
          decline_reason: turn(reasons.ach, nth),
        },
      };
    case 3:
      return {
        call: "simulations.inboundCheckDeposits.create",
        params: { ...number, amount, check_number: String(1_000 + index), decline_reason: turn(reasons.check, nth) },
      };
    case 4:
      return {
        call: "simulations.inboundRealTimePaymentsTransfers.create",
        params: { ...number, amount, debtor_name: turn(payers, nth), decline_reason: turn(reasons.rtp, nth) },
      };
    case 5:
      return {
        call: "simulations.inboundFednowTransfers.create",
        params: { ...number, amount, debtor_name: turn(payers, nth), decline_reason: turn(reasons.fednow, nth) },
      };
    case 6:
      return {
        call: "simulations.inboundWireTransfers.create",
        params: { ...number, amount, debtor_name: turn(payers, nth), decline_reason: turn(reasons.wire, nth) },
      };
    default:
      return {
        call: "simulations.cardAuthorizations.create",
        params: {
          card_id: cardOf(index),
          merchant_descriptor: turn(merchants, index),
          // Of five, three exceed the Limit or the balance.
          ...(index % 10 < 8 ? { amount, decline_reason: turn(reasons.card, nth) } : { amount: 12_000_00 + index }),
        },
      };
  }
}

/** Physical Cards at each stage of their shipment, one of them with an issue, and mail that waits. */
function post(): Step[] {
  const methods = ["postal_standard", "courier_a_2_day", "courier_a_priority_overnight"] as const;
  const physical = cards.slice(0, 5).flatMap((description, index): Step[] => [
    {
      call: "physicalCards.create",
      params: {
        card_id: cardOf(index),
        cardholder: { first_name: description.split(" ")[0] as string, last_name: "Team" },
        shipment: {
          address: {
            name: description,
            line1: "1 Main Street",
            city: "Springfield",
            state: "IL",
            postal_code: "62701",
          },
          method: turn(methods, index),
        },
      },
      as: `physical${index}`,
    },
    ...(index < 3
      ? ([
          {
            call: "simulations.physicalCards.advanceShipment",
            id: ref(`physical${index}.id`),
            params: { shipment_status: "shipped" },
          },
          {
            call: "simulations.physicalCards.addTrackingUpdate",
            id: ref(`physical${index}.id`),
            params: {
              category: turn(["delivered", "delivery_issue", "in_transit"] as const, index),
              city: "Springfield",
            },
          },
        ] as Step[])
      : []),
  ]);
  const mail = Array.from(
    { length: 4 },
    (_, index): Step => ({
      call: "simulations.inboundMailItems.create",
      params: {
        amount: centsOf(index),
        ...(index % 2 === 0
          ? { lockbox_address_id: ref("lockbox.id") }
          : { lockbox_recipient_id: ref("recipient.id") }),
      },
    }),
  );
  return [
    ...physical,
    { call: "lockboxAddresses.create", params: { description: "Checks by mail" }, as: "lockbox" },
    {
      call: "lockboxRecipients.create",
      params: { account_id: accountOf(0), lockbox_address_id: ref("lockbox.id"), recipient_name: "Harbor Supplies" },
      as: "recipient",
    },
    ...mail,
  ];
}

/** The three subscriptions: all Events, only declines, and a port where nothing listens. */
function subscriptions(receiver: string): Step[] {
  const declined = [{ event_category: "declined_transaction.created" }];
  return [
    { call: "eventSubscriptions.create", params: { url: receiver } },
    {
      call: "eventSubscriptions.create",
      params: { url: `${receiver}/declines?token=private`, selected_event_categories: declined },
    },
    { call: "eventSubscriptions.create", params: { url: "http://127.0.0.1:9/bookkeeping/hooks" } },
  ] as Step[];
}

const MOVEMENTS = 400;
const DECLINES = 80;

/** The number of the movements of the last month, which are closer together. Events are kept for a month. */
const LATELY = 150;
/** The number of the last movements whose Events are sent. */
const SENT = 30;

/**
 * Fills a bank with 300 rows for each list: Accounts, Cards, holds that expire, declines and Events.
 *
 * @param names The names that the Accounts and merchants take turns with.
 */
export function crowdSeed(names: readonly string[] = [...accountNames, ...merchants]): Seed {
  const rows = Array.from({ length: 300 }, (_, index) => index);
  const steps = rows.flatMap((index): Step[] => [
    { call: "accounts.create", params: { name: `${index} ${turn(names, index)}`.slice(0, 200) }, as: `crowd${index}` },
    {
      call: "cards.create",
      params: {
        account_id: ref(`crowd${index}.id`),
        description: `Card ${index} of ${turn(names, index)}`.slice(0, 200),
      },
      as: `crowdCard${index}`,
    },
    {
      call: "simulations.interestPayments.create",
      params: { account_id: ref(`crowd${index}.id`), amount: 100_000_00 + index },
    },
    { advance: { minutes: 7 } },
  ]);
  const payment = (index: number): Step[] => {
    const params = { card_id: ref(`crowdCard${index}.id`), merchant_descriptor: turn(names, index) };
    return [
      { call: "simulations.cardAuthorizations.create", params: { ...params, amount: centsOf(index) } },
      {
        call: "simulations.cardAuthorizations.create",
        params: { ...params, amount: centsOf(index + 1), decline_reason: turn(reasons.card, index) },
      },
      { advance: { minutes: 3 } },
    ];
  };
  return {
    steps: [
      ...steps,
      ...rows.slice(0, -SENT).flatMap(payment),
      // Each Event from here on is sent in vain, several times.
      ...subscriptions("http://127.0.0.1:9/hooks"),
      ...rows.slice(-SENT).flatMap(payment),
    ],
  };
}

/**
 * A bank that has been used for a year by three companies: 12 Accounts, of which a loan is past due, 400 movements, 80
 * declines of all rails, Physical Cards, mail and three subscriptions, of which one is dead.
 */
export function yearSeed(receiver = "http://127.0.0.1:9/hooks"): Seed {
  const steps = world();
  for (let index = 0; index < MOVEMENTS; index += 1) {
    steps.push(...movement(index), { advance: { hours: index < MOVEMENTS - LATELY ? 30 : 4 } });
    if (index % (MOVEMENTS / DECLINES) === 0) steps.push(decline(index / (MOVEMENTS / DECLINES)));
    if (index === MOVEMENTS - LATELY - 10) {
      steps.push({
        call: "simulations.cardSettlements.create",
        params: { card_id: ref("loanCard.id"), amount: 2_710_55 },
      });
    }
    if (index === MOVEMENTS - 2 * SENT) steps.push(...post());
    if (index === MOVEMENTS - SENT) steps.push(...subscriptions(receiver));
  }
  return { steps };
}
