import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** The path of Chromium; undefined if it is not installed. */
export const chromiumPath = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium", "/usr/bin/google-chrome"].find(
  (path) => path !== undefined && existsSync(path),
);

/** The version whose screenshots are kept: another one draws letters differently. */
export const PINNED_VERSION = "156";

/** Starts Chromium so that it draws the same pixels in every run. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    ...(chromiumPath !== undefined && { executablePath: chromiumPath }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--font-render-hinting=none",
      "--force-color-profile=srgb",
      // Repainting a part of a tile rounds the edges of that part differently.
      "--disable-partial-raster",
      "--disable-background-networking",
    ],
  });
}
