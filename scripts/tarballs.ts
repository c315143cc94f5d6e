import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { pack } from "./pack.ts";
import { publishedPackages, requireBuilt } from "./stage.ts";

const USAGE =
  "Pass `--install APP` to install the packages into the folder of an app, or a folder to pack them into: `npm run tarballs -- --install ../your-app`.";

/**
 * Packs every package, which is built, as it would be published. `npm run tarballs -- FOLDER` names another folder.
 * `npm run tarballs -- --install APP` builds and packs them, and installs them into the folder of an app. Returns the exit
 * code; a sentence says why it is not 0.
 */
export function makeTarballs(args: readonly string[], printError: (sentence: string) => void = console.error): number {
  try {
    const { app, folder } = readArguments(args);
    if (app === undefined) packInto(folder);
    // npm runs the script in the root of the repository: the path is relative to where the user called npm.
    else install(resolve(process.env["INIT_CWD"] ?? ".", app));
    return 0;
  } catch (error) {
    printError((error as Error).message);
    return 1;
  }
}

function readArguments(args: readonly string[]): { readonly app: string | undefined; readonly folder: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { install: { type: "string" } },
      allowPositionals: true,
    });
    return { app: values.install, folder: positionals[0] ?? "tarballs" };
  } catch (error) {
    // Node ends the sentence with advice on arguments that begin with a dash.
    const [why] = (error as Error).message.split(/\.\s|\n/, 1);
    throw new Error(`${why}. ${USAGE}`);
  }
}

function packInto(folder: string): string[] {
  for (const name of publishedPackages) requireBuilt(name);
  mkdirSync(folder, { recursive: true });
  return publishedPackages.map((name) => {
    const { path } = pack(name, folder);
    console.log(path);
    return path;
  });
}

function install(app: string): void {
  const manifest = join(app, "package.json");
  if (!existsSync(app)) throw new Error(`There is no folder ${app}. Make it, or pass the folder of your app.`);
  npm(["run", "build"], ".");
  if (!existsSync(manifest)) npm(["init", "--yes"], app);
  const vendor = join(app, "vendor");
  // Tarballs of another version would be installed, too.
  for (const file of existsSync(vendor) ? readdirSync(vendor) : []) {
    if (/^sandbank-.*\.tgz$/.test(file)) rmSync(join(vendor, file));
  }
  const packed = packInto(vendor).map((path) => `./vendor/${basename(path)}`);
  const lock = ["pnpm-lock.yaml", "yarn.lock", "bun.lock", "bun.lockb"].find((name) => existsSync(join(app, name)));
  if (lock !== undefined) {
    console.log(`The app has ${lock}: add these tarballs with its package manager.`);
    return;
  }
  const { dependencies, devDependencies } = JSON.parse(readFileSync(manifest, "utf8").replace(/^\uFEFF/, ""));
  // npm would install MSW with it, which it needs.
  const hasMsw = "msw" in { ...dependencies, ...devDependencies };
  const wanted = packed.filter((path) => hasMsw || !path.includes("sandbank-msw"));
  npm(["install", "--save-dev", ...wanted], app);
  // The app itself imports the SDK.
  npm(["install", "--save-prod", ...wanted.filter((path) => path.includes("sandbank-sdk"))], app);
  if (!hasMsw)
    console.log("To install @sandbank/msw, too, install msw in the app first: `npm install --save-dev msw@2`.");
}

function npm(args: readonly string[], cwd: string): void {
  execFileSync("npm", args, { cwd, stdio: "inherit", shell: process.platform === "win32" });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = makeTarballs(process.argv.slice(2));
