import { useEffect, useState } from "preact/hooks";
import { packSession } from "sandbank/private/pack";
import { copyText } from "../../parts/copy-text.ts";
import { Problem } from "../../parts/problem.tsx";
import { takeSession } from "./take-session.ts";

/** Some programs truncate URLs that are longer. */
const LONG = 8_000;

interface LinkPanelProps {
  readonly isRedacted: boolean;
  /** Whether the link is copied at once. */
  readonly startsNow: boolean;
}

/** Creates a link that contains the session. */
export function LinkPanel({ isRedacted, startsNow }: LinkPanelProps) {
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

  useEffect(() => {
    if (startsNow) void make();
  }, []);

  return (
    <section class="stack" aria-labelledby="share-link">
      <h2 id="share-link">Link</h2>
      <p class="muted">
        The link contains the whole session, behind the <code>#</code>, which browsers do not send to a server. Anyone
        who opens it in an inspector sees the session.
      </p>
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
    </section>
  );
}
