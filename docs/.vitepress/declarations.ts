import { readFileSync } from "node:fs";
import { join } from "node:path/posix";

/** Shows a declaration below each line that is nothing but a link to it, such as [`move` in `ledger.ts`](../ledger.ts). */
export const withDeclarations = (text: string, folder: string) =>
  text.replaceAll(/^\[`(\w+)` in `.+`\]\((.+\.ts)\)$/gm, (link, name: string, path: string) => {
    // The formatter indents all lines of a declaration but those that begin or end it.
    const pattern = `^(?:/\\*\\*(?:(?!\\*/)[^])*\\*/\\n)?(?:export )?(?:function|const) ${name}\\b[^]*?^[}\\]]\\)?;?$`;
    const [code] = new RegExp(pattern, "m").exec(readFileSync(join(folder, path), "utf8")) ?? [];
    if (code === undefined) throw new Error(`${path} declares no ${name}, which a page shows.`);
    return `${link}\n\n\`\`\`ts\n${code}\n\`\`\``;
  });
