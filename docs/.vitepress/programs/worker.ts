// Runs a program of a page in a worker. The program is a module of its own, which imports the files of the packages beside
// this one: workers have no import maps, so its imports are replaced by the URLs of these files.
import { modules } from "./modules.ts";

/** What the worker tells the page: a line that the program prints, that the program starts, or that it has ended. */
export type ProgramMessage = { readonly line: string } | { readonly state: "started" | "done" };

/** As in the printed output, so that a sweep names the same places in the program. */
const NAME = "example.ts";

// The sweep asks Node's process whether an error belongs to an app that it has crashed. It attaches no page here.
const process = { env: { SANDBANK_ATTACH: "off" }, emit: (_event: string, _error: unknown) => false };
Object.assign(globalThis, { process });

const say = (message: ProgramMessage) => postMessage(message);
const print = (...values: unknown[]) =>
  say({ line: values.map((each) => (typeof each === "string" ? each : toText(each))).join(" ") });
const toText = (value: unknown) =>
  value instanceof Error ? describe(value) : (JSON.stringify(value, null, 2) ?? String(value));
Object.assign(console, { debug: print, error: print, info: print, log: print, warn: print });

addEventListener("error", ({ error }) => print(error));
addEventListener("unhandledrejection", ({ reason }) => {
  if (!process.emit("unhandledRejection", reason)) print(reason);
});

addEventListener("message", async ({ data }: MessageEvent<string>) => {
  const urls: string[] = [];
  try {
    const code = data.replaceAll(
      /(\bfrom\s*|\bimport\s*\(?\s*)(["'])([^"'\n]+)\2/g,
      (_, before: string, _quote, name: string) => {
        const url = urlOf(name);
        urls.push(url);
        return `${before}"${url}"`;
      },
    );
    // The time limit of the program does not count what is still to be loaded.
    await Promise.all(urls.map((url) => import(/* @vite-ignore */ url)));
    say({ state: "started" });
    const type = "text/javascript";
    await import(/* @vite-ignore */ URL.createObjectURL(new Blob([`${code}\n//# sourceURL=${NAME}`], { type })));
  } catch (error) {
    print(error);
    if (error instanceof SyntaxError && types.test(data)) print("    The program runs as JavaScript: leave out types.");
  }
  say({ state: "done" });
});

function urlOf(name: string): string {
  const file = Object.hasOwn(modules, name) ? modules[name] : undefined;
  if (file !== undefined) return new URL(`${file}.js`, location.href).href;
  throw new Error(`Cannot find package "${name}". In this page a program imports ${Object.keys(modules).join(", ")}.`);
}

/** Annotations, declarations of types and assertions, as programs usually have them. */
const types =
  /^ *(export |import )?(interface|type) \w|\b(const|let) \w+: |\w\??: (string|number|boolean|unknown)\b|\): \w|\b(as|satisfies) \w/m;

/** The message of an error, and its line in the program: the rest of its stack is not the reader's code. */
function describe({ name, message, stack = "" }: Error): string {
  const line = /example\.ts:(\d+):\d+/.exec(stack.replace(message, ""))?.[1];
  return `${name}: ${message}${line === undefined ? "" : `\n    at line ${line}`}`;
}
