import { type Endpoint, endpoints } from "@sandbank/contract";
import { type RailTable, rails } from "@sandbank/engine/reference";
import type { Program } from "../program.ts";
import { account, accountNumber } from "./beginnings.ts";

/** What comes to an Account Number by one rail: the resource as the engine names it, and its parameters. */
interface Arrival {
  readonly resource: string;
  readonly params: string;
}

const credit: Arrival = { resource: "inboundAchTransfers", params: "amount: 100" };
const debit: Arrival = { resource: "inboundAchTransfers", params: "amount: -100" };
const check: Arrival = { resource: "inboundCheckDeposits", params: 'amount: 100, check_number: "1001"' };

/** Credits by the rails that accept or decline them when they arrive. */
const instantCredits = Object.values(rails).filter(isInstant).map(instantCredit);

/** Whether its simulation sends to an Account Number, and takes no instant to resolve the transfer at. */
function isInstant({ simulations: [simulation] }: RailTable): boolean {
  const { params }: Partial<Endpoint> = simulation === undefined ? {} : endpoints[simulation];
  return params?.shape["account_number_id"] !== undefined && params.shape["resolve_at"] === undefined;
}

function instantCredit({ simulations, neverGiven }: RailTable) {
  const [, resource = ""] = simulations[0]?.split(".") ?? [];
  return { resource, params: "amount: 100", neverGiven };
}

function send({ resource, params }: Arrival, more = ""): string {
  return `bank.simulations.${resource}.create({ account_number_id: number.id, ${params}${more} });`;
}

const LATER = ', resolve_at: "2026-01-02T00:00:00Z"';

const checkNumber: Program = [
  ...account,
  `const number = bank.accountNumbers.create({
  account_id: account.id,
  name: "Rent",
  inbound_checks: { status: "allowed" },
});`,
];

const tightLimit = 'bank.limits.create({ model_id: account.id, metric: "volume", interval: "day", value: 50 });';

const paidCheck: Program = [
  ...checkNumber,
  "bank.simulations.interestPayments.create({ account_id: account.id, amount: 1_000 });",
  `const deposit = ${send(check)}`,
];

/** What every rail declines. */
const declinedByAny = [credit, check, ...instantCredits].flatMap((arrival): Program[] => [
  [...accountNumber, 'bank.accountNumbers.update(number.id, { status: "canceled" });', send(arrival)],
  [...accountNumber, 'bank.accountNumbers.update(number.id, { status: "disabled" });', send(arrival)],
  [...accountNumber, "bank.accounts.close(account.id);", send(arrival)],
  [...accountNumber, "bank.entities.disable(account.entity_id);", send(arrival)],
]);

/** What comes to an Account Number. */
export const transferPrograms: readonly Program[] = [
  ...declinedByAny,
  [...accountNumber, send(credit)],
  [...accountNumber, `const transfer = ${send(credit)}`, "bank.inboundAchTransfers.retrieve(transfer.id);"],
  [
    ...accountNumber,
    `const transfer = ${send(credit)}`,
    'bank.inboundAchTransfers.transferReturn(transfer.id, { reason: "duplicate_entry" });',
  ],
  [
    ...account,
    `const number = bank.accountNumbers.create({
  account_id: account.id,
  name: "Rent",
  inbound_ach: { debit_status: "blocked" },
});`,
    send(debit),
  ],
  [...accountNumber, tightLimit, send(debit)],
  [...accountNumber, send(debit)],
  ...Object.keys(rails.ach.neverGiven).map((reason) => [
    ...accountNumber,
    `const transfer = ${send(credit, LATER)}`,
    `bank.inboundAchTransfers.decline(transfer.id, { reason: "${reason}" });`,
  ]),
  [...accountNumber, send(check)],
  [...checkNumber, send(check)],
  [...checkNumber, tightLimit, send(check)],
  paidCheck,
  [...accountNumber, `const deposit = ${send(check)}`, "bank.inboundCheckDeposits.retrieve(deposit.id);"],
  [...paidCheck, 'bank.inboundCheckDeposits.return(deposit.id, { reason: "not_authorized" });'],
  [...accountNumber, `const deposit = ${send(check, LATER)}`, "bank.inboundCheckDeposits.decline(deposit.id);"],
  ...instantCredits.flatMap((arrival): Program[] => [
    [...accountNumber, send(arrival)],
    [...accountNumber, `const transfer = ${send(arrival)}`, `bank.${arrival.resource}.retrieve(transfer.id);`],
  ]),
  [
    ...accountNumber,
    "const transfer = bank.simulations.inboundWireTransfers.create({ account_number_id: number.id, amount: 100 });",
    'bank.inboundWireTransfers.reverse(transfer.id, { reason: "duplicate" });',
  ],
  ...forced(check, rails.check.neverGiven, "user_initiated"),
  ...instantCredits.flatMap((arrival) => forced(arrival, arrival.neverGiven)),
];

/** What only the simulation can say. */
function forced(arrival: Arrival, reasons: object, ...natural: readonly string[]): Program[] {
  return Object.keys(reasons)
    .filter((reason) => !natural.includes(reason))
    .map((reason) => [...accountNumber, send(arrival, `, decline_reason: "${reason}"`)]);
}
