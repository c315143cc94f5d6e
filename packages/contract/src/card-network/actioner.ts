import { enumeration } from "../schema-kit.ts";

export const cardActionerSchema = enumeration("CardActioner", "The party that decided a card payment.", {
  user: "You, in a Real-Time Decision.",
  increase: "The service itself, that is the bank. The specification has this value.",
  network: "The card network, on behalf of the bank.",
});
