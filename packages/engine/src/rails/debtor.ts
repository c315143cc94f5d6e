import { derivedDigits } from "../digits/derived-digits.ts";
import { foreignRoutingNumber } from "../digits/routing-number.ts";

interface DebtorParams {
  readonly debtor_account_number?: string | undefined;
  readonly debtor_name?: string | undefined;
  readonly debtor_routing_number?: string | undefined;
}

/** The sender of a simulated transfer. Values that the parameters omit are derived from the id of the transfer. */
export function createDebtor(id: string, params: DebtorParams) {
  return {
    debtor_account_number: params.debtor_account_number ?? derivedDigits("account number", id, 10),
    debtor_name: params.debtor_name ?? "Example Debtor",
    debtor_routing_number: params.debtor_routing_number ?? foreignRoutingNumber(id),
  };
}
