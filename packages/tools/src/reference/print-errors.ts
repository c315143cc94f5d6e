import { apiKeyReasons, assumption, type ErrorKind, errorCatalogue } from "@sandbank/contract";
import { blocks, code, link, pageHeader, prose, table } from "./markdown.ts";

/** The catalogue of errors. */
export function printErrors(): string {
  const kinds: readonly (readonly [string, ErrorKind])[] = Object.entries(errorCatalogue);
  return blocks([
    `${pageHeader}\n# Errors`,
    `${prose(assumption("D-02").question)} ${prose(assumption("D-02").answer)} (${linkTo("D-02")})`,
    table(
      ["Status", "`type`", "`title`", "Further members", "When"],
      kinds.map(([type, { statuses, title, members, when }]) => [
        statuses.join(", "),
        link(code(type), `errors/${type}.md`),
        title,
        members.map(code).join(", "),
        prose(when),
      ]),
    ),
    "A parameter that is not valid is a 400, and no 422. An object in a state that does not allow the request is a 409.",
    "## Order",
    `If a request has several faults, the bank responds with the first of this order: ${prose(assumption("D-27").answer)} (${linkTo("D-27")})`,
    "## Parameters",
    `${prose(assumption("D-05").question)} ${prose(assumption("D-05").answer)} (${linkTo("D-05")})`,
    "## API keys",
    "The `reason` of `invalid_api_key_error` says why a key is refused.",
    table(
      ["`reason`", "Meaning"],
      Object.entries(apiKeyReasons).map(([reason, words]) => [code(reason), prose(words)]),
    ),
  ]);
}

function linkTo(id: "D-02" | "D-05" | "D-27"): string {
  return link(id, `assumptions.md#${id.toLowerCase()}`);
}
