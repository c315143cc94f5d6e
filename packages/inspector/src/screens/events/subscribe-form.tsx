import { useState } from "preact/hooks";
import { TextField } from "../../parts/fields.tsx";
import { showMessage } from "../../parts/message.tsx";
import { Panel } from "../../parts/panel.tsx";
import { Problem } from "../../parts/problem.tsx";
import { isReadOnly } from "../../store/store.ts";
import { useWrite } from "../../store/use-write.ts";

/** Subscribes a URL to all Events. */
export function SubscribeForm() {
  const [url, setUrl] = useState("");
  const write = useWrite();

  async function subscribe(event: Event): Promise<void> {
    event.preventDefault();
    const created = await write.run("call", { operation: "eventSubscriptions.create", params: { url } });
    if (created === undefined) return;
    setUrl("");
    showMessage("The URL is subscribed.");
  }

  return (
    <Panel title="Subscribe a URL">
      <form class="form" onSubmit={subscribe}>
        <TextField
          label="URL"
          hint="The webhook endpoint of your app. It gets every Event from now on."
          placeholder="http://localhost:3000/hooks"
          value={url}
          onChange={setUrl}
          isDisabled={isReadOnly.value}
        />
        <div class="row">
          <button type="submit" class="primary" disabled={isReadOnly.value || write.isRunning}>
            Subscribe
          </button>
          <Problem text={write.problem} />
        </div>
      </form>
    </Panel>
  );
}
