import { CopyButton } from "../../parts/copy-button.tsx";
import { Panel } from "../../parts/panel.tsx";
import { Empty, Show } from "../../parts/states.tsx";
import { Tag } from "../../parts/tag.tsx";
import { requestTarget } from "../../store/request-target.ts";
import { isReadOnly } from "../../store/store.ts";
import { useRead } from "../../store/use-read.ts";
import { useWrite } from "../../store/use-write.ts";
import { baseUrl, curlOf } from "../../words/request-code.ts";

/** Shows how to send the first request, which then is the first row. */
export function EmptyLog() {
  if (isReadOnly.value) {
    return (
      <Empty>
        <p>Nothing was requested until then. Each request, move of the clock and delivery would be a row here.</p>
      </Empty>
    );
  }
  return <FirstRequest />;
}

function FirstRequest() {
  const bank = useRead("bank");
  const write = useWrite();
  return (
    <Panel title="Send the first request">
      <p>
        Nothing has been requested yet. Connect your app, or paste one of these. Each request, move of the clock and
        delivery of a webhook becomes a row here as it comes.
      </p>
      <Show read={bank}>
        {({ apiKey }) => {
          const url = baseUrl(requestTarget());
          return (
            <>
              <dl class="keys connect">
                <dt class="muted">Base URL</dt>
                <dd>
                  <code>{url}</code> <CopyButton text={url} label="Copy the base URL" />
                </dd>
                <dt class="muted">API key</dt>
                <dd>
                  <code>{apiKey}</code> <CopyButton text={apiKey} label="Copy the API key" />
                </dd>
              </dl>
              <Sample title="curl" text={curlOfFirst(apiKey)} />
              <Sample title="SDK" text={sdkOfFirst(url, apiKey)} />
            </>
          );
        }}
      </Show>
      <div class="row">
        <Tag tone="warn">waiting for a request</Tag>
        <button
          type="button"
          disabled={write.isRunning}
          onClick={() => write.run("call", { operation: "accounts.create", params: { name: "Operating" } })}
        >
          Create an Account from here
        </button>
        <span class="problem">{write.problem}</span>
      </div>
    </Panel>
  );
}

function Sample({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div class="sample">
      <div class="row">
        <h3>{title}</h3>
        <CopyButton text={text} label={`Copy the lines for ${title}`} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard. */}
      <section class="code" tabIndex={0} aria-label={`The request with ${title}`}>
        <pre>{text}</pre>
      </section>
    </div>
  );
}

/** The first request. Its name is that of the Account. */
const FIRST = {
  operation: "accounts.create",
  method: "POST",
  path: "/accounts",
  params: { name: "Operating" },
} as const;

function curlOfFirst(apiKey: string): string {
  return curlOf(FIRST, requestTarget()).replace("$SANDBANK_API_KEY", apiKey);
}

function sdkOfFirst(url: string, apiKey: string): string {
  return `import { BankClient } from "@sandbank/sdk";
const client = new BankClient(${JSON.stringify({ apiKey, baseUrl: url }, null, 1)
    .replace(/\n\s*/g, " ")
    .replace(/"(\w+)":/g, "$1:")});
await client.accounts.create({ name: "Operating" });`;
}
