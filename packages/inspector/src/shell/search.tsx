import { type Choice, Chooser } from "../parts/chooser.tsx";
import { screenOfId } from "../router/find-screen.ts";
import { goTo } from "../router/router.ts";
import { useAllSteps } from "../store/use-all-steps.ts";
import { openDialog } from "./dialogs.ts";
import { screenChoices } from "./screen-choices.ts";

const ID = /^[a-z]+(?:_[a-z]+)*_[0-9a-z]+$/;

/** The largest number of matches that are shown. The log can show more. */
const MOST_MATCHES = 10;

/**
 * Finds ids and paths of the latest steps, screens, and rows of the log. A complete id is offered even if no step has
 * it.
 */
export function Search() {
  const read = useAllSteps();
  const known = read.state === "ready" ? read.data : [];
  const ids = new Set<string>();
  const paths = new Set<string>();
  for (const step of known.toReversed()) {
    if (step.kind === "call") {
      paths.add(step.path.split("?", 1)[0] as string);
      if (step.objectId !== null) ids.add(step.objectId);
    }
    for (const { id, associated_object_id } of step.events) ids.add(associated_object_id).add(id);
  }
  const choices = [...screenChoices(), ...idChoices(ids), ...pathChoices(paths)];
  const find = (text: string) => [
    ...choices.filter((choice) => choice.text.toLowerCase().includes(text.toLowerCase())).slice(0, MOST_MATCHES),
    ...(ID.test(text) && !ids.has(text) ? idChoices([text]) : []),
    ...(text === "" ? [] : [textChoice(text)]),
  ];
  return (
    <Chooser
      title="Search"
      placeholder="An id, a path, a screen or a text of the log"
      find={find}
      onClose={() => {
        openDialog.value = null;
      }}
    />
  );
}

function idChoices(ids: Iterable<string>): Choice[] {
  return [...ids].flatMap((id) => {
    const screen = screenOfId(id);
    if (screen === undefined) return [];
    return [{ key: id, text: id, note: screen.title, choose: () => goTo(screen.name, id) }];
  });
}

/** Offers to filter the log by a path. */
function pathChoices(paths: Iterable<string>): Choice[] {
  return [...paths].map((path) => ({
    key: path,
    text: path,
    note: "Requests in the log",
    choose: () => goTo("log", null, { q: path }),
  }));
}

/** Offers to filter the log by the text. */
function textChoice(text: string): Choice {
  return {
    key: "text",
    text: `Log: ${text}`,
    note: "Rows with this text",
    choose: () => goTo("log", null, { q: text }),
  };
}
