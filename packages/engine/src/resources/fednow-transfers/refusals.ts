import type { DestinationFacts } from "../../rails/destination-refusals.ts";
import type { Rule } from "../../resource-kit/refusal-rule.ts";

export const numberHasDigits: Rule<DestinationFacts> = {
  id: "digits-only",
  condition: "The account number of the External Account has digits only.",
  field: "external_account_id",
  broken: ({ externalAccount }) => externalAccount !== null && !/^\d+$/.test(externalAccount.account_number),
  detail: () => "names an account number with letters, which FedNow does not take: name one of digits only",
};
