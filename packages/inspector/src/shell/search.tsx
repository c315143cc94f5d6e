import { isId } from "@sandbank/view/words/ids";
import { formatShortDay } from "@sandbank/view/words/instants";
import { useState } from "preact/hooks";
import type { AdminResult } from "sandbank/client";
import { type Choice, Chooser } from "../parts/chooser.tsx";
import { closeDialog, goTo, openDialog } from "../router/router.ts";
import { screenOfId } from "../router/screens.ts";
import { loadChanges } from "../screens/contents.ts";
import type { Action } from "../screens/objects/object-actions.tsx";
import { isReadOnly } from "../store/store.ts";
import { useApi, useKept, useRead } from "../store/use-read.ts";
import type { FormTable } from "../tables/form-table.ts";
import { resourceOfId, resourceOfType } from "../words/find-resource.ts";
import { withId } from "../words/with-id.ts";
import { commandChoices, placeChoices } from "./commands.ts";
import { useLoaded } from "./use-loaded.ts";

/** The number of characters that the server searches for. */
const MOST_CHARACTERS = 200;
/** The number of results of a kind, beside those of other kinds. */
const MOST_OF_A_KIND = 6;

/** Words beside the name of an object: the search offers its declines, and its actions below it. */
const SAID = /\b(?:declin|freez|lock)\w*/gi;

/** Finds places and commands of the page, and objects by what people know of them. */
export function Search() {
  const [text, setText] = useState("");
  // There are too many forms to load them with the page.
  const loaded = useLoaded(loadChanges, "The search");
  const changes = loaded.state !== "ready" || isReadOnly.value ? null : loaded.data;
  const name = text.replace(SAID, "").trim() || text;
  const read = useRead("search", { q: name.slice(0, MOST_CHARACTERS) });
  const kept = useKept(read);
  const groups = kept.state === "ready" && text !== "" ? kept.data.data : [];
  const own = [...placeChoices, ...commandChoices(), ...(changes?.formTables.map(formChoice) ?? [])];
  const [best, ...others] = groups.flatMap((group) => objectChoices(group, groups.length === 1));
  const resource = best && changes ? resourceOfId(best.key) : undefined;
  const object = useApi<object>(best && resource ? `${resource.path}/${best.key}` : null);
  const moves =
    best && resource && changes && object.state === "ready"
      ? changes.listActions(resource, best.key, object.data).filter(({ isMove }) => isMove)
      : [];
  return (
    <Chooser
      title="Search"
      placeholder="A name, an amount, an id, a place or a command"
      onText={setText}
      choices={[
        ...(isId(text) ? idChoices(text) : []),
        ...(name !== text && /\bdeclin/i.test(text) ? [declinesChoice(name)] : []),
        ...own.filter((choice) => matches(choice, text)).slice(0, text === "" ? own.length : 2 * MOST_OF_A_KIND),
        ...(best ? [best, ...moves.map((move) => moveChoice(move, best.group))] : []),
        ...others,
        ...(text === "" ? [] : [logChoice(text)]),
      ]}
      isSearching={
        text !== "" &&
        !isId(text) &&
        (loaded.state === "loading" ||
          read.state === "loading" ||
          (resource !== undefined && object.state === "loading"))
      }
      onClose={closeDialog}
    />
  );
}

/** Offers what changes the state of the best object, below it. */
function moveChoice({ text, operation, entries }: Action, group: string): Choice {
  return { key: text, group, text: `↳ ${text}`, choose: () => openDialog("act", operation, entries) };
}

function formChoice({ operation, name, title }: FormTable): Choice {
  const isSimulation = operation.startsWith("simulations.");
  const choose = () => (isSimulation ? goTo("simulate", operation) : openDialog("act", operation));
  return {
    key: operation,
    group: isSimulation ? "Simulate" : "Change",
    text: name ?? title,
    ...(name !== undefined && { note: title }),
    also: operation === "cards.update" ? "freeze lock" : undefined,
    choose,
  };
}

/** Whether the choice, its note, its group or its other words have each word. */
function matches({ text, note, group, also = "" }: Choice, sought: string): boolean {
  const whole = `${text} ${note} ${group} ${also}`.toLowerCase();
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => whole.includes(word));
}

type Group = AdminResult<"search">["data"][number];

function objectChoices({ type, count, results }: Group, isOnly: boolean): Choice[] {
  const title = resourceOfType(type)?.plural ?? type;
  const shown = isOnly ? results : results.slice(0, MOST_OF_A_KIND);
  const group = count > shown.length ? `${title}: ${shown.length} of ${count}` : title;
  return shown.map(({ id, name, status, account, at, matched }) => ({
    key: id,
    group,
    text: withId(
      name,
      id,
      results.map((each) => each.name),
    ),
    note: [
      account !== null && !name.includes(account.name) ? account.name : "",
      status ?? "",
      matched === "id" ? id : /^(name|type|model_id)$/.test(matched) ? "" : matched.replaceAll("_", " "),
      formatShortDay(at),
    ]
      .filter(Boolean)
      .join(", "),
    choose: () => goTo(screenOfId(id)?.name ?? "objects", id),
  }));
}

/** Offers a whole id at once. */
function idChoices(id: string): Choice[] {
  const screen = screenOfId(id);
  if (screen === undefined) return [];
  return [{ key: `id ${id}`, group: "Open", text: id, note: screen.title, choose: () => goTo(screen.name, id) }];
}

/** Offers the declines of what the other words name. */
function declinesChoice(q: string): Choice {
  return { key: "declines", group: "Go to", text: `Declines with ${q}`, choose: () => goTo("declines", null, { q }) };
}

/** Offers to filter the log by the text. */
function logChoice(text: string): Choice {
  return { key: "log", group: "Log", text: `Rows with ${text}`, choose: () => goTo("log", null, { q: text }) };
}
