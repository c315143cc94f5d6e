import { enumeration } from "../schema-kit.ts";

export const cardActionerSchema = enumeration("CardActioner", "Who decided about a card payment.", {
  user: "You, by a real-time decision.",
  increase: "The service itself.",
  network: "The card network, standing in for the service.",
});
