import { expect, test } from "vitest";
import type { CommandIo } from "../../src/cli/command.ts";
import { playOne } from "../../src/cli/commands/project/mutate/play-one.ts";
import { emptyDirectory } from "../support/cli.ts";
import { mutantAt } from "./support.ts";

test("says how the bank is wrong before it starts the program, and that there is no such program", async () => {
  const said: string[] = [];
  const err = (text: string) => said.push(text);
  const { signal } = new AbortController();
  const io = { env: {}, directory: emptyDirectory, signal, isQuiet: false, err } as unknown as CommandIo;
  const played = playOne(["no-such-program"], mutantAt("decline/card/card_canceled"), io);
  await expect(played).rejects.toThrow('There is no program "no-such-program".');
  expect(said).toEqual(["The bank is wrong in one way: decline/card/card_canceled"]);
});
