import { createBank } from "@sandbank/engine";
import { createDeliverer } from "@sandbank/engine/deliver";
import { expect, test } from "vitest";
import { writePage } from "../../src/attach/write-page.ts";
import { inNewFolders } from "./support/in-new-folder.ts";
import { sessionsIn, template } from "./support/sessions-in.ts";

const secrets = {
  apiKey: "sandbox_key_of_the_suite",
  sharedSecret: "whsec_of_the_suite_1234",
  query: "value_of_the_query",
  fragment: "value_of_the_fragment",
  upload: "content_of_an_upload",
  bearer: "key_after_bearer_1234",
  named: "key_after_its_name_1234",
  compared: "key_in_a_difference_1234",
};

const kept = {
  unnamed: "sk_live_without_a_name",
  cardNumber: "4242424242424242",
  path: "path_of_the_receiver",
  person: "12 Elm Street",
};

/** The text of the session in the page of a test that handles secrets. */
async function textOfPage(redact: boolean): Promise<string> {
  const bank = createBank({ apiKeys: [secrets.apiKey] });
  const url = `https://app.test/${kept.path}?token=${secrets.query}#${secrets.fragment}`;
  bank.eventSubscriptions.create({ url, shared_secret: secrets.sharedSecret });
  bank.accounts.create({ name: `Bearer ${secrets.bearer}, ${kept.person}, ${kept.cardNumber}` });
  bank.files.create({ purpose: "check_image_front", file: new Uint8Array(Buffer.from(secrets.upload)) } as never);
  const quoted = `wrong secret ${secrets.sharedSecret}`;
  const deliverer = createDeliverer(bank, { receivers: { [url]: () => new Response(quoted, { status: 401 }) } });
  await deliverer.settled();
  deliverer.close();
  const error = new Error(`${secrets.apiKey} ${secrets.sharedSecret} api_key=${secrets.named} ${kept.unnamed}`);
  const diff = `- Expected\n+ Received\n\n- "none"\n+ "api_key=${secrets.compared} ${secrets.apiKey}"`;
  Object.assign(error, { diff });
  return JSON.stringify(sessionsIn(writePage(bank, { test: "fails", error, redact }, () => template) ?? ""));
}

/** A text as it is in a session, in which the bytes of an upload are in Base64. */
function isIn(session: string, text: string): boolean {
  return session.includes(text) || session.includes(Buffer.from(text).toString("base64"));
}

inNewFolders();

test("the page of a failed test has placeholders in place of secrets, and what the guide says is kept", async () => {
  const redacted = await textOfPage(true);
  expect(Object.values(secrets).filter((secret) => isIn(redacted, secret))).toEqual([]);
  expect(Object.values(kept).filter((text) => !isIn(redacted, text))).toEqual([]);
  const whole = await textOfPage(false);
  expect(Object.values({ ...secrets, ...kept }).filter((text) => !isIn(whole, text))).toEqual([]);
});
