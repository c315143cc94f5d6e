import { enumeration } from "../schema-kit.ts";

export const cardActionerSchema = enumeration("CardActioner", "The party that decided a card payment.", {
  user: "You, in a Real-Time Decision.",
  increase: "The bank itself.",
  network: "The card network, on behalf of the bank.",
});
