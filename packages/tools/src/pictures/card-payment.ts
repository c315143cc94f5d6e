import { rails } from "@sandbank/engine/private/reference";
import { type Box, boxStyle, drawArrow, drawBox } from "./boxes.ts";
import { printSvg, textAt } from "./svg.ts";

const request: Box = { x: 16, y: 20, name: "request", role: "HTTP, SDK or call" };
const perform: Box = { x: 172, y: 20, name: "perform", role: "finds the operation" };
const authorize: Box = { x: 328, y: 20, name: "authorize", role: `checks ${rails.card.rules.length} rules` };
const decline: Box = { x: 172, y: 112, name: "decline", role: "moves no money" };
const hold: Box = { x: 328, y: 112, name: "hold", role: "moves the amount" };
const event: Box = { x: 16, y: 204, name: "Event", role: "for each change" };
const delivery: Box = { x: 172, y: 204, name: "delivery", role: "waits for the clock" };
const webhook: Box = { x: 328, y: 204, name: "webhook", role: "signed, to your app" };

const arrows = [
  [request, perform],
  [perform, authorize],
  [authorize, hold],
  [authorize, decline],
  [hold, event],
  [decline, event],
  [event, delivery],
  [delivery, webhook],
] as const;

/** Draws the way of a card payment, from its request to its webhook. */
export function drawCardPayment(): string {
  return printSvg(
    {
      title: "A card payment",
      description:
        "A request reaches perform, which finds the operation. authorize checks the rules. If all pass, a hold moves the amount; if one fails, a decline moves no money. Both emit an Event. Its delivery waits for the clock and becomes a signed webhook to your app.",
      width: 478,
      height: 268,
      body: [
        ...arrows.map(([from, to]) => drawArrow(from, to, "arrow")),
        textAt(402, 104, "all pass", "muted role"),
        textAt(246, 104, "one fails", "muted role"),
        ...[request, perform, authorize, decline, hold, event, delivery, webhook].flatMap(drawBox),
      ],
    },
    boxStyle,
  );
}
