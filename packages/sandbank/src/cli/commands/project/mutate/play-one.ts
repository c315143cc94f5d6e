import type { Mutant } from "@sandbank/engine/private/mutants";
import { MUTANT_VARIABLE } from "../../../../mutate/run-notes.ts";
import { Suite } from "../../../../mutate/suite.ts";
import { createStarter } from "../../../../programs/start-program.ts";
import { untilEnd } from "../../../../programs/until-end.ts";
import type { CommandIo } from "../../../command.ts";

/** Runs a command once with a mutant, as the user would, and resolves with its exit code. */
export async function playOne(command: readonly string[], mutant: Mutant, io: CommandIo): Promise<number> {
  const [program = "", ...args] = command;
  const suite = new Suite({ env: io.env, directory: io.directory, signal: io.signal });
  try {
    if (!io.isQuiet) io.err(`The bank is wrong in one way: ${mutant.sentence}`);
    const env = { ...suite.env, [MUTANT_VARIABLE]: JSON.stringify(mutant) };
    const child = createStarter(program, args)({ stdio: "inherit", cwd: io.directory, env });
    return await untilEnd(child, program, io.signal);
  } finally {
    suite.close();
  }
}
