import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { templateProjects } from "../init/template-projects.ts";
import { cli } from "../support/cli.ts";
import { readFiles, writeFiles } from "../support/project.ts";

const guide = readFileSync(new URL("../../../../docs/guides/init.md", import.meta.url), "utf8");

function blockOf(language: string): string | undefined {
  return new RegExp(`^\`\`\`${language}\\n([^\`]*(?:\`[^\`]+)*?)\`\`\`$`, "m").exec(guide)?.[1];
}

test("the guide shows what init prints and writes in a project of create-next-app", async () => {
  const directory = mkdtempSync(join(tmpdir(), "sandbank-guide-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const { files = {} } = templateProjects.find(({ name }) => name === "next") ?? {};
  const manifest = files["package.json"]?.replace(/,\n *"@sandbank\/(?:engine|testing)": "[^"]*"/g, "") ?? "";
  writeFiles(directory, { ...files, "package.json": manifest });
  const { out } = await cli(["init"], { directory, width: 80 });
  expect(blockOf("text")).toBe(`${out}\n`);
  expect(blockOf("js")).toBe(readFiles(directory)["test/bank.test.mjs"]);
});
