import { type BankName, completeRoutingNumber, isRoutingNumber, type RoutingNumber } from "@sandbank/contract";
import { fingerprint } from "../ports/random.ts";
import { type State, saltedSeed } from "../state/state.ts";
import { allRows } from "../store/table.ts";

const INSTITUTIONS = 1_000_000;
const DISTRICTS = 12; // of the Federal Reserve: the first two digits of a routing number

/** The transfers that a bank takes part in. */
type SupportedRails = Omit<RoutingNumber, "name" | "routing_number" | "type">;

const everyRail: SupportedRails = {
  ach_transfers: "supported",
  fednow_transfers: "supported",
  real_time_payments_request_for_payment: "supported",
  real_time_payments_transfers: "supported",
  wire_transfers: "supported",
};

const achAndWires: SupportedRails = {
  ...everyRail,
  fednow_transfers: "not_supported",
  real_time_payments_request_for_payment: "not_supported",
  real_time_payments_transfers: "not_supported",
};

/** The banks that do not take part in every rail (O-02). */
const limited: ReadonlyMap<string, SupportedRails> = new Map([
  ["122000030", achAndWires],
  ["113000023", { ...achAndWires, wire_transfers: "not_supported" }],
]);

/** Returns the bank of a routing number; undefined if the checksum is wrong. Every other number has a bank (O-02). */
export function findBank(state: State, routingNumber: string): RoutingNumber | undefined {
  if (!isRoutingNumber(routingNumber)) return undefined;
  const bank = { routing_number: routingNumber, type: "routing_number" } as const;
  if (isOwn(state, routingNumber)) return { ...everyRail, ...bank, name: "Sandbank" };
  return { ...(limited.get(routingNumber) ?? everyRail), ...bank, name: `Example Bank ${routingNumber}` };
}

/** Whether a Program of this environment is at the bank with this number. */
export function isOwn(state: State, routingNumber: string): boolean {
  const banks = new Set(allRows(state.tables.programs).map(({ bank }) => bank));
  return [...banks].some((bank) => deriveRoutingNumber(state, bank) === routingNumber);
}

/** The routing number of a Program's bank: constant within an environment, with a checksum as its last digit (D-53). */
export function deriveRoutingNumber({ genesis }: State, bank: BankName): string {
  const drawn = fingerprint(saltedSeed(genesis.environment, genesis.seed), `routing number ${bank}`);
  const district = String(1 + (drawn % DISTRICTS)).padStart(2, "0");
  const institution = String(Math.floor(drawn / DISTRICTS) % INSTITUTIONS).padStart(6, "0");
  return completeRoutingNumber(district + institution);
}
