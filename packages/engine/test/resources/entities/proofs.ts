import type { Bank } from "../../../src/index.ts";
import type { entities } from "../../../src/resources/entities/resource.ts";
import { call } from "../../proofs/moves.ts";
import type { ResourceProofs, RuleCase } from "../../proofs/resource-proofs.ts";

const address = { line1: "1 Main Street", city: "Springfield", state: "IL", zip: "62701" };
const person = { name: "Sample Person", date_of_birth: "1990-01-01", address };
const structures = {
  corporation: { name: "Example", address },
  natural_person: person,
  joint: { individuals: [person] },
  trust: { name: "Example", category: "revocable", address, trustees: [person] },
  government_authority: {
    name: "Example",
    category: "municipality",
    address,
    authorized_persons: [{ name: "Sample Person" }],
  },
};

/** Each way to say who the persons of an Entity are: the parameters with a person, and where it is. */
const places: Readonly<Record<string, (person: object) => Readonly<Record<string, unknown>>>> = {
  "corporation.beneficial_owners.0.individual": (individual) => ({
    structure: "corporation",
    corporation: { ...structures.corporation, beneficial_owners: [{ individual, prongs: ["control"] }] },
  }),
  "joint.individuals.0": (individual) => ({ structure: "joint", joint: { individuals: [individual] } }),
  natural_person: (natural_person) => ({ structure: "natural_person", natural_person }),
  "trust.grantor": (grantor) => ({ structure: "trust", trust: { ...structures.trust, grantor } }),
  "trust.trustees.0": (trustee) => ({ structure: "trust", trust: { ...structures.trust, trustees: [trustee] } }),
  "trust.trustees.0.individual": (individual) => ({
    structure: "trust",
    trust: { ...structures.trust, trustees: [{ structure: "individual", individual }] },
  }),
};

const documents = (file_id: string) => ({
  drivers_license: { expiration_date: "2030-01-01", file_id, state: "IL", back_file_id: file_id },
  passport: { country: "DE", expiration_date: "2030-01-01", file_id },
  other: { country: "DE", description: "Identity card", file_id, back_file_id: file_id },
});
const methods = ["drivers_license", "passport", "other"] as const;

const notGiven = "is required when `country` is `US`, which is the default";

/** The rules of an address, which is a part of these parameters. */
function addressCases(path: string, params: (address: object) => object): RuleCase[] {
  const { state, zip, ...abroad } = address;
  return [
    [`${path}.state`, notGiven, params({ ...abroad, zip }), params({ ...abroad, country: "DE" })],
    [`${path}.zip`, notGiven, params({ ...abroad, state, country: "US" }), params(address)],
  ];
}

/** The rules of an identification, which is a part of these parameters. */
function identificationCases(path: string, params: (identification: object) => object): RuleCase[] {
  const all = documents("file_0");
  return methods.flatMap((method): RuleCase[] => {
    const [field, right] = [`${path}.${method}`, params({ method, number: "1234", [method]: all[method] })];
    const wrong = { method: "social_security_number", number: "1234", [method]: all[method] };
    return [
      [field, `is required when \`method\` is \`${method}\``, params({ method, number: "1234" }), right],
      [field, `is only allowed when \`method\` is \`${method}\``, params(wrong), right],
    ];
  });
}

const createCases: readonly RuleCase[] = [
  ...["corporation", "government_authority", "trust"].flatMap((structure) =>
    addressCases(`${structure}.address`, (own) => ({
      structure,
      [structure]: { ...structures[structure as "trust"], address: own },
    })),
  ),
  ...Object.entries(places).flatMap(([path, params]) => [
    ...addressCases(`${path}.address`, (own) => params({ ...person, address: own })),
    ...identificationCases(`${path}.identification`, (identification) => params({ ...person, identification })),
  ]),
  ...trusteeCases(),
  ...companyCases(),
];

function companyCases(): RuleCase[] {
  const company = (more: object) => ({ structure: "corporation", corporation: { ...structures.corporation, ...more } });
  const owner = (...prongs: string[]) => company({ beneficial_owners: [{ individual: person, prongs }] });
  const older = company({ tax_identifier: "602214076" });
  return [
    [
      "corporation.tax_identifier",
      "is the older name of `legal_identifier.value`, and not allowed beside `legal_identifier`",
      company({ tax_identifier: "602214076", legal_identifier: { value: "602214076" } }),
      older,
    ],
    [
      "corporation.beneficial_owners.0.prongs",
      "must have each value only once",
      owner("control", "control"),
      owner("control", "ownership"),
    ],
  ];
}

function trusteeCases(): RuleCase[] {
  const trustee = places["trust.trustees.0"] as (person: object) => object;
  const whole = { structure: "individual", individual: person };
  const identification = { method: "social_security_number", number: "1234" };
  const own = { ...person, identification, confirmed_no_us_tax_id: true };
  return [
    ["trust.trustees.0.structure", "is required beside `individual`", trustee({ individual: person }), trustee(whole)],
    [
      "trust.trustees.0.individual",
      "is required when `structure` is `individual`",
      trustee({ structure: "individual" }),
      trustee(whole),
    ],
    ...(["name", "date_of_birth", "address"] as const).map((key): RuleCase => {
      const { [key]: _, ...rest } = person;
      const message = "is required unless `structure` and `individual` are given";
      return [`trust.trustees.0.${key}`, message, trustee(rest), trustee(person)];
    }),
    ...Object.entries(own).map(
      ([key, value]): RuleCase => [
        `trust.trustees.0.${key}`,
        "is not allowed beside `structure` and `individual`: it is a part of `individual`",
        trustee({ ...whole, [key]: value }),
        trustee(own),
      ],
    ),
  ];
}

const updateCases: readonly RuleCase[] = [
  ...["corporation", "government_authority", "natural_person", "trust"].flatMap((structure) =>
    addressCases(`${structure}.address`, (own) => ({ [structure]: { address: own } })),
  ),
  ...identificationCases("natural_person.identification", (identification) => ({ natural_person: { identification } })),
];

const create = (bank: Bank) => bank.entities.create({ structure: "trust", description: "Trust" });

const under = (path: string, ...keys: readonly string[]) => keys.map((key) => `${path}.${key}`);
const requiredOfAddress = (path: string) => under(path, "line1", "city");
const requiredOfIdentification = (path: string) => [
  ...under(path, "method", "number"),
  ...under(`${path}.drivers_license`, "expiration_date", "file_id", "state"),
  ...under(`${path}.passport`, "country", "expiration_date", "file_id"),
  ...under(`${path}.other`, "country", "description", "file_id"),
];
const requiredOfPerson = (path: string) => [
  ...under(path, "name", "date_of_birth", "address"),
  ...requiredOfAddress(`${path}.address`),
  ...requiredOfIdentification(`${path}.identification`),
];
const requiredOfCompliance = (...others: readonly string[]) => [
  ...under("risk_rating", "rated_at", "rating"),
  ...under("third_party_verification", "reference", "vendor"),
  ...others,
  ...under("terms_agreements.0", "agreed_at", "ip_address", "terms_url"),
];

const ofIdentification = (path: string) => ({
  [`${path}.number`]: "4 to 200 characters",
  [`${path}.drivers_license.state`]: "exactly 2 characters",
  [`${path}.passport.country`]: "exactly 2 characters",
  [`${path}.other.country`]: "exactly 2 characters",
});

const createdOfEveryKind = (file: string): object[] => [
  ...Object.values(places).flatMap((params) =>
    methods.map((method) =>
      params({ ...person, identification: { method, number: "12345678", [method]: documents(file)[method] } }),
    ),
  ),
  { structure: "trust", trust: { ...structures.trust, formation_document_file_id: file } },
  { structure: "corporation", supplemental_documents: [{ file_id: file }] },
];

export const proofs: ResourceProofs<typeof entities> = {
  required: {
    "entities.create": [
      "structure",
      ...under("corporation", "name", "address"),
      ...requiredOfAddress("corporation.address"),
      "corporation.legal_identifier.value",
      "corporation.beneficial_owners.0.individual",
      ...requiredOfPerson("corporation.beneficial_owners.0.individual"),
      "corporation.beneficial_owners.0.prongs",
      ...under("government_authority", "name", "category", "address"),
      ...requiredOfAddress("government_authority.address"),
      ...under("government_authority", "authorized_persons", "authorized_persons.0.name"),
      "joint.individuals",
      ...requiredOfPerson("joint.individuals.0"),
      ...requiredOfPerson("natural_person"),
      ...under("trust", "name", "category", "address"),
      ...requiredOfAddress("trust.address"),
      ...requiredOfPerson("trust.grantor"),
      "trust.trustees",
      ...requiredOfPerson("trust.trustees.0.individual"),
      ...requiredOfAddress("trust.trustees.0.address"),
      ...requiredOfIdentification("trust.trustees.0.identification"),
      ...requiredOfCompliance("supplemental_documents.0.file_id"),
    ],
    "entities.update": [
      ...requiredOfAddress("corporation.address"),
      "corporation.legal_identifier.value",
      ...requiredOfAddress("government_authority.address"),
      ...requiredOfAddress("natural_person.address"),
      ...requiredOfIdentification("natural_person.identification"),
      ...requiredOfAddress("trust.address"),
      ...requiredOfCompliance(),
    ],
    "simulations.entities.updateValidation": ["issues", "issues.0.category"],
  },
  bounds: {
    "entities.create": {
      "corporation.beneficial_owners": "10 or less elements",
      "corporation.beneficial_owners.0.prongs": "1 to 2 elements",
      "corporation.incorporation_state": "exactly 2 characters",
      "government_authority.authorized_persons": "1 to 5 elements",
      "joint.individuals": "1 to 10 elements",
      supplemental_documents: "10 or less elements",
      "trust.trustees": "1 to 10 elements",
      ...Object.assign({}, ...Object.keys(places).map((path) => ofIdentification(`${path}.identification`))),
    },
    "entities.update": {
      "corporation.incorporation_state": "exactly 2 characters",
      ...ofIdentification("natural_person.identification"),
    },
  },
  rules: {
    "entities.create": [
      ...Object.entries(structures).map(
        ([structure, object]): RuleCase => [
          structure,
          `is only allowed when \`structure\` is \`${structure}\``,
          { structure: structure === "trust" ? "joint" : "trust", [structure]: object },
          { structure, [structure]: object },
        ],
      ),
      ...createCases,
    ],
    "entities.update": updateCases,
  },
  checks: {
    "entities.update": ["corporation", "government_authority", "natural_person", "trust"].map((structure) => [
      structure,
      (bank) => {
        const { id } = bank.entities.create({ structure: structure === "trust" ? "corporation" : "trust" });
        return bank.entities.update(id, { [structure]: { name: "Another" } });
      },
    ]),
  },
  requests: {
    "simulations.entities.updateValidation": ({ bank }) => {
      const params = places["corporation.beneficial_owners.0.individual"]?.(person) as { structure: "corporation" };
      return { id: bank.entities.create(params).id, params: { issues: [{ category: "beneficial_owner_identity" }] } };
    },
  },
  refusals: {
    "simulations.entities.updateValidation": [
      [
        "The Entity has a beneficial owner, if an issue is about one.",
        ({ bank }, { params }) => ({ id: bank.entities.create({ structure: "corporation" }).id, params }),
        "Entity entity_… has no beneficial owner that an issue could be about. Create a corporation with `beneficial_owners`.",
      ],
    ],
  },
  changes: {
    "entities.update": {
      values: {
        description: "A customer",
        trust: { name: "Another", address: { ...address, line2: "Floor 2", country: "US" } },
        risk_rating: { rated_at: "2026-01-02T00:00:00.000Z", rating: "high" },
        third_party_verification: { reference: "1", vendor: "Any" },
        details_confirmed_at: "2026-01-02T00:00:00.000Z",
      },
      // Agreements are added to those there are, and a trust has no object of another structure.
      apart: ["corporation", "government_authority", "natural_person", "terms_agreements"],
    },
  },
  updates: {
    "entities.update": {
      "an active Entity": create,
      "a disabled Entity": (bank) => bank.entities.disable(create(bank).id),
      "an archived Entity": (bank) => bank.entities.archive(create(bank).id),
    },
  },
  states: {
    status: {
      requested: {
        make: (bank) => create(bank).id,
        move: (bank, id, trigger) => call(bank.entities, trigger, id),
        allowed: { active: { archive: "archived", disable: "disabled" } },
      },
    },
  },
  populate: (bank) => {
    const company = places["corporation.beneficial_owners.0.individual"]?.(person) as { structure: "corporation" };
    for (let owned = 0; owned < 4; owned++) bank.entities.create(company);
    create(bank);
    bank.entities.disable(create(bank).id);
    bank.entities.archive(create(bank).id);
  },
  list: (bank) => create(bank).id,
  story: { journal: "accounts", names: /^\w+ (entity|entities)\b/i },
  *scenario({ ok, no }) {
    const { id } = yield* ok("entities.create", {
      params: { structure: "natural_person", natural_person: person },
      key: "ian",
    });
    yield* ok("entities.update", { id, params: { description: "A customer" } });
    const { data: files } = yield* ok("files.list", { params: { limit: 1 } });
    const file = files[0]?.id ?? "";
    for (const method of methods) {
      const identification = { method, number: "12345678", [method]: documents(file)[method] };
      yield* ok("entities.update", { id, params: { natural_person: { identification } } });
    }
    yield* ok("entities.retrieve", { id });
    yield* ok("entities.list", { params: { status: { in: ["active", "archived"] } } });
    yield* ok("entities.archive", { id });
    for (const params of createdOfEveryKind(file)) yield* ok("entities.create", { params });
    const { id: valid } = yield* ok("entities.create", { params: { structure: "joint" } });
    yield* ok("simulations.entities.updateValidation", { id: valid, params: { issues: [] } });
    yield* ok("simulations.entities.updateValidation", { id, params: { issues: [{ category: "entity_address" }] } });
    const params = { issues: [{ category: "beneficial_owner_address" }] };
    yield* no("simulations.entities.updateValidation", { id, params });
    yield* ok("entities.list", { params: { validation_status: { in: ["invalid"] } } });
  },
};
