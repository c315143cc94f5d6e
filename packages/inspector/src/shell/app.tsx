import type { ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Announcer } from "../parts/announcer.tsx";
import { Message } from "../parts/message.tsx";
import { Empty, Failed, Loading } from "../parts/states.tsx";
import { bankName, hrefTo, route } from "../router/router.ts";
import { type Screen, screens } from "../router/screens.ts";
import { contents } from "../screens/contents.ts";
import { missingBank } from "../store/known-bank.ts";
import { opening } from "../store/open-at-start.ts";
import { replayProgress } from "../store/replay-state.ts";
import { connection, live, session, showNow, source, token } from "../store/store.ts";
import { Banners } from "./banners.tsx";
import { openDialog } from "./dialogs.ts";
import { FailedTests } from "./failed-tests.tsx";
import { Header } from "./header.tsx";
import { Help } from "./help.tsx";
import { MissingBank } from "./missing-bank.tsx";
import { Navigation } from "./navigation.tsx";
import { Palette } from "./palette.tsx";
import { Search } from "./search.tsx";
import { handleKey } from "./shortcuts.ts";
import { TokenForm } from "./token-form.tsx";

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
    <div class="shell">
      <Header />
      <Banners />
      <Navigation current={screen} />
      {screen === undefined ? <UnknownScreen name={name} /> : <ScreenFrame screen={screen} />}
      <Announcer />
      <Message />
      {openDialog.value === "search" && <Search />}
      {openDialog.value === "palette" && <Palette />}
      {openDialog.value === "help" && <Help />}
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
  return (
    <main class="stack">
      <Empty>
        <p>The inspector has no screen {JSON.stringify(name)}.</p>
        <a href={hrefTo("")}>Open the first screen</a>
      </Empty>
    </main>
  );
}

type Loaded = ComponentType | Error | null;

function ScreenFrame({ screen }: { readonly screen: Screen }) {
  const [loaded, setLoaded] = useState<{ readonly screen: Screen; readonly content: Loaded }>({
    screen,
    content: null,
  });
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    document.title = `${screen.title} · Sandbank`;
    // After a change of the screen, the new screen gets the focus.
    if (!isFirst.current) main.current?.focus();
    isFirst.current = false;
    // Some changes cause no step, such as those of faults and of the clock's rate, so each screen reads again when it
    // is opened.
    showNow();
  }, [screen]);
  const isConnected = connection.value.state === "open";
  // Loads a screen again that could not be loaded, as soon as the server answers.
  useEffect(() => {
    let isCurrent = true;
    const show = (content: Loaded) => isCurrent && setLoaded({ screen, content });
    contents[screen.name].load().then(
      (content) => show(content),
      () => show(new Error(notLoaded(screen))),
    );
    return () => {
      isCurrent = false;
    };
  }, [screen, isConnected]);
  const content = loaded.screen === screen ? loaded.content : null;
  return (
    <main class="stack" ref={main} tabIndex={-1}>
      <Content loaded={content} />
    </main>
  );
}

function notLoaded({ title }: Screen): string {
  return `The screen ${title} could not be loaded. The page tries again when the server answers. If the server does answer, load the page again.`;
}

function Content({ loaded: Loaded }: { readonly loaded: Loaded }) {
  if (replayProgress.value.state === "failed" && source.value === null)
    return <Failed error={replayProgress.value.error} />;
  if (Loaded === null || source.value === null) return <Loading />;
  return Loaded instanceof Error ? <Failed error={Loaded} /> : <Loaded />;
}
