import { execFileSync } from "node:child_process";
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { writeChanges } from "../../src/cli/commands/project/init/write/write-changes.ts";
import { appProjects } from "../init/app-projects.ts";
import { templateProjects } from "../init/template-projects.ts";
import { cli } from "../support/cli.ts";
import { npmTest, readFiles, writeFiles } from "../support/project.ts";

function projectOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "sandbank-init-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

const manifest = '{\n  "name": "app"\n}\n';

describe.each([...templateProjects, ...appProjects])(
  "in a project of $name",
  ({ files, test: path, home = "", name, passed }) => {
    const place = home === "" ? path : `${home}/${path}`;

    test(`init writes the test of ${name} and changes nothing else but the script`, async () => {
      const folder = projectOf(files);
      const { code, out, err } = await cli(["init"], { directory: folder, width: 80 });
      expect({ code, err }).toEqual({ code: 0, err: "" });
      const after = readFiles(folder);
      expect(Object.keys(after).filter((each) => !(each in files))).toEqual([place]);
      const edited = Object.keys(files).filter((each) => files[each] !== after[each]);
      expect([[], [join(home, "package.json")]]).toContainEqual(edited);
      expect(after[place]).toMatchSnapshot();
      expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
      expect(after[place]?.split("\n").filter((line) => line.length > 80)).toEqual([]);
    });

    test(`a second init in ${name} changes nothing`, async () => {
      const folder = projectOf(files);
      await cli(["init"], { directory: folder });
      const once = readFiles(folder);
      const { code, out } = await cli(["init"], { directory: folder });
      expect(code).toBe(0);
      expect(out).toContain(`Nothing to write: ${place} tests with a bank already.`);
      expect(readFiles(folder)).toEqual(once);
    });

    test(`init --dry-run writes nothing into ${name}`, async () => {
      const folder = projectOf(files);
      const { out } = await cli(["init", "--dry-run"], { directory: folder });
      expect(out).toContain(`Would write:\n  ${place} `);
      expect(readFiles(folder)).toEqual(files);
    });

    // The others run on the packed packages: `npm run runners`.
    test.runIf(name === "next")("the test that init writes passes in its test runner", async () => {
      const folder = projectOf(files);
      await cli(["init"], { directory: folder });
      const modules = join(folder, "node_modules");
      mkdirSync(modules);
      symlinkSync(resolve("node_modules/@sandbank"), join(modules, "@sandbank"), "junction");
      const PATH = `${dirname(process.execPath)}${delimiter}${process.env["PATH"]}`;
      const output = await npmTest(folder, { ...process.env, PATH, NODE_OPTIONS: "--conditions=source" });
      expect(output).toMatch(passed);
    });
  },
);

describe("init", () => {
  test("prints JSON with the text of each file", async () => {
    const directory = projectOf({ "package.json": manifest });
    const { out } = await cli(["init", "--dry-run", "--json"], { directory });
    expect(JSON.parse(out)).toEqual({
      schema: 1,
      directory,
      runner: "node",
      packageManager: "npm",
      client: null,
      test: "test/bank.test.mjs",
      changes: [
        { path: "test/bank.test.mjs", change: "create", text: expect.stringContaining("withBank") },
        {
          path: "package.json",
          change: "edit",
          text: '{\n  "name": "app",\n  "scripts": {\n    "test": "node --test"\n  }\n}\n',
        },
      ],
      written: false,
      paste: [],
      install: "npm install --save-dev @sandbank/engine @sandbank/sdk @sandbank/testing",
      run: "npm test",
    });
  });

  test("prints the text of a file as it is, to be copied, and breaks all other lines to fit 60 columns", async () => {
    const directory = projectOf({ "package.json": manifest });
    const { out } = await cli(["init", "--dry-run"], { directory, width: 60 });
    const json = JSON.parse((await cli(["init", "--dry-run", "--json"], { directory })).out);
    const [before = "", after = "", ...rest] = out.split(`\ntest/bank.test.mjs:\n${json.changes[0].text}`);
    expect(rest).toEqual([]);
    expect(after).toContain("  npm install --save-dev @sandbank/engine \\\n      @sandbank/sdk @sandbank/testing\n");
    expect(json.changes[0].text).toContain("// Pass `client` to the code under test,\n// in place of its own.\n");
    expect([...before.split("\n"), ...after.split("\n")].filter((line) => line.length > 60)).toEqual([]);
  });

  test("says why the test does not import the client", async () => {
    const client = "export const bank = new BankClient();";
    const directory = projectOf({ "package.json": manifest, "bank.js": `process.env.DATABASE_URL;\n${client}` });
    const { out } = await cli(["init", "--dry-run"], { directory });
    expect(out).toContain("Client  a copy of the one in bank.js: it reads DATABASE_URL\n");
  });

  test("overwrites no file that has the name of the test", async () => {
    const directory = projectOf({ "package.json": manifest, "test/bank.test.mjs": "// mine\n" });
    await cli(["init"], { directory });
    expect(Object.keys(readFiles(directory))).toEqual(["package.json", "test/bank.test.mjs", "test/sandbank.test.mjs"]);
    expect(readFiles(directory)["test/bank.test.mjs"]).toBe("// mine\n");
  });

  test("names the step into the folder that it is given", async () => {
    const directory = projectOf({ "apps/api/package.json": manifest });
    const { out } = await cli(["init", "apps/api"], { directory });
    expect(out).toContain("apps/api/test/bank.test.mjs");
    expect(out).toMatch(/\n {2}cd apps\/api\n {2}npm install .*\n {2}npm test$/);
  });

  const below: readonly (readonly [place: string, folder: string, files: Record<string, string>, named: string])[] = [
    ["a folder of a project", "src/lib", { "package.json": manifest, "src/lib/a.js": "" }, "../.."],
    [
      "a folder between the packages of a monorepo",
      "apps",
      { "package.json": '{ "workspaces": ["apps/*"] }', "apps/a/package.json": manifest },
      "..",
    ],
  ];

  test.each(below)("names the folder to run it in, from %s", async (_, folder, files, named) => {
    const root = projectOf(files);
    const { code, err } = await cli(["init"], { directory: join(root, folder) });
    expect({ code, err }).toEqual({
      code: 2,
      err: `There is no package.json in ${join(root, folder)}. The nearest one is in ${root}: run \`sandbank init ${named}\`.`,
    });
    expect(readFiles(root)).toEqual(files);
  });

  test("names itself the folder to run it in, if it was given another one", async () => {
    const directory = projectOf({ "package.json": manifest, "src/a.js": "" });
    const { err } = await cli(["init", "src"], { directory });
    expect(err).toContain(`The nearest one is in ${directory}: run \`sandbank init .\`.`);
  });

  const refusals: readonly (readonly [given: string, files: Record<string, string>, message: RegExp])[] = [
    ["a folder without package.json", {}, /^There is no package\.json in .*\. Run `npm init --yes` first/],
    ["a package.json that does not parse", { "package.json": "{" }, /^package\.json is not a JSON object\. Repair it/],
    [
      "a monorepo of which no package calls the bank",
      { "package.json": '{ "workspaces": ["apps/*"] }', "apps/a/package.json": "{}", "apps/b/package.json": "{}" },
      /^This is a monorepo, and none of its packages uses @sandbank\/sdk: apps\/a and apps\/b\. Name the one for the test: `sandbank init apps\/a`\.$/,
    ],
    [
      "a monorepo of which several packages call the bank",
      {
        "pnpm-workspace.yaml": "packages:\n  - apps/*\n",
        "package.json": "{}",
        "apps/a/package.json": '{ "dependencies": { "@sandbank/sdk": "1" } }',
        "apps/b/package.json": '{ "dependencies": { "@sandbank/sdk": "1" } }',
      },
      /^This is a monorepo, and several of its packages call the bank: apps\/a and apps\/b\./,
    ],
  ];

  test.each(refusals)("refuses %s", async (_, files, message) => {
    const directory = projectOf(files);
    const { code, err } = await cli(["init"], { directory });
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(message) });
    expect(readFiles(directory)).toEqual(files);
  });

  test("refuses a folder that does not exist", async () => {
    const { code, err } = await cli(["init", "nowhere"], { directory: projectOf({}) });
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/^There is no folder .*nowhere\. /) });
  });

  test("says which file it cannot write", async () => {
    const directory = projectOf({ "package.json": manifest });
    writeFileSync(join(directory, "test"), "");
    const { code, err } = await cli(["init"], { directory });
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/bank\.test\.mjs cannot be written: /) });
  });

  test("says that npm does not have the packages before the first release, where one is missing", async () => {
    const note = /Until the first release, npm does not have the packages of Sandbank/;
    expect((await cli(["init"], { directory: projectOf({ "package.json": manifest }) })).out).toMatch(note);
    const devDependencies = Object.fromEntries(["engine", "sdk", "testing"].map((name) => [`@sandbank/${name}`, "1"]));
    const directory = projectOf({ "package.json": JSON.stringify({ devDependencies }) });
    expect((await cli(["init"], { directory })).out).not.toMatch(note);
  });

  test("keeps the byte order mark of package.json", async () => {
    const directory = projectOf({ "package.json": `\uFEFF${manifest}` });
    expect((await cli(["init"], { directory })).code).toBe(0);
    const text = readFileSync(join(directory, "package.json"), "utf8");
    expect(text).toBe('\uFEFF{\n  "name": "app",\n  "scripts": {\n    "test": "node --test"\n  }\n}\n');
  });

  const odd: readonly (readonly [what: string, text: string])[] = [
    ["null as its scripts", '{ "scripts": null }'],
    ["an array as its scripts", '{ "scripts": ["test"] }'],
    ["text as its scripts", '{ "scripts": "node --test" }'],
    ["a number as its script test", '{ "scripts": { "test": 5 } }'],
    [
      "other values as its dependencies",
      '{ "dependencies": null, "devDependencies": ["vitest"], "peerDependencies": 5 }',
    ],
    [
      "other values in all its fields",
      '{ "type": [], "packageManager": { "toString": 1 }, "workspaces": null, "jest": 5 }',
    ],
    ["deep JSON", `{ "a": ${"[".repeat(50_000)}${"]".repeat(50_000)} }`],
    ["a deep configuration of Jest", `{ "jest": ${"[".repeat(50_000)}${"]".repeat(50_000)} }`],
    ["bytes that are not UTF-8", '{ "author": "Jos\uFFFD" }'],
  ];
  test.each(odd)("writes a test beside a package.json with %s, and prints the script to paste", async (_, text) => {
    const directory = projectOf({ "package.json": text });
    const { code, out } = await cli(["init"], { directory });
    expect(code).toBe(0);
    const { "test/bank.test.mjs": written, "package.json": after } = readFiles(directory);
    expect(written).toContain("withBank");
    if (after === text) expect(out).toContain('Add to package.json:\n  "test": "node --test"');
    else expect(JSON.parse(after ?? "").scripts).toEqual({ test: "node --test" });
  });

  const unreadable: readonly (readonly [what: string, make: (path: string) => void, why: RegExp])[] = [
    ["a folder", (path) => mkdirSync(path), /it is not a file/],
    ["a pipe", (path) => execFileSync("mkfifo", [path]), /it is not a file/],
    ["a device", (path) => symlinkSync("/dev/zero", path), /it is not a file/],
    ["a link to itself", (path) => symlinkSync(path, path), /ELOOP/],
    ["a link that leads nowhere", (path) => symlinkSync("nowhere", path), /ENOENT/],
    [
      "larger than 500 kB",
      (path) => writeFileSync(path, `{ "a": "${"x".repeat(500_000)}" }`),
      /more than 500000 bytes/,
    ],
  ];
  test.skipIf(process.platform === "win32").each(unreadable)(
    "refuses a package.json that is %s",
    async (_, make, why) => {
      const directory = projectOf({});
      make(join(directory, "package.json"));
      const { code, err } = await cli(["init"], { directory });
      expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(why) });
      expect(err).toMatch(/package\.json cannot be read: .*\. Correct that, and run init again\.$/);
    },
  );

  test("passes over folders that have the names of files, and a package.json below that does not parse", async () => {
    const directory = projectOf({
      "package.json": '{ "workspaces": ["apps/*"] }',
      "apps/a/package.json": "{",
      "apps/b/package.json": '{ "dependencies": { "@sandbank/sdk": "1" }, "devDependencies": { "jest": "1" } }',
    });
    for (const name of ["tsconfig.json", "jest.config.js", "bank.ts", "bun.lock"])
      mkdirSync(join(directory, "apps/b", name));
    const { code, out } = await cli(["init"], { directory });
    expect(code).toBe(0);
    expect(out).toContain("apps/b/test/bank.test.js");
  });

  test("says why the test is in JavaScript, in a project with TypeScript", async () => {
    const files = { "package.json": '{ "devDependencies": { "typescript": "5", "vitest": "4" } }', "src/a.js": "" };
    const { out } = await cli(["init"], { directory: projectOf(files) });
    expect(out).toContain("Test    in JavaScript: there is no tsconfig.json, and no source in TypeScript\n");
  });

  test("prints commands that a shell reads as one path, and paths in one line", async () => {
    const text = '{ "scripts": { "test": "mocha" } }';
    const directory = projectOf({ "my app/package.json": text, "my app/it's/a.test.js": "", "my app/b\nc.js": CLIENT });
    const { out } = await cli(["init", "my app"], { directory });
    expect(out).toContain("\n  cd 'my app'\n");
    expect(out).toContain("\n  node --test 'it'\\''s/bank.test.js'");
    expect(out).toContain("the one in my app/b\\u000ac.js: it has a name that an import would have to escape");
  });
});

const CLIENT = "export const bank = new BankClient();";

describe.skipIf(process.platform === "win32")("links", () => {
  const outside = { "package.json": manifest, "keep.txt": "" };

  const links: readonly (readonly [what: string, link: string, target: string])[] = [
    ["a folder of tests that is a link", "test", "."],
    ["a package.json that is a link", "package.json", "package.json"],
    ["a folder of tests that is a link to nowhere", "test", "nowhere"],
  ];
  test.each(links)("init refuses %s out of the project, and writes nothing", async (_, link, target) => {
    const [directory, elsewhere] = [projectOf({ "package.json": manifest }), projectOf(outside)];
    rmSync(join(directory, link), { force: true });
    symlinkSync(join(elsewhere, target), join(directory, link));
    const before = readFiles(directory);
    const { code, err } = await cli(["init"], { directory });
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringMatching(/cannot be written: .*\. Nothing was written\.$/),
    });
    if (target !== "nowhere") expect(err).toContain(`is a link out of the project, to ${realpathSync(elsewhere)}`);
    expect(readFiles(directory)).toEqual(before);
    expect(readFiles(elsewhere)).toEqual(outside);
  });

  test("init refuses a package.json that another folder has, too, by a hard link", async () => {
    const [directory, elsewhere] = [projectOf({}), projectOf(outside)];
    linkSync(join(elsewhere, "package.json"), join(directory, "package.json"));
    const { code, err } = await cli(["init"], { directory });
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/by a hard link\. Nothing was written\.$/) });
    expect(readFiles(directory)).toEqual({ "package.json": manifest });
  });

  test("init writes through links within the project, and into a project that is itself a link", async () => {
    const [directory, place] = [projectOf({ "package.json": manifest, "specs/a.txt": "" }), projectOf({})];
    symlinkSync("specs", join(directory, "test"));
    symlinkSync(directory, join(place, "app"));
    expect((await cli(["init", "app"], { directory: place })).code).toBe(0);
    expect(Object.keys(readFiles(directory))).toContain("specs/bank.test.mjs");
  });
});

describe("writeChanges", () => {
  const change = { before: undefined, text: "", summary: "" };

  test("undoes what it wrote if it fails half-way, and says so", () => {
    const files = { "package.json": manifest };
    const directory = projectOf(files);
    const changes = [
      { ...change, path: "package.json", before: manifest, text: "{}" },
      { ...change, path: "a/b/c.js" },
      { ...change, path: "a/b" },
    ];
    expect(() => writeChanges(directory, { home: "", changes })).toThrow(
      /a.b cannot be written: E\w+: .*\. Nothing was written\.$/,
    );
    expect(readFiles(directory)).toEqual(files);
  });

  test("writes nothing if one of the files cannot be written", () => {
    const directory = projectOf({ "package.json": "{}" });
    const changes = [
      { ...change, path: "test/a.js" },
      { ...change, path: "package.json", before: manifest },
    ];
    expect(() => writeChanges(directory, { home: "", changes })).toThrow(
      /it has changed meanwhile\. Nothing was written/,
    );
    expect(readFiles(directory)).toEqual({ "package.json": "{}" });
  });
});
