import { withBase } from "vitepress";
import type { ProgramMessage } from "../programs/worker.ts";

/** Where the files of the programs are on the site. */
declare const __PROGRAMS__: string;

/** From its first line on: loading takes as long as it takes. */
const LIMIT_MS = 10_000;

/** Lets readers edit a program of the page and run it. Without scripts, the program and its output are text. */
export function enableProgram(program: HTMLElement): void {
  const code = program.querySelector<HTMLElement>("pre code");
  const output = program.querySelector<HTMLElement>(".language-text code");
  if (code === null || output === null) return;
  const [given, printed] = [code.innerHTML, (output.textContent ?? "").trimEnd()];
  code.setAttribute("contenteditable", "plaintext-only");
  // An older browser does not have this value.
  if (!code.isContentEditable) code.contentEditable = "true";
  // The editor takes the focus, so what scrolls it needs none.
  code.parentElement?.removeAttribute("tabindex");
  set(code, { tabindex: "0", role: "textbox", "aria-multiline": "true", "aria-label": "Program", spellcheck: "false" });
  set(output, { role: "log", "aria-label": "Output" });

  const run = document.createElement("button");
  const reset = document.createElement("button");
  const bar = document.createElement("div");
  bar.className = "bar";
  bar.append(run, reset, "Edit and run it in your browser, as JavaScript (Ctrl+Enter).");
  program.querySelector(".printed")?.before(bar);
  reset.textContent = "Reset";

  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (state: "" | "running" | "done") => {
    program.dataset["state"] = state;
    run.textContent = state === "running" ? "Stop" : "Run";
  };
  const showGiven = () => {
    output.replaceChildren();
    print(output, printed);
    show("");
  };
  const stop = () => {
    worker?.terminate();
    clearTimeout(timer);
  };
  const end = (why: string) => {
    stop();
    print(output, why);
    show("done");
  };
  const start = () => {
    stop();
    output.replaceChildren();
    show("running");
    worker = new Worker(withBase(`/${__PROGRAMS__}/worker.js`), { type: "module" });
    worker.onerror = () => end("The bank could not be loaded. Reload the page, or run the program in Node.");
    worker.onmessage = ({ data }: MessageEvent<ProgramMessage>) => {
      if ("line" in data) print(output, data.line);
      else if (data.state === "done") {
        if (output.textContent === "") print(output, "The program printed nothing.");
        show("done");
      } else
        timer = setTimeout(
          () => end(`Stopped after ${LIMIT_MS / 1_000} seconds. Is there a loop that does not end?`),
          LIMIT_MS,
        );
    };
    worker.postMessage(code.innerText);
  };
  run.onclick = () => (program.dataset["state"] === "running" ? end("Stopped.") : start());
  code.oninput = () => {
    const [first] = code.children;
    if (first?.textContent !== code.textContent) return;
    // Text in place of the whole program would have the colour of its first word.
    code.textContent = code.innerText;
    getSelection()?.selectAllChildren(code);
    getSelection()?.collapseToEnd();
  };
  code.onkeydown = (event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    start();
  };
  reset.onclick = () => {
    stop();
    code.innerHTML = given;
    showGiven();
  };
  showGiven();
}

function set(element: HTMLElement, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

/** Adds lines to the output. A rule that decided nothing is one line, whose end is in its title. */
function print(output: HTMLElement, text: string): void {
  for (const line of text.split("\n")) {
    const row = document.createElement("span");
    row.textContent = `${line}\n`;
    const [kind = ""] = /(?<=^ *\d+\. )(passed|FAILED|not reached)|^\w*Error(?=: )/.exec(line) ?? [];
    row.className = kind.replace(" ", "-");
    if (/^[pn]/.test(row.className)) row.title = line.trim();
    output.append(row);
  }
}
