import { useState } from "preact/hooks";
import { Code, CopyButton } from "../../parts/copy-button.tsx";
import { Tabs } from "../../parts/fields.tsx";
import { Panel } from "../../parts/frames.tsx";
import { requestTarget } from "../../store/request-target.ts";
import { printPath } from "../../words/choose-verb.ts";
import { printCommand, printCurl, printTypescript, type RepeatedRequest } from "../../words/request-code.ts";
import type { Request } from "./send.ts";

/** The request of the form as code. */
export function RequestCode({ request }: { readonly request: Request }) {
  const [language, setLanguage] = useState("curl");
  const code = printCode(request, language);
  return (
    <Panel title="The request as code">
      <div class="row">
        <Tabs legend="Language" value={language} onChange={setLanguage} options={["curl", "TypeScript", "CLI"]} />
        <CopyButton text={code} label="Copy" isNamed />
      </div>
      <Code text={code} label={`The request as ${language}`} />
    </Panel>
  );
}

function printCode(request: Request, language: string): string {
  const { form, side, id } = request;
  const idOrPlace = id === "" ? `<${form.fields[0]?.key}>` : id;
  const repeated: RepeatedRequest = {
    operation: form.operation,
    method: form.method ?? "POST",
    path: printPath(form, idOrPlace),
    id: idOrPlace,
    params: withPlaceholders(request),
  };
  const target = requestTarget();
  // The command line sends every simulation as the network.
  if (language === "CLI") return printCommand(repeated, target);
  if (side === "simulation") return language === "curl" ? printCurl(repeated, target) : printTypescript(repeated);
  const { operation } = form;
  if (language === "curl") {
    const params = { operation, ...(id !== undefined && { id: idOrPlace }), params: repeated.params };
    return printCurl({ ...repeated, path: "/_sandbank/call", params }, target);
  }
  return printTypescript(repeated).replace("await client.simulations.", "bank.network.");
}

/** Required fields of the form that are empty have their names as placeholders. */
function withPlaceholders({ form, params }: Request): Readonly<Record<string, unknown>> {
  const required = form.fields.slice(form.hasId ? 1 : 0).filter(({ isRequired }) => isRequired);
  return { ...Object.fromEntries(required.map(({ key }) => [key, `<${key}>`])), ...params };
}
