import type { Card, CardIframeUrl, PhysicalCard } from "@sandbank/contract";
import { derivedText } from "../../ports/ids.ts";
import { toTimestamp } from "../../ports/time.ts";
import type { World } from "../../world/world.ts";

const LIFETIME_MS = 3_600_000;

/** The address of an iframe of a Card. Nothing is served there (O-22), so the bank derives the address and keeps nothing. */
export function deriveDetailsIframe({ state }: World, card: Card, physicalCard: PhysicalCard | null): CardIframeUrl {
  const expires_at = toTimestamp(state.now + LIFETIME_MS);
  const token = derivedText(`iframe of ${physicalCard?.id ?? card.id} until ${expires_at}`, 32);
  return { expires_at, iframe_url: `https://iframe.invalid/${token}`, type: "card_iframe_url" };
}
