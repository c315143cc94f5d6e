import { useState } from "preact/hooks";
import { packSession } from "sandbank/private/pack";
import { copyText } from "../../parts/copy-text.ts";
import { Panel } from "../../parts/panel.tsx";
import { Problem } from "../../parts/problem.tsx";
import { RedactField } from "./redact-field.tsx";
import { takeSession } from "./take-session.ts";

/** Some programs truncate URLs that are longer. */
const LONG = 8_000;

/** Creates a link that contains the session. */
export function LinkPanel() {
  const [isRedacted, setRedacted] = useState(true);
  const [link, setLink] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function make(): Promise<void> {
    try {
      // Leaves out the steps, which also have reads and refused requests, to keep the link short. The file has them.
      const session = { ...(await takeSession(isRedacted)), steps: [] };
      const made = `${location.href.replace(/#.*$/s, "")}#/?s=${await packSession(session)}`;
      setLink(made);
      setProblem(null);
      await copyText(made, "The link is copied.");
    } catch (error) {
      setProblem((error as Error).message);
    }
  }

  return (
    <Panel title="Link">
      <p>
        The link contains the whole session, behind the <code>#</code>, which browsers do not send to a server. Anyone
        who opens the link in an inspector sees the session.
      </p>
      <RedactField isRedacted={isRedacted} onChange={setRedacted} />
      <div class="row">
        <button type="button" class="primary" onClick={make}>
          Copy the link
        </button>
        <Problem text={problem} />
      </div>
      {link !== null && (
        <>
          <input class="link mono" aria-label="Link to the session" readOnly value={link} />
          <p class="muted">
            {link.length.toLocaleString("en-US")} characters.
            {link.length > LONG && " Some programs cut off such a long link: send the journal as a file instead."}
          </p>
        </>
      )}
    </Panel>
  );
}
