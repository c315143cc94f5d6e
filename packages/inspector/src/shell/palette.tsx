import { type AdminOperationName, adminOperations } from "../generated/admin-operations.ts";
import { type Choice, Chooser } from "../parts/chooser.tsx";
import { showMessage } from "../parts/message.tsx";
import { goTo } from "../router/router.ts";
import { isReadOnly } from "../store/store.ts";
import { openDialog } from "./dialogs.ts";
import { commandText, runCommand } from "./run-command.ts";
import { screenChoices } from "./screen-choices.ts";

/** The offered clock moves. */
const MOVES = ["1h", "1d", "7d", "31d"] as const;

/**
 * A dialog that runs commands: screens, clock moves, and every admin operation that changes something and needs no
 * parameters.
 */
export function Palette() {
  const choices = [...screenChoices(), help, ...(isReadOnly.value ? [] : [...clockChoices(), ...operationChoices()])];
  return (
    <Chooser
      title="Commands"
      placeholder="A screen or a command"
      find={(text) => choices.filter((choice) => matches(choice, text))}
      nothing="No command contains that text."
      onClose={() => {
        openDialog.value = null;
      }}
    />
  );
}

const help: Choice = {
  key: "help",
  text: "help",
  note: "Lists the keys of this page.",
  choose() {
    openDialog.value = "help";
  },
};

function matches({ text, note }: Choice, sought: string): boolean {
  const whole = `${text} ${note}`.toLowerCase();
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => whole.includes(word));
}

function clockChoices(): Choice[] {
  return MOVES.map((duration) => ({
    key: `advance ${duration}`,
    text: `clock advance ${duration}`,
    note: "Moves the clock forward.",
    choose: () => run("clock.advance", { duration }),
  }));
}

/** `stop` ends the server that serves the page. `reset` and `delivery_faults.set` have buttons of their own. */
const LEFT_OUT: readonly string[] = ["stop", "reset", "delivery_faults.set"];

function operationChoices(): Choice[] {
  return Object.entries(adminOperations).flatMap(([name, operation]) => {
    if (!("summary" in operation) || LEFT_OUT.includes(name)) return [];
    return {
      key: name,
      text: commandText(name as AdminOperationName),
      note: operation.summary.replaceAll("`", ""),
      choose: () => run(name as AdminOperationName),
    };
  });
}

async function run(name: AdminOperationName, params: object = {}): Promise<void> {
  if ((await runCommand(name, params as never)) === undefined) return;
  showMessage(`${commandText(name)} is done.`);
  if (name.startsWith("clock.")) goTo("clock");
}
