import type { EventSubscription } from "@sandbank/contract";
import { useState } from "preact/hooks";
import { TextField } from "../../parts/fields.tsx";
import { Form } from "../../parts/form.tsx";
import { Panel, Show } from "../../parts/frames.tsx";
import { showMessage } from "../../parts/message.tsx";
import { Split } from "../../parts/split.tsx";
import { Breakable } from "../../parts/values.tsx";
import { goTo, route } from "../../router/router.ts";
import { isReadOnly } from "../../store/store.ts";
import type { Paged } from "../../store/use-pages.ts";
import { useRead } from "../../store/use-read.ts";
import { useWrite } from "../../store/use-write.ts";
import { listNote } from "../../words/count.ts";
import { urlText } from "../../words/url-text.ts";
import { EventsHeader } from "./events-header.tsx";
import { SubscriptionDetail } from "./subscription-detail.tsx";
import { SubscriptionTable } from "./subscription-table.tsx";

/** The Event Subscriptions, and the selected one beside them. */
export function SubscriptionView({ subscriptions }: { readonly subscriptions: Paged<EventSubscription> }) {
  const { id } = route.value;
  const deliveries = useRead("deliveries", { limit: 0 });
  const { read, more, show } = subscriptions;
  const selected = read.state === "ready" ? read.data.rows.find((each) => each.id === id) : undefined;
  const detail =
    selected === undefined
      ? null
      : {
          title: <Breakable text={urlText(selected.url)} />,
          content: <SubscriptionDetail key={selected.id} subscription={selected} />,
        };
  const note =
    read.state === "ready" && read.data.rows.length > 0
      ? listNote(read.data, read.data.rows.length, "subscription")
      : undefined;
  return (
    <>
      <EventsHeader shown="subscriptions" note={note} />
      <Split detail={detail} onClose={() => goTo("webhooks", null, { show: "subscriptions" })}>
        <Show read={read}>
          {({ rows }) => (
            <Show read={deliveries}>
              {(data) => <SubscriptionTable subscriptions={rows} deliveries={data} onEnd={more} onShow={show} />}
            </Show>
          )}
        </Show>
        <SubscribeForm />
      </Split>
    </>
  );
}

/** Subscribes a URL to all Events. */
function SubscribeForm() {
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
