import * as z from "zod";
import type { Command } from "../command.ts";
import { exitCodes } from "../exit-codes.ts";
import { inspectorUrl } from "../inspector-url.ts";
import { openBrowser } from "../open-browser.ts";
import { printJson } from "../print-result.ts";

export const openCommand: Command = {
  words: "open",
  summary: "Opens the inspector of the running server in the browser. Prints its address if there is no browser.",
  examples: ["open", "open --bank worker-1"],
  json: z.strictObject({ url: z.string(), opened: z.boolean() }),
  async run({ flags, io, client }) {
    const admin = await client();
    // The address of a server that has stopped would show nothing.
    await admin.call("health");
    const url = inspectorUrl(admin.url, (flags["bank"] as string | undefined) ?? io.env["SANDBANK_BANK"]);
    const opened = await openBrowser(url, io);
    if (io.isJson) printJson(io, { url, opened });
    else if (!opened) {
      io.out(url);
      if (!io.isQuiet) io.err("No browser could be opened. Open the address yourself.");
    }
    return exitCodes.done;
  },
};
