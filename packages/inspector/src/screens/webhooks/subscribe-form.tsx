import { useState } from "preact/hooks";
import { TextField } from "../../parts/fields.tsx";
import { Form } from "../../parts/form.tsx";
import { Panel } from "../../parts/frames.tsx";
import { showMessage } from "../../parts/message.tsx";
import { isReadOnly } from "../../store/store.ts";
import { useWrite } from "../../store/use-write.ts";

/** Subscribes a URL to all Events. */
export function SubscribeForm() {
  const [url, setUrl] = useState("");
  const write = useWrite();

  async function subscribe(): Promise<void> {
    const created = await write.run("call", { operation: "eventSubscriptions.create", params: { url } });
    if (created === undefined) return;
    setUrl("");
    showMessage("The URL is subscribed.");
  }

  return (
    <Panel title="Subscribe a URL">
      <Form work={write} onSubmit={subscribe} submit="Subscribe" isPrimary>
        <TextField
          label="URL"
          hint="The webhook endpoint of your app. It gets every Event from now on."
          placeholder="http://localhost:3000/hooks"
          value={url}
          onChange={setUrl}
          disabled={isReadOnly.value}
        />
      </Form>
    </Panel>
  );
}
