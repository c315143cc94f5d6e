import { useState } from "preact/hooks";
import { TextField } from "../parts/fields.tsx";
import { keepToken } from "../source/token.ts";
import { connection, token } from "../store/store.ts";

/** Asks for the admin token. The page of a server that listens on another address than loopback does not contain it. */
export function TokenForm() {
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
