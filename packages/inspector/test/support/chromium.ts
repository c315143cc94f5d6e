import { existsSync } from "node:fs";

/** Where Chromium is; undefined if it is not installed. */
export const chromiumPath = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium", "/usr/bin/google-chrome"].find(
  (path) => path !== undefined && existsSync(path),
);

/** The version whose screenshots are kept: another one draws letters differently. */
export const PINNED_VERSION = "156";
