import {
  type BankName,
  completeRoutingNumber,
  isRoutingNumber,
  type LimitedRail,
  type RoutingNumber,
  takesPart,
} from "@sandbank/contract";
import { fingerprint } from "../ports/random.ts";
import { type State, saltedSeed } from "../state/state.ts";
import { allRows } from "../store/table.ts";

const INSTITUTIONS = 1_000_000;
const DISTRICTS = 12; // of the Federal Reserve: the first two digits of a routing number

/** Returns the bank of a routing number; undefined if the checksum is wrong. Every other number has a bank (O-02). */
export function findBank(state: State, routingNumber: string): RoutingNumber | undefined {
  if (!isRoutingNumber(routingNumber)) return undefined;
  const isOwnBank = isOwn(state, routingNumber);
  const supports = (rail: LimitedRail) => (isOwnBank || takesPart(routingNumber, rail) ? "supported" : "not_supported");
  return {
    ach_transfers: "supported",
    fednow_transfers: supports("fednow_transfers"),
    name: isOwnBank ? "Sandbank" : `Example Bank ${routingNumber}`,
    real_time_payments_request_for_payment: supports("real_time_payments_request_for_payment"),
    real_time_payments_transfers: supports("real_time_payments_transfers"),
    routing_number: routingNumber,
    type: "routing_number",
    wire_transfers: supports("wire_transfers"),
  };
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
