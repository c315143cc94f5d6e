import type {
  Card,
  CardDetails,
  CardholderAddressParams,
  CardVerification,
  CardVerificationParams,
} from "@sandbank/contract";
import { deepFreeze } from "../../store/freeze.ts";
import type { Presented } from "./decline-rules.ts";
import type { Instruments } from "./facts.ts";

/** The verification results: as the simulation gives them, or else by comparing the presented data with the Card. */
export function createVerification(
  instruments: Instruments,
  presented: Presented,
  said: CardVerificationParams | undefined,
): CardVerification {
  if (said === undefined && presented.cvv2 === undefined) return ensureUnchecked(instruments);
  return madeVerification(instruments, presented, said ?? {});
}

/** The result without presented data, by Card. Most payments share it, which saves memory. */
const nothingChecked = new WeakMap<Card, CardVerification>();

function ensureUnchecked(instruments: Instruments): CardVerification {
  const known = nothingChecked.get(instruments.card);
  if (known !== undefined) return known;
  const made = deepFreeze(madeVerification(instruments, {}, {}));
  nothingChecked.set(instruments.card, made);
  return made;
}

function madeVerification(
  { card, details }: Instruments,
  presented: Presented,
  {
    card_verification_code: code,
    cardholder_address: address = {},
    cardholder_name: name = null,
  }: CardVerificationParams,
): CardVerification {
  return {
    card_verification_code: { result: code?.result ?? compareCode(presented, details) },
    cardholder_address: createAddress(card.billing_address, address),
    cardholder_name:
      name === null
        ? null
        : {
            provided_first_name: name.provided_first_name ?? null,
            provided_middle_name: name.provided_middle_name ?? null,
            provided_last_name: name.provided_last_name ?? null,
          },
  };
}

function compareCode({ cvv2 }: Presented, { verification_code }: CardDetails) {
  if (cvv2 === undefined) return "not_checked";
  return cvv2 === verification_code ? "match" : "no_match";
}

type Address = CardVerification["cardholder_address"];

function createAddress(billing: Instruments["card"]["billing_address"], said: CardholderAddressParams): Address {
  const addresses = {
    actual_line1: said.actual_line1 === undefined ? billing.line1 : said.actual_line1,
    actual_postal_code: said.actual_postal_code === undefined ? billing.postal_code : said.actual_postal_code,
    provided_line1: said.provided_line1 ?? null,
    provided_postal_code: said.provided_postal_code ?? null,
  };
  return { ...addresses, result: said.result ?? compareAddresses(addresses) };
}

/** Compares the addresses (D-83). No result exists for a first line without a postal code, so it is not checked. */
function compareAddresses(addresses: Omit<Address, "result">): Address["result"] {
  const { actual_line1, actual_postal_code, provided_line1, provided_postal_code } = addresses;
  if (provided_postal_code === null) return "not_checked";
  const postalCodeMatches = provided_postal_code === actual_postal_code;
  if (provided_line1 === null) return postalCodeMatches ? "postal_code_match_address_not_checked" : "no_match";
  const line1Matches = provided_line1 === actual_line1;
  if (postalCodeMatches) return line1Matches ? "match" : "postal_code_match_address_no_match";
  return line1Matches ? "postal_code_no_match_address_match" : "no_match";
}
