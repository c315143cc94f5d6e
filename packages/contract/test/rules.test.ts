import { describe, expect, test } from "vitest";
import { brokenFields, type Endpoint, endpoints, type OperationName } from "../src/index.ts";

/** The paths of the parameters that break an operation's rules. */
function faults(operation: OperationName, params: Readonly<Record<string, unknown>>): string[] {
  const { crossFieldRules = [] }: Endpoint = endpoints[operation];
  return crossFieldRules.flatMap((rule) => [...brokenFields(rule, params)]);
}

const order = (country: unknown, method: unknown) => ({ shipment: { address: { country }, method } });
const action = (...checks: unknown[]) => ({ checks });
const usage = (category: unknown, terms: Record<string, unknown>) => ({
  authorization_controls: { usage: { category, ...terms } },
});

const advice = "payment_order_remittance_advice";
const numbers = { account_number: "1", routing_number: "1" };
const ach = (more: object) => ({ amount: 1, ...numbers, ...more });
const several = { entries: [{}, {}] };

const achCases = (
  [
    ["a credit to both numbers", ach({}), []],
    ["a debit of an External Account", { amount: -1, external_account_id: "a" }, []],
    ["no amount of money", ach({ amount: 0 }), ["amount"]],
    ["no destination", { amount: 1 }, ["account_number", "routing_number"]],
    ["half a destination", { amount: 1, account_number: "1" }, ["routing_number"]],
    [
      "an External Account and its own numbers",
      ach({ external_account_id: "a", funding: "loan" }),
      ["account_number", "routing_number", "funding"],
    ],
    ["text that is missing", ach({ addenda: { category: "freeform" } }), ["addenda.freeform"]],
    ["invoices that are missing", ach({ addenda: { category: advice } }), [`addenda.${advice}`]],
    [
      "invoices beside text",
      ach({ addenda: { category: "freeform", freeform: {}, [advice]: {} } }),
      [`addenda.${advice}`],
    ],
    ["text beside invoices", ach({ addenda: { category: advice, freeform: {}, [advice]: {} } }), ["addenda.freeform"]],
    [
      "several records without the class for them",
      ach({ addenda: { category: "freeform", freeform: several } }),
      ["addenda.freeform.entries"],
    ],
    [
      "several invoices without the class for them",
      ach({ addenda: { category: advice, [advice]: { invoices: [{}, {}] } } }),
      [`addenda.${advice}.invoices`],
    ],
    [
      "several records with the class for them",
      ach({
        addenda: { category: "freeform", freeform: several },
        standard_entry_class_code: "corporate_trade_exchange",
      }),
      [],
    ],
    ["no preference", ach({ preferred_effective_date: {} }), ["preferred_effective_date.date"]],
    [
      "two preferences",
      ach({ preferred_effective_date: { date: "2026-01-05", settlement_schedule: "same_day" } }),
      ["preferred_effective_date.settlement_schedule"],
    ],
  ] as const
).map(([what, params, expected]): (typeof cases)[number] => ["achTransfers.create", what, params, [...expected]]);

const remit = (remittance: object) => ({ ...numbers, remittance });

/** Cases for the other transfers to other banks. */
const sentCases = [
  ...(["wireTransfers.create", "realTimePaymentsTransfers.create", "fednowTransfers.create"] as const).flatMap(
    (operation): typeof cases => [
      [operation, "no destination", {}, ["account_number", "routing_number"]],
      [
        operation,
        "a bank that takes no part",
        { account_number: "1", routing_number: "113000023" },
        ["routing_number"],
      ],
      [operation, "two destinations", { ...numbers, external_account_id: "a" }, ["account_number", "routing_number"]],
    ],
  ),
  ...(["unstructured", "tax"] as const).flatMap((category): typeof cases => [
    ["wireTransfers.create", `no ${category}`, remit({ category }), [`remittance.${category}`]],
    ["wireTransfers.create", `${category} of another category`, remit({ [category]: {} }), [`remittance.${category}`]],
    ["wireTransfers.create", category, remit({ category, [category]: {} }), []],
  ]),
];

const paper = (physical_check: object) => ({ fulfillment_method: "physical_check", physical_check });

const checkCases = (
  [
    ["a check without its paper", { fulfillment_method: "physical_check" }, ["physical_check"]],
    ["a check of others without its part", { fulfillment_method: "third_party" }, ["third_party"]],
    [
      "a check of others with paper",
      { ...paper({}), fulfillment_method: "third_party", third_party: {} },
      ["physical_check"],
    ],
    ["a check with a part of others", { ...paper({}), third_party: {} }, ["third_party"]],
    [
      "two names in the return address",
      paper({ return_address: {}, return_address_name: "A" }),
      ["physical_check.return_address_name"],
    ],
    ["two signatures", paper({ signature: { image_file_id: "a", text: "A" } }), ["physical_check.signature.text"]],
    ["one signature", paper({ signature: { text: "A" } }), []],
  ] as const
).map(([what, params, expected]): (typeof cases)[number] => ["checkTransfers.create", what, params, [...expected]]);

const notificationCases = (
  [
    ["no correction", {}, ["corrected_account_number"]],
    ["an account number", { corrected_account_number: "1" }, []],
    [
      "a kind with half of the numbers",
      { corrected_account_funding: "loan", corrected_routing_number: "1" },
      ["corrected_account_number"],
    ],
    [
      "an id beside a number",
      { corrected_individual_id: "1", corrected_account_number: "1" },
      ["corrected_individual_id"],
    ],
  ] as const
).map(([what, params, expected]): (typeof cases)[number] => [
  "simulations.achTransfers.createNotificationOfChange",
  what,
  params,
  [...expected],
]);

/** Cases for both operations that accept a Card's authorization controls. */
const usageCases = (["cards.create", "cards.update"] as const).flatMap((operation): typeof cases => [
  [operation, "one use without terms", usage("single_use", {}), ["authorization_controls.usage.single_use"]],
  [operation, "many uses without terms", usage("multi_use", {}), ["authorization_controls.usage.multi_use"]],
  [
    operation,
    "a single-use Card with multi-use terms",
    usage("single_use", { single_use: {}, multi_use: {} }),
    ["authorization_controls.usage.multi_use"],
  ],
  [
    operation,
    "a multi-use Card with single-use terms",
    usage("multi_use", { single_use: {}, multi_use: {} }),
    ["authorization_controls.usage.single_use"],
  ],
  [operation, "one use with its terms", usage("single_use", { single_use: {} }), []],
  [operation, "many uses with their terms", usage("multi_use", { multi_use: {} }), []],
  [operation, "no category", usage(undefined, { multi_use: {} }), []],
  [operation, "no usage", { authorization_controls: {} }, []],
]);

const cardnet = (details: object) => ({ network_details: { cardnet: details } });
const standIn = cardnet({ stand_in_processing_reason: "issuer_error" });
const standInReason = "network_details.cardnet.stand_in_processing_reason";

/** Cases for both operations that the network can decide. */
const standInCases = (
  ["simulations.cardAuthorizations.create", "simulations.cardBalanceInquiries.create"] as const
).flatMap((operation): typeof cases => [
  [
    operation,
    "a network reason for a decision of the user",
    { ...standIn, card_id: "a", actioner: "user" },
    [standInReason],
  ],
  [
    operation,
    "a network reason for a decision of the bank",
    { ...standIn, card_id: "a", actioner: "increase" },
    [standInReason],
  ],
  [operation, "a network reason for a decision of the network", { ...standIn, card_id: "a", actioner: "network" }, []],
  [operation, "a network reason without an actioner", { ...standIn, card_id: "a" }, []],
  [operation, "a decision of the user", { card_id: "a", actioner: "user" }, []],
]);

/** Parameters with a value at a path, in which `0` is the only element of a list. */
const nest = (path: string, value: unknown) =>
  path.split(".").reduceRight((inner, key) => (key === "0" ? [inner] : { [key]: inner }), value) as Record<
    string,
    unknown
  >;

/** Cases for each address and person in the parameters of an Entity. */
function entityCases(): typeof cases {
  const bare = { name: "A", date_of_birth: "1990-12-10", address: { country: "DE" } };
  const wrapped = (individual: object) => ({ structure: "individual", individual });
  const addressCases = (
    operation: OperationName,
    path: string,
    params: (address?: object) => Record<string, unknown>,
  ) => [
    [operation, `no state and no ZIP code at ${path}`, params({}), [`${path}.state`, `${path}.zip`]] as const,
    [operation, `another country at ${path}`, params({ country: "DE" }), []] as const,
  ];
  const personCases = (operation: OperationName, path: string, params: (person: object) => Record<string, unknown>) => [
    ...addressCases(operation, `${path}.address`, (address) => params({ ...bare, address })),
    ...["drivers_license", "passport", "other"].flatMap((method) => {
      const [field, identify] = [
        `${path}.identification.${method}`,
        (identification: object) => params({ ...bare, identification }),
      ];
      return [
        [operation, `no ${method} at ${path}`, identify({ method }), [field]] as const,
        [operation, `a ${method} of another method at ${path}`, identify({ [method]: {} }), [field]] as const,
        [operation, `a ${method} at ${path}`, identify({ method, [method]: {} }), []] as const,
      ];
    }),
  ];
  const at = (path: string) => (value: unknown) => ({ structure: path.split(".")[0], ...nest(path, value) });
  const trustee = (value: object) => at("trust.trustees.0")(value);
  const [own, individual] = ["trust.trustees.0", "trust.trustees.0.individual"];
  const given = { ...bare, identification: {}, confirmed_no_us_tax_id: true };
  return [
    ...["corporation", "government_authority", "trust"].flatMap((structure) =>
      addressCases("entities.create", `${structure}.address`, at(`${structure}.address`)),
    ),
    ...[
      "corporation.beneficial_owners.0.individual",
      "joint.individuals.0",
      "natural_person",
      "trust.grantor",
      own,
    ].flatMap((path) => personCases("entities.create", path, at(path))),
    ...personCases("entities.create", individual, (person) => trustee(wrapped(person))),
    ...["corporation", "government_authority", "trust"].flatMap((structure) =>
      addressCases("entities.update", `${structure}.address`, (address) => nest(`${structure}.address`, address)),
    ),
    ...personCases("entities.update", "natural_person", (person) => nest("natural_person", person)),
    [
      "entities.create",
      "a trustee of nothing",
      trustee({}),
      ["name", "date_of_birth", "address"].map((key) => `${own}.${key}`),
    ],
    ["entities.create", "a trustee without a structure", trustee({ individual: bare }), [`${own}.structure`]],
    ["entities.create", "a trustee of a structure only", trustee({ structure: "individual" }), [individual]],
    [
      "entities.create",
      "a trustee who is given twice",
      trustee({ ...wrapped(bare), ...given }),
      Object.keys(given).map((key) => `${own}.${key}`),
    ],
    [
      "entities.create",
      "a beneficial owner for one reason twice",
      at("corporation.beneficial_owners.0.prongs")(["control", "control"]),
      ["corporation.beneficial_owners.0.prongs"],
    ],
    [
      "entities.create",
      "a legal identifier with its older name",
      at("corporation")({ tax_identifier: "1", legal_identifier: {} }),
      ["corporation.tax_identifier"],
    ],
  ] as typeof cases;
}

const answer = (decision: unknown, terms: object = {}) => ({ card_authorization: { decision, ...terms } });

const cases: [operation: OperationName, what: string, params: Record<string, unknown>, expected: string[]][] = [
  ["accounts.create", "a loan without terms", { funding: "loan" }, ["loan"]],
  ["accounts.create", "terms without a loan", { loan: {} }, ["loan"]],
  ["accounts.create", "a loan with terms", { funding: "loan", loan: {} }, []],
  ...usageCases,
  ["entities.create", "a company's object without a company", { structure: "trust", corporation: {} }, ["corporation"]],
  ["entities.create", "a trust that is joint", { structure: "trust", joint: {} }, ["joint"]],
  ["entities.create", "a company that is a trust", { structure: "corporation", trust: {} }, ["trust"]],
  [
    "entities.create",
    "a person who is a public body",
    { structure: "natural_person", government_authority: {} },
    ["government_authority"],
  ],
  ["entities.create", "a trust without its object", { structure: "trust" }, []],
  ["entities.create", "a trust with a person", { structure: "trust", natural_person: {} }, ["natural_person"]],
  ...entityCases(),
  [
    "simulations.cardAuthorizations.create",
    "an original credit with direction settlement",
    { direction: "settlement", processing_category: { category: "original_credit" } },
    ["direction"],
  ],
  [
    "simulations.cardAuthorizations.create",
    "a cash deposit",
    { direction: "refund", processing_category: { category: "cash_deposit" } },
    [],
  ],
  ["limits.create", "an Entity as model", { model_id: "entity_1" }, ["model_id"]],
  ["limits.create", "a Card Payment as model", { model_id: "card_payment_1" }, ["model_id"]],
  ["limits.create", "an Account as model", { model_id: "account_1" }, []],
  ["limits.create", "an Account Number as model", { model_id: "account_number_1" }, []],
  ["limits.create", "a Card as model", { model_id: "card_1" }, []],
  [
    "physicalCards.create",
    "an international courier with the default country",
    order(undefined, "courier_b_worldwide_express"),
    ["shipment.address.country"],
  ],
  [
    "physicalCards.create",
    "an international courier in the United States",
    order("US", "courier_b_worldwide_express"),
    ["shipment.address.country"],
  ],
  [
    "physicalCards.create",
    "a domestic courier to another country",
    order("FR", "courier_a_2_day"),
    ["shipment.method"],
  ],
  [
    "physicalCards.create",
    "an international courier to another country",
    order("FR", "courier_b_worldwide_express"),
    [],
  ],
  ["physicalCards.create", "a domestic courier with the default country", order(undefined, "postal_standard"), []],
  [
    "inboundMailItems.action",
    "a deposit without an Account",
    action({ action: "ignore" }, { action: "deposit" }),
    ["checks.1.account_id"],
  ],
  [
    "inboundMailItems.action",
    "an ignored check with an Account",
    action({ action: "ignore", account_id: "account_1" }),
    ["checks.0.account_id"],
  ],
  ["inboundMailItems.action", "a deposit with an Account", action({ action: "deposit", account_id: "account_1" }), []],
  ["inboundMailItems.action", "no checks at all", action(null, 1, {}), []],
  ["simulations.inboundAchTransfers.create", "an amount of 0", { amount: 0 }, ["amount"]],
  ["simulations.inboundAchTransfers.create", "a credit", { amount: 1 }, []],
  ["simulations.inboundAchTransfers.create", "a debit", { amount: -1 }, []],
  [
    "simulations.inboundAchTransfers.create",
    "free text without the text",
    { addenda: { category: "freeform" } },
    ["addenda.freeform"],
  ],
  [
    "simulations.inboundAchTransfers.create",
    "free text",
    { addenda: { category: "freeform", freeform: { entries: [] } } },
    [],
  ],
  ["simulations.inboundAchTransfers.create", "addenda of no category", { addenda: {} }, []],
  ["simulations.inboundMailItems.create", "mail without a destination", {}, ["lockbox_address_id"]],
  [
    "simulations.inboundMailItems.create",
    "mail to an address and a recipient",
    { lockbox_address_id: "a", lockbox_recipient_id: "b" },
    ["lockbox_recipient_id"],
  ],
  ["simulations.inboundMailItems.create", "mail to an address", { lockbox_address_id: "a" }, []],
  ["simulations.inboundMailItems.create", "mail to a recipient", { lockbox_recipient_id: "b" }, []],
  ...standInCases,
  ["simulations.cardAuthorizations.create", "no network details", {}, []],
  [
    "simulations.cardAuthorizations.create",
    "details of no network",
    { network_details: {} },
    ["network_details.cardnet"],
  ],
  [
    "simulations.cardAuthorizations.create",
    "details of both networks",
    { network_details: { cardnet: {}, debitnet: {} } },
    ["network_details.debitnet"],
  ],
  ["simulations.cardAuthorizations.create", "the highest score by default", { network_risk_score: 99 }, []],
  [
    "simulations.cardAuthorizations.create",
    "a higher score by default",
    { network_risk_score: 100 },
    ["network_risk_score"],
  ],
  [
    "simulations.cardAuthorizations.create",
    "a higher score on cardnet",
    { ...cardnet({}), network_risk_score: 100 },
    ["network_risk_score"],
  ],
  [
    "simulations.cardAuthorizations.create",
    "a higher score on debitnet",
    { network_details: { debitnet: {} }, network_risk_score: 100 },
    [],
  ],
  [
    "simulations.cardAuthorizations.create",
    "a purchase with the details of a refund",
    { processing_category: { category: "purchase", refund: {} } },
    ["processing_category.refund"],
  ],
  [
    "simulations.cardAuthorizations.create",
    "a refund with its details",
    { processing_category: { category: "refund", refund: {} } },
    [],
  ],
  [
    "simulations.cardAuthorizations.create",
    "a refund without its details",
    { processing_category: { category: "refund" } },
    [],
  ],
  ["simulations.cardSettlements.create", "a force post without an amount", {}, ["amount"]],
  ["simulations.cardSettlements.create", "a force post", { amount: 1 }, []],
  ["simulations.cardSettlements.create", "a settlement of a Pending Transaction", { pending_transaction_id: "a" }, []],
  [
    "simulations.cardSettlements.create",
    "a settlement of a different amount",
    { pending_transaction_id: "a", amount: 1 },
    [],
  ],
  ["simulations.cardRefunds.create", "a refund without a reference", {}, ["pending_transaction_id"]],
  [
    "simulations.cardRefunds.create",
    "a refund with two references",
    { pending_transaction_id: "a", transaction_id: "b" },
    ["transaction_id"],
  ],
  ["simulations.cardRefunds.create", "a refund of a Pending Transaction", { pending_transaction_id: "a" }, []],
  ["simulations.cardRefunds.create", "a refund of a settlement", { transaction_id: "b" }, []],
  ["realTimeDecisions.action", "an approval", answer("approve"), []],
  ["realTimeDecisions.action", "an approval with its terms", answer("approve", { approval: {} }), []],
  [
    "realTimeDecisions.action",
    "an approval with the terms of a decline",
    answer("approve", { decline: {} }),
    ["card_authorization.decline"],
  ],
  ["realTimeDecisions.action", "a decline without its terms", answer("decline"), ["card_authorization.decline"]],
  ["realTimeDecisions.action", "a decline with its terms", answer("decline", { decline: {} }), []],
  [
    "realTimeDecisions.action",
    "a decline with the terms of an approval",
    answer("decline", { approval: {}, decline: {} }),
    ["card_authorization.approval"],
  ],
  [
    "accountTransfers.create",
    "an Account twice",
    { account_id: "a", destination_account_id: "a" },
    ["destination_account_id"],
  ],
  ["accountTransfers.create", "two Accounts", { account_id: "a", destination_account_id: "b" }, []],
  ...achCases,
  ...notificationCases,
  ...sentCases,
  ...checkCases,
  ["simulations.cardBalanceInquiries.create", "no Card", {}, ["card_id"]],
  ["simulations.cardBalanceInquiries.create", "a Physical Card", { physical_card_id: "a" }, []],
  [
    "simulations.cardBalanceInquiries.create",
    "both a Card and a Physical Card",
    { card_id: "a", physical_card_id: "b" },
    [],
  ],
];

describe("cross-field rules", () => {
  test.each(cases)("the cross-field rules of %s check %s", (operation, _, params, expected) => {
    expect(faults(operation, params)).toEqual(expected);
  });

  const withRules = (Object.entries(endpoints) as [OperationName, Endpoint][]).filter(
    ([, { crossFieldRules }]) => crossFieldRules !== undefined,
  );

  test.each(withRules)(
    "a case above breaks each cross-field rule of %s, at the path that the rule names",
    (operation, { crossFieldRules = [] }) => {
      const tried = cases.filter(([name]) => name === operation).map(([, , params]) => params);
      for (const rule of crossFieldRules) {
        const paths = tried
          .flatMap((params) => [...brokenFields(rule, params)])
          .map((path) => path.replace(/\.\d+\./g, ".*."));
        expect([...new Set(paths)], rule.message).toEqual([rule.field]);
      }
    },
  );
});
