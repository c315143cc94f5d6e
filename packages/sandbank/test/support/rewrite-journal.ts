import { readFileSync, writeFileSync } from "node:fs";
import { checkedLine, checksumIn } from "../../src/storage/checked-line.ts";

/** Changes the lines of a journal file, as another version would have written them: with right checksums. */
export function rewriteJournal(path: string, change: (line: string) => string): void {
  let before: string | undefined;
  const lines = readFileSync(path, "utf8")
    .split(/(?<=\n)/)
    .map((line) => {
      const { c: _, ...value } = JSON.parse(change(line));
      const written = checkedLine(before === undefined ? value : { ...value, p: before });
      before = checksumIn(written);
      return written;
    });
  writeFileSync(path, lines.join(""));
}
