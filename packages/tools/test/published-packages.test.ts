import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { type Addresses, readAddresses } from "../../../scripts/addresses.ts";
import { publishedManifest } from "../../../scripts/published-manifest.ts";
import { publishedReadme } from "../../../scripts/published-readme.ts";
import { publishedPackages, requireBuilt } from "../../../scripts/stage.ts";

const repository = "https://git.example/sandbank/sandbank";
const unknown: Addresses = { repository: null, site: null };
const known: Addresses = { repository, site: "https://sandbank.example" };

const packages = publishedPackages.map((name) => {
  const folder = `packages/${name}`;
  const text = (file: string) =>
    readFileSync(fileURLToPath(new URL(`../../../${folder}/${file}`, import.meta.url)), "utf8");
  return { name, folder, manifest: JSON.parse(text("package.json")), readme: text("README.md") };
});

describe("the published package.json", () => {
  test.each(packages)("of $name names the repository, the site and provenance when they are configured", (each) => {
    expect(publishedManifest(each.manifest, each.folder, known)).toMatchObject({
      repository: { type: "git", url: `git+${repository}.git`, directory: each.folder },
      bugs: { url: `${repository}/issues` },
      homepage: "https://sandbank.example",
      publishConfig: { access: "public", provenance: true },
    });
    expect(publishedManifest(each.manifest, each.folder, { repository, site: null })["homepage"]).toBe(
      `${repository}/tree/HEAD/${each.folder}#readme`,
    );
  });

  test.each(packages)("of $name has no address while none is configured", ({ manifest, folder }) => {
    const published = publishedManifest(manifest, folder, unknown);
    for (const member of ["repository", "bugs", "homepage"]) expect(published).not.toHaveProperty(member);
    expect(published.publishConfig).toEqual({ access: "public" });
  });

  test.each(packages)("of $name refers to no file of the repository, and keeps everything else", (each) => {
    const published = publishedManifest(each.manifest, each.folder, unknown);
    expect(JSON.stringify(published)).not.toContain("src/");
    const subpaths = Object.keys(each.manifest.exports).filter((subpath) => !subpath.startsWith("./private/"));
    expect(Object.keys(published.exports)).toEqual(subpaths);
    for (const member of ["name", "version", "description", "keywords", "license", "engines", "dependencies"]) {
      expect(published[member]).toEqual(each.manifest[member]);
    }
  });

  test.each(packages)("of $name can be found by keywords and says which Node it needs", ({ manifest }) => {
    expect(manifest.keywords.length).toBeGreaterThan(5);
    expect(new Set(manifest.keywords).size).toBe(manifest.keywords.length);
    expect(manifest.engines.node).toBe(">=20.18");
    expect(manifest).toHaveProperty("sideEffects");
  });
});

test("all packages have the same version, and depend on each other in it", () => {
  const versions = new Set(packages.map(({ manifest }) => manifest.version));
  expect(versions.size).toBe(1);
  const ranges = packages.flatMap(({ manifest: { dependencies, peerDependencies } }) =>
    Object.entries({ ...dependencies, ...peerDependencies }).filter(([name]) => name.startsWith("@sandbank/")),
  );
  expect(new Set(ranges.map(([, range]) => range))).toEqual(versions);
});

describe("an example", () => {
  const root = new URL("../../../", import.meta.url);
  const examples = readdirSync(new URL("examples/", root))
    .map((name) => ({ name, folder: new URL(`examples/${name}/`, root) }))
    .filter(({ folder }) => existsSync(new URL("package.json", folder)));

  test.each(examples)("$name depends on the packages in their version, and has a short README", ({ folder }) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(new URL("package.json", folder), "utf8"));
    const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
      /^(@sandbank\/|sandbank$)/.test(name),
    );
    expect(new Set(ranges.map(([, range]) => range))).toEqual(new Set([`^${packages[0]?.manifest.version}`]));
    const readme = readFileSync(new URL("README.md", folder), "utf8");
    expect(readme).toContain("Copy this folder");
    expect(readme.split("\n").length).toBeLessThanOrEqual(13);
  });
});

describe("the published README", () => {
  const place = { folder: "packages/sdk", files: ["dist/index.js", "LICENSE"] };
  const absolute = (text: string) => publishedReadme(text, { ...place, addresses: known });
  const alone = (text: string) => publishedReadme(text, { ...place, addresses: unknown });

  test.each(packages)("of $name has only absolute links when the repository has an address", ({ folder, readme }) => {
    const targets = targetsIn(publishedReadme(readme, { folder, files: [], addresses: known }));
    expect(targets.filter((target) => !/^(https:|#)/.test(target))).toEqual([]);
  });

  test.each(packages)("of $name has no relative link while the repository has no address", ({ folder, readme }) => {
    const targets = targetsIn(publishedReadme(readme, { folder, files: [], addresses: unknown }));
    expect(targets.filter((target) => !/^(https:|#)/.test(target))).toEqual([]);
  });

  test("resolves a path from the folder of the package, and keeps the fragment", () => {
    expect(absolute("See [webhooks](../../docs/guides/webhooks.md#retries).")).toBe(
      `See [webhooks](${repository}/blob/HEAD/docs/guides/webhooks.md#retries).`,
    );
  });

  test("keeps the text of a link that leads nowhere", () => {
    expect(alone("See [the guide on `webhooks`](../../docs/guides/webhooks.md).")).toBe("See the guide on `webhooks`.");
  });

  test("links an image to its bytes, and keeps its text where there is no address", () => {
    expect(absolute("![A hold](../../docs/images/hold.svg)")).toBe(
      `![A hold](${repository}/raw/HEAD/docs/images/hold.svg)`,
    );
    expect(alone("![A hold](../../docs/images/hold.svg)")).toBe("A hold");
  });

  test("keeps links to files of the tarball, to the page itself and to other sites", () => {
    const text = "[license](LICENSE) [license](./LICENSE) [below](#errors) [zod](https://zod.dev)";
    expect(alone(text)).toBe(text);
    expect(absolute(text)).toBe(text);
  });

  test("leaves code as it is", () => {
    const text = "```ts\nconst first = calls[0](../one);\n```\n";
    expect(alone(text)).toBe(text);
    expect(alone("`rows[0](a/b)`")).toBe("`rows[0](a/b)`");
  });

  test("refuses a link outside the repository", () => {
    expect(() => absolute("[other](../../../other.md)")).toThrow("links outside the repository: ../../../other.md");
  });
});

test("project.json has addresses that others can be made of, or null", () => {
  for (const address of Object.values(readAddresses())) expect(address === null || URL.canParse(address)).toBe(true);
});

/** The targets of links, images and reference definitions outside of code. */
function targetsIn(markdown: string): string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```$/gm, "").replace(/`[^`\n]*`/g, "");
  return [...prose.matchAll(/\]\(([^()\s]+)[^()]*\)|^\[[^\]]+\]:\s*(\S+)|(?:src|href)="([^"]+)"/gm)].map(
    ([, inline, reference, html]) => inline ?? reference ?? html ?? "",
  );
}

describe("a tarball", () => {
  test("of sandbank is refused until its command, the inspector and the page of a session are built", () => {
    const source = mkdtempSync(join(tmpdir(), "sandbank-unbuilt-"));
    mkdirSync(join(source, "dist/inspector"), { recursive: true });
    for (const file of ["dist/cli.js", "dist/inspector/index.html", "dist/inspector/session.html"]) {
      expect(() => requireBuilt("sandbank", source)).toThrow(
        `Failed to pack sandbank: there is no ${join(source, file)}. Run \`npm run build\` first.`,
      );
      writeFileSync(join(source, file), "");
    }
    expect(() => requireBuilt("sandbank", source)).not.toThrow();
  });

  test("of any other package is refused until the package is built", () => {
    const source = mkdtempSync(join(tmpdir(), "sandbank-unbuilt-"));
    expect(() => requireBuilt("sdk", source)).toThrow(`Failed to pack sdk: there is no ${join(source, "dist")}.`);
    mkdirSync(join(source, "dist"));
    expect(() => requireBuilt("sdk", source)).not.toThrow();
  });
});
