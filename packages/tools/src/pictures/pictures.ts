import type { Files } from "../files.ts";
import { drawBalance } from "./balance.ts";

/** Every picture of the documentation, by the name of its file. Each shows what a bank did when the picture was drawn. */
export function drawPictures(): Files {
  return new Map([["balance.svg", drawBalance()]]);
}
