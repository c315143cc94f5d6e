import type { ExternalAccountId } from "@sandbank/contract";
import { move } from "../support/money.ts";
import { after } from "./breakings.ts";
import type { RefusalCase, RuleCase } from "./resource-proofs.ts";
import { type AccountId, newAccount, type Request, type Stage } from "./stage.ts";

// What the proofs of the transfers to other banks share.

/** An account at another bank. */
export const destination = { account_number: "987654321", routing_number: "101050001" };

/** An Account of its own Entity with 100 cents, its Account Number, and an External Account. */
export function sender({ bank, world }: Stage) {
  const { program_id } = bank.accounts.retrieve(newAccount({ bank, world }));
  const { id: entity_id } = bank.entities.create({ structure: "natural_person" });
  const { id: account_id } = bank.accounts.create({ name: "Own", entity_id, program_id });
  const { id: source_account_number_id } = bank.accountNumbers.create({ account_id, name: "Rent" });
  const { id: external_account_id } = bank.externalAccounts.create({ ...destination, description: "Landlord" });
  move(world, account_id as AccountId, 100);
  return { account_id, source_account_number_id, external_account_id };
}

/** The transfer that a request creates or names. */
interface Named {
  readonly source_account_number_id?: string | null;
  readonly external_account_id?: string | null;
}

type Retrieve = (stage: Stage, id: string) => Named;

const read = (retrieve: Retrieve, stage: Stage, { id, params }: Request): Named =>
  id === undefined ? (params as Named) : retrieve(stage, id);

const ARCHIVED = "The External Account is active, if one is named.";
const INACTIVE = "The Account Number in `source_account_number_id` is active, if one is named.";

const COVERS = "The available balance covers the amount.";

/** The External Account that a transfer names is archived. */
export const archivedBy = (retrieve: Retrieve): RefusalCase => [
  ARCHIVED,
  after((stage, request) => {
    const { external_account_id: id } = read(retrieve, stage, request);
    if (id) stage.bank.externalAccounts.update(id as ExternalAccountId, { status: "archived" });
  }),
  "External Account external_account_… is archived, so nothing can be sent to it. Make it active again, or name another.",
];

/** The Account Number that a transfer comes from is disabled. */
export const disabledBy = (retrieve: Retrieve): RefusalCase => [
  INACTIVE,
  after((stage, request) => {
    const { source_account_number_id: id } = read(retrieve, stage, request);
    stage.bank.accountNumbers.update(id as never, { status: "disabled" });
  }),
  "Account Number account_number_… is disabled, so nothing can be sent from it. Use an active one.",
];

const LIMITED = "113000023";

/** The bank of the External Account does not take part in a rail. */
export const notSupported = (rail: string): RefusalCase => [
  "The bank of the External Account takes part in the rail, if one is named.",
  ({ bank }, { params }) => {
    const limited = { account_number: "1", routing_number: LIMITED, description: "Limited" };
    return { params: { ...params, external_account_id: bank.externalAccounts.create(limited).id } };
  },
  `names an account at the bank ${LIMITED}, which takes no ${rail.replaceAll("_", " ")}: choose a number whose row in \`routing_numbers\` has \`${rail}\` as \`supported\``,
];

export const notCovered: RefusalCase = [
  COVERS,
  (_, { params }) => ({ params: { ...params, amount: 101 } }),
  "The available balance of $1.00 does not cover $1.01: $0.01 is missing. Send less, or add money to Account account_… first.",
];

/** The rows about a destination, for requests with these parameters beside it. */
export function destinationRules(common: object, rail: string): readonly RuleCase[] {
  const [numbers, external] = [
    { ...common, ...destination },
    { ...common, external_account_id: "external_a" },
  ];
  const taken = `names a bank that takes no ${rail.replaceAll("_", " ")}: choose a number whose row in \`routing_numbers\` has \`${rail}\` as \`supported\``;
  const rows = (["account_number", "routing_number"] as const).flatMap((field): RuleCase[] => {
    const { [field]: own, ...rest } = numbers;
    const only = "is not allowed beside `external_account_id`, which has its own";
    return [
      [field, "is required unless `external_account_id` is given", rest, numbers],
      [field, only, { ...external, [field]: own }, external],
    ];
  });
  return [...rows, ["routing_number", taken, { ...numbers, routing_number: LIMITED }, numbers]];
}

/** The Account Number that a transfer comes from belongs to another Account. */
export const foreignNumber: RefusalCase = [
  "The Account Number in `source_account_number_id` is one of the Account, if one is named.",
  (stage, { params }) => {
    const account_id = newAccount(stage);
    const { id } = stage.bank.accountNumbers.create({ account_id, name: "Other" });
    return { params: { ...params, source_account_number_id: id } };
  },
  "names an Account Number of Account account_…: use one of account_…",
];
