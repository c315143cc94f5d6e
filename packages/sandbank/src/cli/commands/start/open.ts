import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, extname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import { UsageError } from "../../../errors/usage-error.ts";
import type { Flag } from "../../../flags/flag.ts";
import { type CallWith, type CommandCall, defineCommand } from "../../command.ts";
import { writeOutput } from "../../output/output-file.ts";
import { printJson } from "../../output/print-result.ts";
import { inspectorUrl } from "../../server/inspector-url.ts";
import { openBrowser } from "../../server/open-browser.ts";
import { refuseServerFlags } from "../../server/refuse-server-flags.ts";
import { readSessionFile } from "../sessions/read-session-file.ts";
import { sessionPage } from "./session-page.ts";

const flags = {
  out: {
    type: "string",
    placeholder: "PAGE",
    summary: "Write the page of FILE there, and open no browser.",
    default: "a file in the directory for temporary files, which is opened",
  },
  "no-redact": {
    type: "boolean",
    summary: "Keep what FILE has of API keys, webhook secrets, tokens, uploads and the queries of URLs in its page.",
  },
} as const satisfies Record<string, Flag>;

export const openCommand = defineCommand({
  words: "open",
  short: "Open the inspector, or a session file",
  summary:
    "Opens the inspector of the running server in the browser, or a journal without a server. Prints the address if there is no browser.",
  positional: [
    {
      name: "file",
      summary: "A journal, a session, or the page of a session: a page shows it without a server.",
      optional: true,
    },
  ],
  flags,
  examples: ["open", "open --bank worker-1", "open session.json", "open session.json --out session.html"],
  json: z.strictObject({ url: z.string(), opened: z.boolean() }),
  async run(call) {
    const { args, flags, io, client } = call;
    if (args["file"] !== undefined) return openFile(call, resolve(io.directory, args["file"]));
    if (flags.out !== undefined) {
      throw new UsageError("--out is for the page of a file. Name the file: `sandbank open session.json --out PAGE`.");
    }
    if (flags["no-redact"] === true) {
      throw new UsageError("--no-redact is for the page of a file. Name the file: `sandbank open session.json`.");
    }
    const admin = await client();
    // Rejects before the browser opens if the server has stopped.
    await admin.call("health");
    return show(call, inspectorUrl(admin.url, flags.bank ?? io.env["SANDBANK_BANK"]));
  },
});

async function openFile(call: CallWith<typeof flags>, file: string): Promise<void> {
  const { flags, io } = call;
  refuseServerFlags(call);
  const { out } = flags;
  const page = out === undefined ? temporaryPage(file) : resolve(io.directory, out);
  const { redactSession } = await import("@sandbank/view/session/redact-session");
  const session = await readSessionFile(file);
  writeOutput(page, await sessionPage(flags["no-redact"] === true ? session : redactSession(session)));
  const url = pathToFileURL(page).href;
  if (out === undefined) return show(call, url);
  if (io.isJson) printJson(io, { url, opened: false });
  else if (!io.isQuiet) io.err(`Written to ${page}.`);
}

/** Creates a directory of its own, because another user of the machine could place a file in a shared one. */
function temporaryPage(file: string): string {
  return join(mkdtempSync(join(tmpdir(), "sandbank-")), `${basename(file, extname(file))}.html`);
}

/** Opens a URL in the browser, or prints it. */
async function show({ io }: CommandCall, url: string): Promise<void> {
  const opened = await openBrowser(url, io);
  if (io.isJson) return printJson(io, { url, opened });
  if (opened) return;
  io.out(url);
  if (!io.isQuiet) io.err("No browser could be opened. Open the address yourself.");
}
