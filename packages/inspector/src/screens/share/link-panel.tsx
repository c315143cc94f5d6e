import { useEffect, useState } from "preact/hooks";
import { packSession } from "sandbank/private/pack";
import { copyText } from "../../parts/copy-button.tsx";
import { Problem, Section } from "../../parts/frames.tsx";
import { useWork } from "../../store/use-write.ts";
import { takeSession } from "./take-session.ts";

/** Some programs truncate URLs that are longer. */
const LONG = 8_000;

/** Creates a link that contains the session, at once if it `startsNow`. */
export function LinkPanel({ isRedacted, startsNow }: { readonly isRedacted: boolean; readonly startsNow: boolean }) {
  const [link, setLink] = useState<string | null>(null);
  const work = useWork();

  async function make(): Promise<void> {
    // Leaves out the steps, which also have reads and refused requests, to keep the link short. The file has them.
    const session = { ...(await takeSession(isRedacted)), steps: [] };
    const made = `${location.href.replace(/#.*$/s, "")}#/?s=${await packSession(session)}`;
    setLink(made);
    await copyText(made, "The link is copied.");
  }

  useEffect(() => {
    if (startsNow) void work.run(make);
  }, []);

  return (
    <Section title="Link">
      <p class="muted">
        The link contains the whole session, behind the <code>#</code>, which browsers do not send to a server. Anyone
        who opens it in an inspector sees the session.
      </p>
      <div class="row">
        <button type="button" class="primary" onClick={() => work.run(make)}>
          Copy the link
        </button>
        <Problem text={work.problem} />
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
    </Section>
  );
}
