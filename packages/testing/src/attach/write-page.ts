import type { Bank, TraceStep } from "@sandbank/engine";
import { showAttempts } from "@sandbank/view/session/attempts-of-test";
import { redactSession } from "@sandbank/view/session/redact-session";
import { type SessionFile, sessionFile, type TestFailure } from "@sandbank/view/session/session-file";
import { findPlace } from "../find-place.ts";
import { lacksDeliverer } from "../lacks-deliverer.ts";
import { describeMutant } from "../mutants/installed.ts";
import { afterSetup, stepsOfSetup } from "../numbered-steps.ts";
import { openedBank } from "../open-banks.ts";
import { createFileName } from "../report/file-name.ts";
import { withoutColours } from "../report/lines.ts";
import { stopLines } from "../report/stop-lines.ts";
import { describeThrown } from "../report/webhook-causes.ts";
import { errorText } from "./error-text.ts";
import { furtherSession, marked, pageWith, readPageTemplate } from "./page-template.ts";
import { FOLDER, inFolder, isFree, pagesIn } from "./report-folder.ts";
import { stepToOpen } from "./step-to-open.ts";

/** A failed test, and how its session is shown. */
export interface FailedTest {
  /** The full name of the test. */
  readonly test: string;
  /** The path of the test file. Default: unknown. */
  readonly file?: string | undefined;
  /** The error of the test. Default: unknown. */
  readonly error?: unknown;
  /** The number of the step in `bank.trace()` to open. Default: the one that explains the error best. */
  readonly step?: number | undefined;
  /** Whether secrets are replaced. Default: true. */
  readonly redact?: boolean | undefined;
}

/** The page of the whole run. */
export const INDEX = `${FOLDER}/index.html`;

const MOST_STOP_LINES = 40;

/** With more failures, the page of the run has them all, and the further ones have no page of their own. */
const MOST_PAGES = 100;

/**
 * Writes the session of a failed test to a page of its own, and adds it to the page of the run. Returns the path of the
 * page of its own, relative to the working directory; of the page of the run if there are many pages; undefined if no
 * page can be written, or in a browser, because a report must not fail.
 */
export function writePage(bank: Bank, failed: FailedTest, readTemplate = readPageTemplate): string | undefined {
  try {
    const file = relative(failed.file);
    const packed = pack(createSession(bank, { ...failed, file }));
    const name = `${createFileName(failed.test, file)}.html`;
    return inFolder((fs) => {
      const template = marked(readTemplate());
      const path = `${FOLDER}/${name}`;
      if (![INDEX, path].every((page) => isFree(fs, page))) return undefined;
      if (!fs.existsSync(INDEX)) fs.writeFileSync(INDEX, template);
      fs.appendFileSync(INDEX, furtherSession(packed));
      const pages = pagesIn(fs);
      if (pages.length > MOST_PAGES && !pages.includes(name)) return INDEX;
      fs.writeFileSync(path, pageWith(template, packed));
      return path;
    });
  } catch {
    return undefined;
  }
}

function createSession(bank: Bank, { test, file, error, step, redact = true }: FailedTest): SessionFile {
  const trace = bank.trace();
  const { steps } = trace;
  const stops = stopLines(bank, trace, MOST_STOP_LINES);
  const place = step === undefined ? -1 : steps.findIndex(({ number }) => number === step);
  const numbered = afterSetup(steps, stepsOfSetup(bank));
  const known = { ...(lacksDeliverer(bank) && { lacksDeliverer: true as const }), ...readCauses(bank, steps) };
  const mutant = describeMutant();
  const shown = numbered.map((each) => showAttempts(each, known));
  const session: SessionFile = {
    ...sessionFile("default", bank.journal(), shown),
    failure: {
      test,
      path: file ?? null,
      place: findLine(error, file),
      message: errorText(error),
      step: place === -1 ? stepToOpen(steps, error, openedBank(bank)?.assertedDeclines) : place,
      ...known,
      ...(mutant !== undefined && { mutant }),
      ...(stops.length > 0 && { stops }),
    },
  };
  return redact ? redactSession(session) : session;
}

/** What receivers threw behind their responses, which the bank does not know. */
function readCauses(bank: Bank, steps: readonly TraceStep[]): Pick<TestFailure, "causes"> {
  const causes = steps.flatMap(({ deliveries }) =>
    deliveries.flatMap((attempt) => {
      const thrown = attempt.state === "failed" ? openedBank(bank)?.thrownFor(attempt) : undefined;
      return thrown instanceof Error ? [[attempt.id, withoutColours(describeThrown(thrown))] as const] : [];
    }),
  );
  return causes.length === 0 ? {} : { causes: Object.fromEntries(causes) };
}

/** The text of a session as the page unpacks it: its JSON, deflated, in URL-safe Base64. */
function pack(session: SessionFile): string {
  const { deflateRawSync } = process.getBuiltinModule("node:zlib");
  return deflateRawSync(JSON.stringify(session)).toString("base64url");
}

/** The line of an error, without its column. */
function findLine(error: unknown, file: string | undefined): string | null {
  const { stack } = Object(error) as { readonly stack?: unknown };
  return findPlace(stack, file)?.replace(/:\d+$/, "") ?? null;
}

/** The path of a file from the working directory, or its absolute path if it is elsewhere. */
function relative(file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  const { isAbsolute, relative: pathFrom } = process.getBuiltinModule("node:path");
  const path = file.startsWith("file:") ? process.getBuiltinModule("node:url").fileURLToPath(file) : file;
  const inside = isAbsolute(path) ? pathFrom(process.cwd(), path).replaceAll("\\", "/") : path;
  return /^\.\.|:/.test(inside) ? path : inside;
}
