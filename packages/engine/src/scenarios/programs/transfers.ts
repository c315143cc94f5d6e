import { type Endpoint, endpoints } from "@sandbank/contract";
import { rails } from "../../registry/rails.ts";
import type { RailTable } from "../../resource-kit/rail-table.ts";
import type { Step } from "../../steps/step.ts";
import type { Program } from "../program.ts";
import {
  account,
  accountNumber,
  closeAccount,
  disableOwner,
  newNumber,
  ownedAccount,
  payIn,
  toIdRef,
} from "./beginnings.ts";

/** A transfer or check for an Account Number: the name of its resource in the engine, and its parameters. */
interface Arrival {
  readonly resource: string;
  readonly params: Readonly<Record<string, unknown>>;
}

const credit: Arrival = { resource: "inboundAchTransfers", params: { amount: 100 } };
const debit: Arrival = { resource: "inboundAchTransfers", params: { amount: -100 } };
const check: Arrival = { resource: "inboundCheckDeposits", params: { amount: 100, check_number: "1001" } };

/** Credits over the rails that accept or decline them on arrival. */
const instantCredits = Object.values(rails).filter(isInstant).map(instantCredit);

/** Whether a rail's simulation has an `account_number_id`, but no `resolve_at`. */
function isInstant({ simulations: [simulation] }: RailTable): boolean {
  const { params }: Partial<Endpoint> = simulation === undefined ? {} : endpoints[simulation];
  return params?.shape["account_number_id"] !== undefined && params.shape["resolve_at"] === undefined;
}

function instantCredit({ simulations, neverGiven }: RailTable) {
  const [, resource = ""] = simulations[0]?.split(".") ?? [];
  return { resource, params: { amount: 100 }, neverGiven };
}

/** The name of the simulation comes from a table, so the types cannot check the step. A test checks each one. */
function send({ resource, params }: Arrival, more: Readonly<Record<string, unknown>> = {}): Step {
  const call = `simulations.${resource}.create`;
  return { call, params: { account_number_id: toIdRef("number"), ...params, ...more }, as: "transfer" } as Step;
}

/** Late enough that the transfer is still pending when it is declined, at any time of the bank. */
const LATER = { resolve_at: "9999-12-31T00:00:00Z" };

const checkNumber: readonly Step[] = [
  ...account,
  {
    call: "accountNumbers.create",
    params: { account_id: toIdRef("account"), name: "Rent", inbound_checks: { status: "allowed" } },
    as: "number",
  },
];

const tightLimit: Step = {
  call: "limits.create",
  params: { model_id: toIdRef("account"), metric: "volume", interval: "day", value: 50 },
};

const paidCheck: readonly Step[] = [...checkNumber, payIn, send(check)];

const changeNumber = (status: "canceled" | "disabled"): Step => ({
  call: "accountNumbers.update",
  id: toIdRef("number"),
  params: { status },
});

/** Programs for the reasons that every rail can give. */
const declinedByAny = [credit, check, ...instantCredits].flatMap((arrival): Program[] => [
  { steps: [...accountNumber, changeNumber("canceled"), send(arrival)] },
  { steps: [...accountNumber, changeNumber("disabled"), send(arrival)] },
  { steps: [...accountNumber, closeAccount, send(arrival)] },
  { steps: [...ownedAccount, newNumber, disableOwner, send(arrival)] },
]);

const transfer = toIdRef("transfer");

/** Programs for transfers and checks to an Account Number. */
export const transferPrograms: readonly Program[] = [
  ...declinedByAny,
  { steps: [...accountNumber, send(credit)] },
  { steps: [...accountNumber, send(credit), { call: "inboundAchTransfers.retrieve", id: transfer }] },
  {
    steps: [
      ...accountNumber,
      send(credit),
      { call: "inboundAchTransfers.transferReturn", id: transfer, params: { reason: "duplicate_entry" } },
    ],
  },
  {
    steps: [
      ...account,
      {
        call: "accountNumbers.create",
        params: { account_id: toIdRef("account"), name: "Rent", inbound_ach: { debit_status: "blocked" } },
        as: "number",
      },
      send(debit),
    ],
  },
  { steps: [...accountNumber, tightLimit, send(debit)] },
  { steps: [...accountNumber, send(debit)] },
  ...Object.keys(rails.ach.neverGiven).map(
    (reason): Program => ({
      steps: [
        ...accountNumber,
        send(credit, LATER),
        { call: "inboundAchTransfers.decline", id: transfer, params: { reason } } as Step,
      ],
    }),
  ),
  { steps: [...accountNumber, send(check)] },
  { steps: [...checkNumber, send(check)] },
  { steps: [...checkNumber, tightLimit, send(check)] },
  { steps: paidCheck },
  { steps: [...accountNumber, send(check), { call: "inboundCheckDeposits.retrieve", id: transfer }] },
  {
    steps: [...paidCheck, { call: "inboundCheckDeposits.return", id: transfer, params: { reason: "not_authorized" } }],
  },
  { steps: [...accountNumber, send(check, LATER), { call: "inboundCheckDeposits.decline", id: transfer }] },
  ...instantCredits.flatMap((arrival): Program[] => [
    { steps: [...accountNumber, send(arrival)] },
    { steps: [...accountNumber, send(arrival), { call: `${arrival.resource}.retrieve`, id: transfer } as Step] },
  ]),
  {
    steps: [
      ...accountNumber,
      {
        call: "simulations.inboundWireTransfers.create",
        params: { account_number_id: toIdRef("number"), amount: 100 },
        as: "transfer",
      },
      { call: "inboundWireTransfers.reverse", id: transfer, params: { reason: "duplicate" } },
    ],
  },
  ...forced(check, rails.check.neverGiven, "user_initiated"),
  ...instantCredits.flatMap((arrival) => forced(arrival, arrival.neverGiven)),
];

/** Programs for the reasons that only the simulation gives. */
function forced(arrival: Arrival, reasons: object, ...natural: readonly string[]): Program[] {
  return Object.keys(reasons)
    .filter((reason) => !natural.includes(reason))
    .map((reason) => ({ steps: [...accountNumber, send(arrival, { decline_reason: reason })] }));
}
