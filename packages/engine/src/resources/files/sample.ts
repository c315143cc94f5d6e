import type { File } from "@sandbank/contract";
import { invariant } from "../../invariant.ts";
import { createPdf } from "./pdf.ts";
import { encodePng, type Picture } from "./png.ts";

const WIDTH = 96;
const HEIGHT = 40;

/** Whether a pixel is part of the frame of the check. */
function isFrame(x: number, y: number): boolean {
  return x === 2 || x === WIDTH - 3
    ? y >= 2 && y <= HEIGHT - 3
    : (y === 2 || y === HEIGHT - 3) && x > 2 && x < WIDTH - 3;
}

/** Lines for the payee, the amount, the memo and the signature. */
const front: Picture = {
  width: WIDTH,
  height: HEIGHT,
  isBlack: (x, y) =>
    isFrame(x, y) ||
    (y === 12 && x >= 8 && x < 64) ||
    (y === 12 && x >= 70 && x < 88) ||
    (y === 28 && ((x >= 8 && x < 40) || (x >= 56 && x < 88))),
};

/** Lines for the endorsement at one end. */
const back: Picture = {
  width: WIDTH,
  height: HEIGHT,
  isBlack: (x, y) => isFrame(x, y) || (y >= 8 && y < 32 && (x === 76 || x === 82 || x === 88)),
};

/** The content of one of the bank's own Files: a small picture or document, always the same (D-106). */
export function createSample({ purpose }: File): Uint8Array {
  switch (purpose) {
    case "check_image_front":
      return encodePng(front);
    case "check_image_back":
      return encodePng(back);
    default:
      invariant(purpose === "inbound_mail_item", `the bank made a File of purpose ${purpose}`);
      return createPdf("A piece of mail with a check in it.");
  }
}
