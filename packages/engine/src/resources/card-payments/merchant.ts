import type { CardAuthorization } from "@sandbank/contract";

/** The fields of a merchant in the messages before a settlement. */
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

/** The merchant of a simulation that names none. */
export const usualMerchant = {
  merchant_acceptor_id: "5665270011000168",
  merchant_category_code: "5734",
  merchant_city: "Springfield",
  merchant_country: "US",
  merchant_descriptor: "EXAMPLE SHOP",
  merchant_postal_code: null,
  merchant_state: "IL",
} as const satisfies Merchant;

/** The merchant of a simulation or an earlier message. Absent fields get defaults; null stays null. */
export function createMerchant(given: MerchantParams): Merchant {
  const defaults = usualMerchant;
  return {
    merchant_acceptor_id: given.merchant_acceptor_id ?? defaults.merchant_acceptor_id,
    merchant_category_code: given.merchant_category_code ?? defaults.merchant_category_code,
    merchant_city: given.merchant_city === undefined ? defaults.merchant_city : given.merchant_city,
    merchant_country: given.merchant_country ?? defaults.merchant_country,
    merchant_descriptor: given.merchant_descriptor ?? defaults.merchant_descriptor,
    merchant_postal_code: given.merchant_postal_code ?? defaults.merchant_postal_code,
    merchant_state: given.merchant_state === undefined ? defaults.merchant_state : given.merchant_state,
  };
}
