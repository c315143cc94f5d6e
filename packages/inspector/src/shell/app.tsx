import { isId } from "@sandbank/view/words/ids";
import type { ComponentType } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Announcer } from "../parts/announcer.tsx";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/fields.tsx";
import { Empty, Failed, Loading, Problem, Show } from "../parts/frames.tsx";
import { focusOn } from "../parts/keyboard.tsx";
import { Message } from "../parts/message.tsx";
import { bankName, closeDialog, hrefTo, openedDialog, route } from "../router/router.ts";
import { type Screen, screens } from "../router/screens.ts";
import { contents, type DialogContent, dialogs } from "../screens/contents.ts";
import { keepToken } from "../source/token.ts";
import { knownBank, missingBank } from "../store/known-bank.ts";
import { opening } from "../store/open-at-start.ts";
import { replayedSession, replayProgress } from "../store/replay-state.ts";
import { connection, isSession, live, session, showNow, source, token } from "../store/store.ts";
import { useName } from "../store/use-name.ts";
import { useWrite } from "../store/use-write.ts";
import { withoutDirection } from "../words/isolate.ts";
import { Banners } from "./banners.tsx";
import { FailedTests } from "./failed-tests.tsx";
import { Header } from "./header.tsx";
import { Help } from "./help.tsx";
import { Navigation } from "./navigation.tsx";
import { Search } from "./search.tsx";
import { handleKey } from "./shortcuts.ts";
import { useLoaded } from "./use-loaded.ts";

/** The page. */
export function App() {
  useEffect(() => {
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, []);
  if (opening.value === "choosing") return <FailedTests />;
  if (opening.value !== "done") return <Opening state={opening.value} />;
  if (live.value === null && missingBank.value === bankName.value) return <MissingBank name={bankName.value} />;
  const needsToken = token.value === undefined || connection.value.state === "unauthorized";
  if (session.value === null && needsToken) return <TokenForm />;
  const { screen: name } = route.value;
  const screen = screens.find((each) => each.name === name) ?? (name === "" ? screens[0] : undefined);
  return (
    <div class={isSession.value ? "shell of-session" : "shell"}>
      <Button class="skip" onClick={() => focusOn("main")}>
        Skip to the content
      </Button>
      <Header />
      <Banners />
      <Navigation current={screen} />
      {screen === undefined ? <UnknownScreen name={name} /> : <ScreenFrame screen={screen} />}
      <Announcer />
      <Message />
      <OpenedDialog />
    </div>
  );
}

/** Shown while a session is unpacked and replayed, and if that failed. */
function Opening({ state }: { readonly state: "running" | Error }) {
  if (state === "running") return <Loading />;
  return (
    <main class="stack">
      <h1>The session cannot be opened</h1>
      <Failed error={state} />
    </main>
  );
}

function UnknownScreen({ name }: { readonly name: string }) {
  useEffect(() => {
    document.title = "No such screen · Sandbank";
  }, []);
  return (
    <main class="stack" tabIndex={-1}>
      <Empty>
        <h1>The inspector has no screen {JSON.stringify(name)}.</h1>
        <a href={hrefTo("")}>Open the first screen</a>
      </Empty>
    </main>
  );
}

/** Says what a tab shows: the selected object and the screen, and the failed test whose session it is. */
function useTitle({ title }: Screen): string {
  const { id } = route.value;
  const name = useName(id !== null && isId(id) ? id : null);
  const failed = isSession.value ? replayedSession.value?.overview.failure?.test : undefined;
  const selected = name ?? (id !== null && /^\d+$/.test(id) ? `#${id}` : undefined);
  return [selected && withoutDirection(selected), title, failed, "Sandbank"].filter(Boolean).join(" · ");
}

function ScreenFrame({ screen }: { readonly screen: Screen }) {
  const content = useLoaded(contents[screen.name].load, `The screen ${screen.title}`);
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  const title = useTitle(screen);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    // After a change of the screen, the new screen gets the focus, or the detail that the link opened, if no field of it has it.
    if (!isFirst.current && !main.current?.contains(document.activeElement)) focusOn("main .detail h1");
    isFirst.current = false;
    // Some changes cause no step, such as those of faults and of the clock's rate, so each screen reads again when it
    // is opened.
    showNow();
  }, [screen]);
  return (
    <main class="stack" ref={main} tabIndex={-1}>
      {replayProgress.value.state === "failed" && source.value === null ? (
        <Failed error={replayProgress.value.error} />
      ) : (
        <Show read={source.value === null ? { state: "loading" } : content}>{(Content) => <Content />}</Show>
      )}
    </main>
  );
}

/** Replaces the screen if the server does not have the bank. The bank is created only if the user asks for it. */
function MissingBank({ name }: { readonly name: string }) {
  const write = useWrite();
  async function create(): Promise<void> {
    if ((await write.run("banks.create", { name })) !== undefined) knownBank.value = name;
  }
  return (
    <main class="stack">
      <Empty>
        <h1>There is no bank {name}</h1>
        <div class="row">
          <Button onClick={create}>Create the bank {name}</Button>
          <a href={hrefTo("", null, { bank: "", at: "" })}>Open the default bank</a>
        </div>
        <Problem text={write.problem} />
      </Empty>
    </main>
  );
}

/** Asks for the admin token. The page of a server that listens on another address than loopback does not contain it. */
function TokenForm() {
  const [text, setText] = useState("");
  const isRefused = connection.value.state === "unauthorized";
  const submit = (event: Event) => {
    event.preventDefault();
    if (text === "") return;
    keepToken(text);
    token.value = text;
  };
  return (
    <main class="stack" id="main">
      <form class="panel padded form" onSubmit={submit}>
        <h1>Admin token</h1>
        <p>
          Other machines can reach this server, so the page needs its admin token: the value of <code>--token</code> or{" "}
          <code>SANDBANK_ADMIN_TOKEN</code> with which the server was started.
        </p>
        {isRefused && <p class="problem">The server does not accept the token that was entered before.</p>}
        <TextField label="Admin token" value={text} onChange={setText} hint="It is kept until this tab is closed." />
        <div class="row">
          <button type="submit" class="primary">
            Open the inspector
          </button>
        </div>
      </form>
    </main>
  );
}

/** The dialogs that open at the next key, so they are not loaded first. */
const own: Readonly<Record<string, ComponentType>> = { search: Search, help: Help };

/** The dialog that the URL names. */
function OpenedDialog() {
  const dialog = openedDialog.value;
  if (dialog === null) return null;
  const { name, value } = dialog;
  const Own = Object.hasOwn(own, name) ? own[name] : undefined;
  if (Own !== undefined) return <Own key={name} />;
  const content = Object.hasOwn(dialogs, name) ? dialogs[name] : undefined;
  return content === undefined ? null : <LoadedDialog key={`${name} ${value}`} {...content} value={value} />;
}

function LoadedDialog({ title, load, value }: DialogContent & { readonly value: string }) {
  const content = useLoaded(load, title);
  const shownTitle = (content.state === "ready" && content.data.titleOf?.(value)) || title;
  useLayoutEffect(() => {
    const heading = document.activeElement;
    if (heading?.matches("dialog h1")) heading.closest("dialog")?.querySelector<HTMLElement>(".primary")?.focus();
  }, [content]);
  return (
    <Dialog title={shownTitle} onClose={closeDialog}>
      <Show read={content}>{(Content) => <Content value={value} />}</Show>
    </Dialog>
  );
}
