import { isId, shortId, splitAtIds } from "@sandbank/view/words/ids";
import { formatDay, instantText, shortInstantText } from "@sandbank/view/words/instants";
import { type ComponentChildren, Fragment } from "preact";
import { hrefTo } from "../router/router.ts";
import { screenOfId } from "../router/screens.ts";
import { useName } from "../store/use-name.ts";
import { useRead } from "../store/use-read.ts";
import { cutText } from "../words/cut-text.ts";
import { withoutDirection } from "../words/isolate.ts";
import { moneyText } from "../words/money.ts";
import { CopyButton } from "./copy-button.tsx";

export type Tone = "ok" | "bad" | "warn" | "quiet";

/** The sign of each meaning. */
const signs: Readonly<Record<Tone, string>> = { ok: "✓", bad: "✕", warn: "◔", quiet: "–" };

/** A word with the colour of its meaning, and with a sign for users who cannot tell the colours apart. */
export function Tag({ tone, children }: { readonly tone: Tone; readonly children: ComponentChildren }) {
  return (
    <span class={`tag ${tone}`}>
      <span aria-hidden="true">{signs[tone]} </span>
      {children}
    </span>
  );
}

/** Shows an amount in cents as dollars. */
export function Money({ cents }: { readonly cents: number }) {
  return <span class="mono">{moneyText(cents)}</span>;
}

/** An instant in UTC. The title has the milliseconds. */
export function Instant({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} title={at}>
      {instantText(at)}
    </time>
  );
}

/** The width of a column of short instants. */
export const TIME_WIDTH = "168px";

/** The short form for lists and narrow panels. It has the year only if the bank's time is in another one. */
export function ShortInstant({ at }: { readonly at: string }) {
  const clock = useRead("clock.get");
  const year = clock.state === "ready" ? clock.data.now.slice(0, 4) : undefined;
  return (
    <time class={at.startsWith(year ?? "") ? "muted" : "hint"} dateTime={at} title={`${instantText(at)} UTC`}>
      {shortInstantText(at, year)}
    </time>
  );
}

/** A text of the user on one line, isolated from the text around it. The pointer shows all of it, if it is cut. */
export function UserText({ text }: { readonly text: string }) {
  const shown = withoutDirection(text);
  return <bdi title={shown}>{shown}</bdi>;
}

/** A name or URL such as `card_payment.created`, which breaks into lines after its dots, underscores and slashes. */
export function Breakable({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(/(?<=[._/])/).map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </>
  );
}

export interface ProseProps {
  readonly text: string;
  /** Whether the names are only text. */
  readonly isPlain?: boolean;
}

/**
 * Shows a text of the contract or the engine. Text in backquotes becomes code, whole ids become names of objects, and
 * dates have the form of the page.
 */
export function Prose({ text, isPlain = false }: ProseProps) {
  return (
    <>
      {text
        .split("`")
        .map((part, index) =>
          index % 2 === 1 ? (
            <code key={index}>{part}</code>
          ) : (
            splitAtIds(datesText(part)).map((piece) =>
              isId(piece) ? (
                <ObjectName key={piece} id={piece} isPlain={isPlain} />
              ) : (
                <WholeNumbers key={piece} text={piece} />
              ),
            )
          ),
        )}
    </>
  );
}

/** Returns a text with its dates and instants in the form of the page. */
function datesText(text: string): string {
  return text
    .replace(/\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, (at) => `${instantText(at)} UTC`)
    .replace(/\b\d{4}-\d\d-\d\d\b/g, formatDay);
}

export interface ObjectNameProps {
  readonly id: string;
  /** Words in place of the name. */
  readonly children?: ComponentChildren;
  /** Leaves out of the name what is said beside it. */
  readonly shorten?: (name: string) => string;
  /** Whether it is only text, because the row that it is in opens something itself. */
  readonly isPlain?: boolean;
  /** Adds a button that copies the id. */
  readonly copy?: boolean;
}

/** The name of an object, or else its short id, with a link to its screen. The title has the whole id. */
export function ObjectName({ id, children, shorten, isPlain = false, copy = false }: ObjectNameProps) {
  const name = useName(children === undefined ? id : null);
  const screen = isPlain ? undefined : screenOfId(id);
  const shown = name && (shorten?.(name) ?? name);
  // A row cuts a name where it ends itself.
  const words = children ?? <Words name={shown && !isPlain ? cutText(shown) : shown} id={id} />;
  return (
    <>
      {screen === undefined ? (
        <span title={id}>{words}</span>
      ) : (
        <a class="object-name" href={hrefTo(screen.name, id)} title={id} data-id={id}>
          {words}
        </a>
      )}
      {copy && <CopyButton text={id} label={`Copy ${id}`} />}
    </>
  );
}

function Words({ name, id }: { readonly name: string | null | undefined; readonly id: string }) {
  if (name === undefined) return <span aria-busy="true">…</span>;
  return name === null ? <span class="mono">{shortId(id)}</span> : <NameText text={name} />;
}

/** The name of an object in one line. Text that its characters isolate is isolated without them, so that it is copied. */
export function NameText({ text, class: own }: { readonly text: string; readonly class?: string }) {
  const parts = text.split(/[\u2068\u2069]/);
  return (
    <bdi class={own} dir={parts.length > 1 ? "ltr" : "auto"}>
      {parts.map((part, index) =>
        index % 2 === 1 ? <bdi key={index}>{part}</bdi> : <WholeNumbers key={index} text={part} />,
      )}
    </bdi>
  );
}

/** A Card, an Account Number or an Account in a column: its name, which is cut before its last digits, and without its Account. */
export function RouteName({ id }: { readonly id: string }) {
  const name = useName(id);
  const [, words = name ?? "…", digits = ""] = /^(.*?)( \.\.\d{4})/s.exec(name ?? "") ?? [];
  return (
    <span class="route" title={name ?? id}>
      <UserText text={words} />
      <span class="whole">{digits}</span>
    </span>
  );
}

const NUMBER = /(\$[\d,.]+\d|\.\.\d{4})/;

/** A text that is cut before an amount or the last four digits of a number, and not within them. */
function WholeNumbers({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(NUMBER).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} class="whole">
            {part}
          </span>
        ),
      )}
    </>
  );
}
