import type {
  EntityAddress,
  EntityAddressParams,
  EntityCreateNaturalPersonParams,
  EntityIdentification,
  EntityIdentificationParams,
  EntityNaturalPerson,
} from "@sandbank/contract";
import { lastCharacters } from "../../store/characters.ts";

export function createPerson(person: EntityCreateNaturalPersonParams): EntityNaturalPerson {
  const { name, date_of_birth, address, identification } = person;
  return {
    name,
    date_of_birth,
    address: createAddress(address),
    identification: identification === undefined ? null : createIdentification(identification),
  };
}

/** Drops all but the last four characters of the number, and the document. */
export function createIdentification({ method, number }: EntityIdentificationParams): EntityIdentification {
  return { method, number_last4: lastCharacters(number, 4) };
}

export function createAddress(address: EntityAddressParams): EntityAddress {
  const { line1, line2 = null, city, state = null, zip = null, country = "US" } = address;
  return { line1, line2, city, state, zip, country };
}
