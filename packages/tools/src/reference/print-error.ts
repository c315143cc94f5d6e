import { apiKeyReasons, type ErrorKind, type ErrorType, errorCatalogue } from "@sandbank/contract";
import { createExample } from "./error-examples.ts";
import { remedies } from "./error-remedies.ts";
import { blocks, bullets, code, link, pageHeader, prose, table, toAnchor } from "./markdown.ts";

const memberWords: Readonly<Record<ErrorKind["members"][number], string>> = {
  errors: "The parameters at fault: an array of `{ field, message }`, with `field` a dotted path.",
  reason: "Why the API key is not accepted.",
  resource_id: "The identifier of the object that the first request with this key created, or null.",
  retry_after: "How many seconds to wait.",
};

/** The page of each type of error, by the name of its file. Its address on the site is that of `error.docsUrl`. */
export function printErrorPages(): [string, string][] {
  return errorTypes.map((type) => [`errors/${type}.md`, printError(type)]);
}

const errorTypes = Object.keys(errorCatalogue) as ErrorType[];

/** The class of the SDK that an error is an instance of. */
function nameClass(type: ErrorType): string {
  return type.replace(/(?:^|_)(.)/g, (_match, letter: string) => letter.toUpperCase());
}

function printError(type: ErrorType): string {
  const { title, statuses, members, when }: ErrorKind = errorCatalogue[type];
  const { request, status, body } = createExample(type);
  return blocks([
    `${pageHeader}\n# ${type}`,
    `${prose(title)} HTTP status ${statuses.join(" or ")}.`,
    "## When it occurs",
    prose(when),
    "## What to do",
    bullets(remedies[type].map(prose)),
    "## Example",
    `\`\`\`http\n${request}\n\`\`\``,
    `The response has the status ${status} and this body:`,
    `\`\`\`json\n${body}\n\`\`\``,
    members.length === 0 ? "" : "It has these members in addition to `type`, `status`, `title` and `detail`:",
    table(
      ["Member", "What it contains"],
      members.map((member) => [code(member), memberWords[member]]),
    ),
    ...(type === "invalid_api_key_error" ? ["## Reasons", reasons()] : []),
    "## In code",
    `The SDK throws ${code(nameClass(type))}, a subclass of ${code("BankApiError")}:`,
    `\`\`\`js\n${snippet(type)}\n\`\`\``,
    `The engine throws ${code("BankError")} with this ${code("type")} where you call the bank directly.`,
    [link("All errors", "../errors.md"), ...linkEntry(type)].join(" · "),
  ]);
}

const reasons = () =>
  table(
    ["`reason`", "Meaning"],
    Object.entries(apiKeyReasons).map(([reason, words]) => [code(reason), prose(words)]),
  );

/** The entries on the page of troubleshooting about the types of errors that have one. */
const entries: Partial<Readonly<Record<ErrorType, string>>> = {
  environment_mismatch_error: "403: environment_mismatch_error",
  internal_server_error: "A bug in the emulator",
  invalid_api_key_error: "401: the key is not a key of this bank",
  invalid_parameters_error: "400: a field is not known",
  object_not_found_error: "404 for an object that exists",
};

function linkEntry(type: ErrorType): string[] {
  const { [type]: entry } = entries;
  if (entry === undefined) return [];
  return [`Troubleshooting: ${link(entry, `../../guides/troubleshooting.md#${toAnchor(entry)}`)}`];
}

/** A call that the error can come from. */
const calls: Partial<Readonly<Record<ErrorType, string>>> = {
  invalid_parameters_error: 'client.accounts.create({ name: "" })',
  environment_mismatch_error: "client.simulations.interestPayments.create({ account_id, amount: 1_00 })",
  object_not_found_error: "client.accounts.retrieve(account_id)",
  idempotency_key_already_used_error: 'client.accounts.create({ name: "Payroll" }, { idempotencyKey: "order-1" })',
  invalid_operation_error: "client.accounts.close(account_id)",
};

const snippet = (type: ErrorType) => `import { ${nameClass(type)} } from "@sandbank/sdk";

try {
  await ${calls[type] ?? "client.accounts.list()"};
} catch (error) {
  if (!(error instanceof ${nameClass(type)})) throw error;
  console.error(error.detail, error.requestId);
}`;
