import { Code, CopiedCode, CopyButton } from "../../parts/copy-button.tsx";
import { WriteButton } from "../../parts/form.tsx";
import { Empty, Keys, Panel, Show } from "../../parts/frames.tsx";
import { Tag } from "../../parts/values.tsx";
import { requestTarget } from "../../store/request-target.ts";
import { isReadOnly } from "../../store/store.ts";
import { useRead } from "../../store/use-read.ts";
import { baseUrl, printCurl } from "../../words/request-code.ts";

/** Shows how to send the first request, which then is the first row. */
export function EmptyLog() {
  const bank = useRead("bank");
  if (isReadOnly.value) {
    return (
      <Empty>
        <p>Nothing was requested until then. Each request, move of the clock and delivery would be a row here.</p>
      </Empty>
    );
  }
  return (
    <Panel title="Send the first request">
      <p>
        The log is empty. Connect your app, or paste one of these. Each request, move of the clock and delivery of a
        webhook becomes a row here as it comes.
      </p>
      <Show read={bank}>{({ apiKey }) => <Connection url={baseUrl(requestTarget())} apiKey={apiKey} />}</Show>
      <div class="row">
        <Tag tone="warn">waiting for a request</Tag>
        <WriteButton name="call" params={{ operation: FIRST.operation, params: FIRST.params }}>
          Create an Account from here
        </WriteButton>
      </div>
    </Panel>
  );
}

/** The first request. Its name is that of the Account. */
const FIRST = {
  operation: "accounts.create",
  method: "POST",
  path: "/accounts",
  params: { name: "Operating" },
} as const;

function Connection({ url, apiKey }: { readonly url: string; readonly apiKey: string }) {
  const samples = {
    curl: printCurl(FIRST, requestTarget()).replace("$SANDBANK_API_KEY", apiKey),
    SDK: sdkOfFirst(url, apiKey),
  };
  return (
    <>
      <Keys
        of={{
          "Base URL": <CopiedCode text={url} what="base URL" />,
          "API key": <CopiedCode text={apiKey} what="API key" />,
        }}
      />
      {Object.entries(samples).map(([title, text]) => (
        <div key={title} class="sample">
          <div class="row">
            <h3>{title}</h3>
            <CopyButton text={text} label={`Copy the lines for ${title}`} />
          </div>
          <Code text={text} label={`The request with ${title}`} />
        </div>
      ))}
    </>
  );
}

function sdkOfFirst(url: string, apiKey: string): string {
  return `import { BankClient } from "@sandbank/sdk";
const client = new BankClient(${JSON.stringify({ apiKey, baseUrl: url }, null, 1)
    .replace(/\n\s*/g, " ")
    .replace(/"(\w+)":/g, "$1:")});
await client.accounts.create({ name: "Operating" });`;
}
