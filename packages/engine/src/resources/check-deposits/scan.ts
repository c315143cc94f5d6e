import type { CheckDepositSubmitParams } from "@sandbank/contract";
import { derivedDigits } from "../../digits/derived-digits.ts";
import { foreignRoutingNumber } from "../../digits/routing-number.ts";

/** The scan of a check if the simulation does not give one. */
export function madeUpScan(depositId: string): NonNullable<CheckDepositSubmitParams["scan"]> {
  return {
    account_number: derivedDigits("account number", depositId, 10),
    routing_number: foreignRoutingNumber(depositId),
    serial_number: derivedDigits("serial number", depositId, 4),
  };
}
