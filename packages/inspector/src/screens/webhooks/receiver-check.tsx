import { useState } from "preact/hooks";
import type { AdminResult } from "sandbank/client";
import { announce } from "../../parts/announcer.tsx";
import { ChangeButton } from "../../parts/form.tsx";
import { Problem, Section } from "../../parts/frames.tsx";
import { Tag } from "../../parts/values.tsx";
import { useWrite } from "../../store/use-write.ts";

type Report = AdminResult<"verify_receiver">;
type Check = Report["checks"][number];

/** Sends correct and forged deliveries to a receiver, and reports which of them it handles correctly. */
export function ReceiverCheck({ subscription }: { readonly subscription: string }) {
  const [report, setReport] = useState<Report | null>(null);
  const write = useWrite();

  async function verify(): Promise<void> {
    setReport(null);
    const done = await write.run("verify_receiver", { subscription });
    if (done === undefined) return;
    setReport(done);
    announce(readSummary(done));
  }

  return (
    <Section title="Receiver">
      <p>
        The check sends valid and forged deliveries to the URL. A receiver that verifies signatures refuses the forged
        ones, and handles the valid ones as real webhooks: let it use a test database. The bank records none of them.
      </p>
      <div class="row">
        <ChangeButton work={write} onClick={verify}>
          Verify the receiver
        </ChangeButton>
        {write.isRunning && <span class="muted">Sending…</span>}
        <Problem text={write.problem} />
      </div>
      {report !== null && (
        <>
          <p>{readSummary(report)}</p>
          <ReportTable checks={report.checks} />
        </>
      )}
    </Section>
  );
}

/** Returns the first line of the report, which also describes responses that all checks share. */
function readSummary({ text }: Report): string {
  return text.split("\n", 1)[0] as string;
}

/** Lists the checks, failed ones first. */
function ReportTable({ checks }: { readonly checks: readonly Check[] }) {
  const sorted = [...checks.filter(({ passed }) => !passed), ...checks.filter(({ passed }) => passed)];
  return (
    <table class="checks">
      <caption class="visually-hidden">Checks of the receiver, the failed ones first</caption>
      <thead>
        <tr>
          <th scope="col">Result</th>
          <th scope="col">Check, and advice</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((check) => (
          <tr key={check.name}>
            <td>{check.passed ? <Tag tone="ok">passed</Tag> : <Tag tone="bad">failed</Tag>}</td>
            <td>
              {check.what}
              {[describeDifference(check), check.advice, check.warning].map(
                (text) =>
                  text !== null && (
                    <p key={text} class="muted">
                      {text}
                    </p>
                  ),
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Describes the response of the receiver if it differs from the expected one; null if the check passed. */
function describeDifference({ passed, error, got, expected }: Check): string | null {
  if (passed) return null;
  return error ?? `It responded with ${got}, not with ${expected === "2xx" ? "a 2xx" : "a refusal"}.`;
}
