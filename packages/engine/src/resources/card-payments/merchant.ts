import type { CardAuthorization } from "@sandbank/contract";

/** A merchant, as every message before a settlement describes it. */
export type Merchant = Pick<
  CardAuthorization,
  | "merchant_acceptor_id"
  | "merchant_category_code"
  | "merchant_city"
  | "merchant_country"
  | "merchant_descriptor"
  | "merchant_postal_code"
  | "merchant_state"
>;

type MerchantParams = { readonly [Field in keyof Merchant]?: Merchant[Field] | undefined };

/** A merchant of whom the simulation says nothing. */
export const usualMerchant = {
  merchant_acceptor_id: "5665270011000168",
  merchant_category_code: "5734",
  merchant_city: "Springfield",
  merchant_country: "US",
  merchant_descriptor: "EXAMPLE SHOP",
  merchant_postal_code: null,
  merchant_state: "IL",
} as const satisfies Merchant;

/** The merchant of a simulation, or of a message before: what is not said is as usual. */
export function merchantOf(said: MerchantParams): Merchant {
  return {
    merchant_acceptor_id: said.merchant_acceptor_id ?? usualMerchant.merchant_acceptor_id,
    merchant_category_code: said.merchant_category_code ?? usualMerchant.merchant_category_code,
    merchant_city: said.merchant_city ?? usualMerchant.merchant_city,
    merchant_country: said.merchant_country ?? usualMerchant.merchant_country,
    merchant_descriptor: said.merchant_descriptor ?? usualMerchant.merchant_descriptor,
    merchant_postal_code: said.merchant_postal_code ?? usualMerchant.merchant_postal_code,
    merchant_state: said.merchant_state ?? usualMerchant.merchant_state,
  };
}
