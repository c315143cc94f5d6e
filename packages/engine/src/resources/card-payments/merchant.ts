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

/** The merchant of a simulation, or of a message before: what is not said is as usual, and null stays null. */
export function merchantOf(said: MerchantParams): Merchant {
  const usual = usualMerchant;
  return {
    merchant_acceptor_id: said.merchant_acceptor_id ?? usual.merchant_acceptor_id,
    merchant_category_code: said.merchant_category_code ?? usual.merchant_category_code,
    merchant_city: said.merchant_city === undefined ? usual.merchant_city : said.merchant_city,
    merchant_country: said.merchant_country ?? usual.merchant_country,
    merchant_descriptor: said.merchant_descriptor ?? usual.merchant_descriptor,
    merchant_postal_code: said.merchant_postal_code ?? usual.merchant_postal_code,
    merchant_state: said.merchant_state === undefined ? usual.merchant_state : said.merchant_state,
  };
}
