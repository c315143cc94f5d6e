/** The parameter that corrects what a change code of an ACH Transfer is about. Codes of several or no parameters have none. */
export const correctedFields: Readonly<
  Record<
    string,
    "corrected_account_funding" | "corrected_account_number" | "corrected_individual_id" | "corrected_routing_number"
  >
> = {
  incorrect_account_number: "corrected_account_number",
  incorrect_individual_identification_number: "corrected_individual_id",
  incorrect_routing_number: "corrected_routing_number",
  incorrect_transaction_code: "corrected_account_funding",
};
