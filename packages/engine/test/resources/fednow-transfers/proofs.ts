import type { fednowTransfers } from "../../../src/resources/fednow-transfers/resource.ts";
import { paymentProofs } from "../../proofs/payment-proofs.ts";
import type { ResourceProofs } from "../../proofs/resource-proofs.ts";

const address = (field: string) => ({
  [`${field}.city`]: "1 to 35 characters",
  [`${field}.line1`]: "1 to 70 characters",
  [`${field}.state`]: "exactly 2 characters",
});

const withRequired = (field: string) => ["city", "postal_code", "state"].map((name) => `${field}.${name}`);

export const proofs = paymentProofs({
  kind: "fednowTransfers",
  ready: "pending_submitting",
  required: ["debtor_name", ...withRequired("creditor_address"), ...withRequired("debtor_address")],
  bounds: { ...address("creditor_address"), ...address("debtor_address") },
  refusals: [
    [
      "The account number of the External Account has digits only.",
      ({ bank }, { params }) => {
        const lettered = { account_number: "A1", routing_number: "101050001", description: "Letters" };
        return { params: { ...params, external_account_id: bank.externalAccounts.create(lettered).id } };
      },
      "names an account number with letters, which FedNow does not take: name one of digits only",
    ],
  ],
}) as ResourceProofs<typeof fednowTransfers>;
