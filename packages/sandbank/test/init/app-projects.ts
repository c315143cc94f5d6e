import { json, type Project, passedNode, passedVitest, sandbank, sdk } from "./project.ts";

/** Projects of apps that have grown: their clients, settings and tests are not where a template would have them. */
export const appProjects: readonly Project[] = [
  {
    name: "express",
    made: "an Express app in CommonJS, whose package.json has tabs and CRLF, with a client that is created at its first use",
    files: {
      "package.json": json({
        name: "express-app",
        version: "1.0.0",
        main: "src/server.js",
        scripts: { start: "node src/server.js" },
        dependencies: { express: "^5.0.0", ...sdk },
        devDependencies: sandbank,
      })
        .replaceAll("  ", "\t")
        .replaceAll("\n", "\r\n"),
      "src/bank.js": `const { BankClient } = require("@sandbank/sdk");
const { userAgent } = require("./user-agent");

let client;

function bank() {
  if (!client) {
    client = new BankClient({
      apiKey: process.env.BANK_KEY,
      baseUrl: process.env.BANK_API_URL,
      headers: { "user-agent": userAgent },
    });
  }
  return client;
}

module.exports = { bank };
`,
      "src/user-agent.js": 'exports.userAgent = "shop/" + (process.env.VERSION || "dev");\n',
      "src/server.js": `const express = require("express");
const { bank } = require("./bank");

const app = express();
app.post("/accounts", async (request, response) => response.json(await bank().accounts.create({ name: "Ada" })));
app.listen(process.env.PORT);
`,
    },
    test: "test/bank.test.mjs",
    passed: passedNode,
  },
  {
    name: "alias",
    made: "an app with Vitest, aliases and tests beside the sources, whose client imports a configuration by an alias",
    files: {
      "package.json": json({
        name: "alias-app",
        private: true,
        type: "module",
        scripts: { test: "vitest run" },
        dependencies: sdk,
        devDependencies: { ...sandbank, vitest: "^5.0.0", typescript: "^6.0.0" },
      }),
      "tsconfig.json": json({
        compilerOptions: {
          module: "ESNext",
          moduleResolution: "bundler",
          strict: true,
          noPropertyAccessFromIndexSignature: true,
          paths: { "@/*": ["./src/*"] },
          types: ["node"],
        },
        include: ["src"],
      }),
      "vitest.config.ts": `import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL("./src", import.meta.url)) } },
  test: { include: ["src/**/*.test.ts"] },
});
`,
      "src/config.ts": `export function required(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(\`Set \${name}.\`);
  return value;
}

export const database = required("DATABASE_URL");
`,
      "src/lib/bank.ts": `import { BankClient } from "@sandbank/sdk";
import { database } from "@/config";

export const bank = new BankClient({
  apiKey: process.env["BANK_API_KEY"]!,
  baseUrl: process.env["BANK_BASE_URL"]!,
  headers: { "x-database": database },
});
`,
      "src/lib/money.test.ts": `import { expect, test } from "vitest";

test("adds cents", () => expect(1 + 2).toBe(3));
`,
    },
    test: "src/lib/bank.test.ts",
    passed: passedVitest,
  },
  {
    name: "client-package",
    made: "a monorepo of pnpm in which a package has the client, and an API that uses it",
    files: {
      "package.json": json({ name: "shop", private: true, devDependencies: { typescript: "^6.0.0" } }),
      "pnpm-workspace.yaml": "packages:\n  - apps/*\n  - packages/*\n",
      "apps/api/package.json": json({
        name: "api",
        private: true,
        type: "module",
        dependencies: { "@shop/bank": "workspace:*" },
      }),
      "apps/api/src/server.ts": `import { bank } from "@shop/bank";

console.log(await bank().accounts.list());
`,
      "packages/env/package.json": json({
        name: "@shop/env",
        private: true,
        type: "module",
        exports: "./src/index.ts",
      }),
      "packages/env/src/index.ts": 'if (!process.env.STRIPE_KEY) throw new Error("Set STRIPE_KEY.");\n',
      "packages/bank/package.json": json({
        name: "@shop/bank",
        private: true,
        type: "module",
        exports: "./src/index.ts",
        scripts: { test: "vitest run" },
        dependencies: { ...sdk, "@shop/env": "workspace:*" },
        devDependencies: { ...sandbank, vitest: "^5.0.0" },
      }),
      "packages/bank/tsconfig.json": json({
        compilerOptions: {
          module: "nodenext",
          strict: true,
          noEmit: true,
          allowImportingTsExtensions: true,
          verbatimModuleSyntax: true,
          types: ["node"],
        },
      }),
      "packages/bank/src/index.ts": 'import "@shop/env";\n\nexport { bank } from "./bank.ts";\n',
      "packages/bank/src/bank.ts": `import { BankClient } from "@sandbank/sdk";

let client: BankClient | undefined;

/** Created at the first call. */
export const bank = (): BankClient => (client ??= new BankClient());
`,
    },
    home: "packages/bank",
    test: "test/bank.test.ts",
    passed: passedVitest,
  },
  {
    name: "next-env",
    made: "an app of Next.js that checks its environment with a schema when it is loaded",
    files: {
      "package.json": json({
        name: "next-env-app",
        private: true,
        scripts: { dev: "next dev", build: "next build" },
        dependencies: { next: "16.4.3", react: "19.3.0", zod: "^4.0.0", ...sdk },
        devDependencies: { typescript: "^5", "@types/node": "^24", ...sandbank },
      }),
      "tsconfig.json": json({
        compilerOptions: {
          allowJs: true,
          strict: true,
          noEmit: true,
          module: "esnext",
          moduleResolution: "bundler",
          types: ["node"],
          paths: { "@/*": ["./src/*"] },
        },
        include: ["**/*.ts", "**/*.tsx"],
      }),
      "src/env.ts": `import { z } from "zod";

export const env = z
  .object({
    DATABASE_URL: z.url(),
    BANK_API_KEY: z.string().min(40),
    BANK_URL: z.url(),
  })
  .parse(process.env);
`,
      "src/server/bank.ts": `import { BankClient } from "@sandbank/sdk";
import { env } from "../env";

const shared = globalThis as unknown as { bank?: BankClient };

export const bank =
  shared.bank ??
  new BankClient({ apiKey: env.BANK_API_KEY, baseUrl: env.BANK_URL });

if (process.env.NODE_ENV !== "production") shared.bank = bank;
`,
    },
    test: "test/bank.test.mjs",
    passed: passedNode,
  },
  {
    name: "node-ts",
    made: "a program in TypeScript that Node runs as it is, without a tsconfig.json",
    files: {
      "package.json": '{ "name": "node-ts-app", "type": "module", "dependencies": { "@sandbank/sdk": "^0.1.0" } }\n',
      "src/bank.ts": `import { BankClient } from "@sandbank/sdk";
import type { Settings } from "./settings.ts";

const settings: Settings = { timeoutMs: 5_000 };

export default function createBank(): BankClient {
  const client = new BankClient({ apiKey: process.env.BANK_API_KEY!, baseUrl: "https://api.bank.example", timeoutMs: settings.timeoutMs });
  return client;
}
`,
      "src/settings.ts": "export interface Settings {\n  readonly timeoutMs: number;\n}\n",
    },
    test: "test/bank.test.ts",
    passed: passedNode,
  },
];
