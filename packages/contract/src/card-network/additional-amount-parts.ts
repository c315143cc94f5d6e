import type * as z from "zod";

/** The parts of the amount of a card payment. `part` makes the field of a part from its description. */
export function createAdditionalAmounts<Part extends z.ZodType>(part: (what: string) => Part) {
  return {
    clinic: part("The part for care in a clinic"),
    dental: part("The part for dental care"),
    original: part("The original amount, before a change"),
    prescription: part("The part for prescription medicine"),
    surcharge: part("The merchant's surcharge"),
    total_cumulative: part("The total of a payment that is made in several parts"),
    total_healthcare: part("The total of the parts for health care"),
    transit: part("The part for public transport"),
    unknown: part("A part for an unknown purpose"),
    vision: part("The part for eye care"),
  };
}
