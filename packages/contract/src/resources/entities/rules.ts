import { type CrossFieldRule, onlyWith, requiredWith } from "../../cross-field-rule.ts";

/** The addresses and the persons in the parameters of an operation, as dotted paths. */
interface Places {
  readonly addresses: readonly string[];
  readonly persons: readonly string[];
}

const onCreation: Places = {
  addresses: ["corporation.address", "government_authority.address", "trust.address"],
  persons: [
    "corporation.beneficial_owners.*.individual",
    "joint.individuals.*",
    "natural_person",
    "trust.grantor",
    "trust.trustees.*",
    "trust.trustees.*.individual",
  ],
};

const onUpdate: Places = {
  addresses: ["corporation.address", "government_authority.address", "trust.address"],
  persons: ["natural_person"],
};

/** The rules of addresses and persons. */
function placedRules({ addresses, persons }: Places): readonly CrossFieldRule[] {
  return [
    ...[...addresses, ...persons.map((person) => `${person}.address`)].flatMap(addressRules),
    ...persons.flatMap((person) => identificationRules(`${person}.identification`)),
  ];
}

function addressRules(address: string): readonly CrossFieldRule[] {
  return ["state", "zip"].map((key) => ({
    id: `${address}.${key}-required`,
    field: `${address}.${key}`,
    message: "is required when `country` is `US`, which is the default",
    within: address,
    reads: [`${address}.country`, `${address}.${key}`],
    broken: (country = "US", given) => country === "US" && given === undefined,
  }));
}

/** The object that is named like the method is required with it and refused with any other. */
function identificationRules(identification: string): readonly CrossFieldRule[] {
  return ["drivers_license", "passport", "other"].flatMap((method) => {
    const [field, by] = [`${identification}.${method}`, `${identification}.method`] as const;
    return [requiredWith(field, by, method), onlyWith(field, by, method)];
  });
}

const trustee = "trust.trustees.*";
const [structure, individual] = [`${trustee}.structure`, `${trustee}.individual`] as const;
const isPerson = (one: unknown, other: unknown) => one === undefined && other === undefined;

/** A trustee is `structure` with `individual`, or a person. */
const trusteeRules: readonly CrossFieldRule[] = [
  {
    id: `${structure}-required`,
    field: structure,
    message: "is required beside `individual`",
    reads: [structure, individual],
    broken: (chosen, given) => chosen === undefined && given !== undefined,
    presence: { kind: "onlyWith", field: individual, by: structure, value: "individual" },
  },
  requiredWith(individual, structure, "individual"),
  ...["name", "date_of_birth", "address"].map((key): CrossFieldRule => {
    const field = `${trustee}.${key}`;
    return {
      id: `${field}-required`,
      field,
      message: "is required unless `structure` and `individual` are given",
      reads: [structure, individual, field],
      broken: (chosen, given, own) => isPerson(chosen, given) && own === undefined,
      presence: { kind: "anyOf", fields: [field, individual] },
    };
  }),
  ...["name", "date_of_birth", "address", "identification", "confirmed_no_us_tax_id"].map((key): CrossFieldRule => {
    const field = `${trustee}.${key}`;
    return {
      id: `${field}-not-beside`,
      field,
      message: "is not allowed beside `structure` and `individual`: it is a part of `individual`",
      reads: [structure, individual, field],
      broken: (chosen, given, own) => !isPerson(chosen, given) && own !== undefined,
      presence: { kind: "notBoth", fields: [field, individual] },
    };
  }),
];

const owner = "corporation.beneficial_owners.*";

const corporationRules: readonly CrossFieldRule[] = [
  {
    id: `${owner}.prongs-once`,
    field: `${owner}.prongs`,
    message: "must have each value only once",
    reads: [`${owner}.prongs`],
    broken: (prongs) => Array.isArray(prongs) && new Set(prongs).size < prongs.length,
  },
  {
    id: "corporation.tax_identifier-not-beside",
    field: "corporation.tax_identifier",
    message: "is the older name of `legal_identifier.value`, and not allowed beside `legal_identifier`",
    reads: ["corporation.tax_identifier", "corporation.legal_identifier"],
    broken: (older, identifier) => older !== undefined && identifier !== undefined,
  },
];

/** The descriptions of the parameters state all of these rules. A list of them would be longer than the parameters. */
const described = (rules: readonly CrossFieldRule[]) => rules.map((rule) => ({ ...rule, isDescribed: true as const }));

export const entityCreateRules = described([...corporationRules, ...trusteeRules, ...placedRules(onCreation)]);
export const entityUpdateRules = described(placedRules(onUpdate));
