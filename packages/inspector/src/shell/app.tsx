import { isId } from "@sandbank/view/words/ids";
import { useEffect, useRef } from "preact/hooks";
import { Announcer } from "../parts/announcer.tsx";
import { Button } from "../parts/button.tsx";
import { Empty, Failed, Loading, Show } from "../parts/frames.tsx";
import { focusOn } from "../parts/keyboard.tsx";
import { Message } from "../parts/message.tsx";
import { bankName, hrefTo, route } from "../router/router.ts";
import { type Screen, screens } from "../router/screens.ts";
import { contents } from "../screens/contents.ts";
import { missingBank } from "../store/known-bank.ts";
import { opening } from "../store/open-at-start.ts";
import { replayedSession, replayProgress } from "../store/replay-state.ts";
import { connection, isSession, live, session, showNow, source, token } from "../store/store.ts";
import { useName } from "../store/use-name.ts";
import { withoutDirection } from "../words/isolate.ts";
import { Banners } from "./banners.tsx";
import { FailedTests } from "./failed-tests.tsx";
import { Header } from "./header.tsx";
import { MissingBank } from "./missing-bank.tsx";
import { Navigation } from "./navigation.tsx";
import { OpenedDialog } from "./opened-dialog.tsx";
import { handleKey } from "./shortcuts.ts";
import { TokenForm } from "./token-form.tsx";
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
    // After a change of the screen, the new screen gets the focus, or the detail that the link opened.
    if (!isFirst.current) focusOn("main .detail h1");
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
