import { existsSync } from "node:fs";
import { type Browser, chromium, type LaunchOptions } from "playwright-core";

/** The path of Chromium; undefined if it is not installed. */
export const chromiumPath = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium", "/usr/bin/google-chrome"].find(
  (path) => path !== undefined && existsSync(path),
);

/** The version whose screenshots are kept: another one draws letters differently. */
export const PINNED_VERSION = "156";

/** Start Chromium so that it draws the same pixels in every run. */
export const chromiumOptions: LaunchOptions = {
  ...(chromiumPath !== undefined && { executablePath: chromiumPath }),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
    // Repainting a part of a tile rounds the edges of that part differently.
    "--disable-partial-raster",
    "--disable-background-networking",
    "--process-per-site",
  ],
};

let started: Promise<Browser> | undefined;

/** Returns the Chromium of this worker, which all its tests share. */
export function openChromium(): Promise<Browser> {
  started ??= chromium.launch(chromiumOptions);
  return started;
}
