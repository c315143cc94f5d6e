import { type Box, boxStyle, drawArrow, drawBox } from "./boxes.ts";
import { printSvg, textAt } from "./svg.ts";

const zod: Box = { x: 16, y: 20, name: "zod" };
const contract: Box = { x: 172, y: 20, name: "contract", role: "the API as data" };
const engine: Box = { x: 328, y: 20, name: "engine", role: "the bank" };
const msw: Box = { x: 328, y: 112, name: "msw", role: "request handlers" };
const sdk: Box = { x: 16, y: 112, name: "sdk", role: "the client" };
const openapi: Box = { x: 172, y: 112, name: "docs/openapi.json" };

const imports = [
  [zod, contract],
  [contract, engine],
  [engine, msw],
] as const;
const generates = [
  [contract, sdk],
  [contract, openapi],
] as const;

/** Draws which package imports which, and what is generated from the contract. */
export function drawPackages(): string {
  return printSvg(
    {
      title: "The packages",
      description:
        "The contract imports zod, the engine imports the contract, and msw imports the engine. The types of the SDK and docs/openapi.json are generated from the contract.",
      width: 478,
      height: 176,
      body: [
        ...imports.map(([from, to]) => drawArrow(from, to, "arrow")),
        ...generates.map(([from, to]) => drawArrow(from, to, "arrow dashed")),
        textAt(120, 80, "generates", "muted role"),
        ...[zod, contract, engine, msw, sdk, openapi].flatMap(drawBox),
      ],
    },
    boxStyle,
  );
}
