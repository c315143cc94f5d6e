import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { marked } from "../../src/attach/page-template.ts";
import { inFolder, removeOldPages } from "../../src/attach/report-folder.ts";
import { inNewFolders } from "./support/in-new-folder.ts";
import { sessionsIn, template } from "./support/sessions-in.ts";

const folder = "test-results/sandbank";
const attachMany = fileURLToPath(new URL("support/attach-many.ts", import.meta.url));

function writeOldRun(): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/old.html`, marked(template));
  writeFileSync(`${folder}/.run`, "another-machine 1 1");
}

describe("the folder of the pages", () => {
  inNewFolders();

  test("a run removes the pages of an earlier run, and no other file", () => {
    writeOldRun();
    writeFileSync(`${folder}/notes.txt`, "");
    writeFileSync(`${folder}/notes.html`, "<!doctype html>");
    writeFileSync(`${folder}/exported.html`, template);
    writeFileSync("page.html", marked(template));
    symlinkSync("../../page.html", `${folder}/link.html`);
    removeOldPages();
    const kept = [".run", "exported.html", "link.html", "notes.html", "notes.txt"];
    expect(readdirSync(folder).toSorted()).toEqual(kept);
  });

  test.each([
    ["folder", folder, "../elsewhere"],
    ["parent", "test-results", "elsewhere"],
  ])("a run removes no page from a folder whose %s is a link", (_, link, target) => {
    mkdirSync("elsewhere", { recursive: true });
    if (link === folder) mkdirSync("test-results");
    symlinkSync(target, link);
    writeOldRun();
    removeOldPages();
    expect(existsSync(`${folder}/old.html`)).toBe(true);
  });

  test("nothing is written or removed where someone else has files of the same names", () => {
    writeOldRun();
    writeFileSync(`${folder}/.run`, "notes of mine");
    expect(() => inFolder(() => {})).toThrow(".run is a file of someone else");
    mkdirSync(`${folder}/.lock`);
    writeFileSync(`${folder}/.lock/mine.txt`, "");
    utimesSync(`${folder}/.lock`, new Date(0), new Date(0));
    expect(() => inFolder(() => {})).toThrow("ENOTEMPTY");
    expect(existsSync(`${folder}/.lock/mine.txt`)).toBe(true);
  });

  test("a run keeps its own pages", () => {
    inFolder(({ writeFileSync }) => writeFileSync(`${folder}/own.html`, ""));
    removeOldPages();
    inFolder(() => {});
    expect(readdirSync(folder).toSorted()).toEqual([".run", "own.html"]);
  });

  test("a run without a failure creates no folder", () => {
    removeOldPages();
    expect(existsSync("test-results")).toBe(false);
  });

  test("a lock that a killed process left behind does not stop a later one", () => {
    mkdirSync(`${folder}/.lock`, { recursive: true });
    utimesSync(`${folder}/.lock`, new Date(0), new Date(0));
    expect(inFolder(() => "done")).toBe("done");
    expect(existsSync(`${folder}/.lock`)).toBe(false);
  });

  test("workers of a run that fail at the same time keep all sessions, and remove the pages of an earlier run", async () => {
    writeOldRun();
    const workers = ["one", "two", "three"].map((name) =>
      fork(attachMany, [name, "10"], { execArgv: ["--conditions=source"] }),
    );
    await Promise.all(workers.map((worker) => once(worker, "exit")));
    const tests = sessionsIn(`${folder}/index.html`).map(({ failure }) => failure?.test);
    const all = ["one", "two", "three"].flatMap((name) =>
      Array.from({ length: 10 }, (_, index) => `${name} ${index + 1}`),
    );
    expect(tests.toSorted()).toEqual(all.toSorted());
    expect(readdirSync(folder).filter((name) => name.endsWith(".html"))).toHaveLength(31);
    expect(readFileSync(`${folder}/.run`, "utf8")).toContain(` ${process.pid} `);
  });
});
