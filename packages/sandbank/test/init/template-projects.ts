import { json, type Project, passedJest, passedNode, passedVitest, sandbank, sdk } from "./project.ts";

/** Projects as the templates of frameworks make them, with what their developers add to call the bank. */
export const templateProjects: readonly Project[] = [
  {
    name: "vitest",
    made: "`npm create vite`, template vanilla-ts, with Vitest and a client that reads variables of its own",
    files: {
      "package.json": json({
        name: "vitest-app",
        private: true,
        version: "0.0.0",
        type: "module",
        scripts: { dev: "vite", build: "tsc && vite build", preview: "vite preview" },
        dependencies: sdk,
        devDependencies: {
          ...sandbank,
          "@types/node": "^24.0.0",
          typescript: "~6.0.2",
          vite: "^8.0.0",
          vitest: "^5.0.0",
        },
      }),
      "package-lock.json": json({ lockfileVersion: 3 }),
      "tsconfig.json": json({
        compilerOptions: {
          module: "ESNext",
          moduleResolution: "bundler",
          allowImportingTsExtensions: true,
          strict: true,
          types: ["vite/client", "node"],
        },
        include: ["src"],
      }),
      "src/bank.ts": `import { BankClient } from "@sandbank/sdk";

export const bank = new BankClient({
  apiKey: process.env.BANK_API_KEY!,
  baseUrl: process.env.BANK_URL!,
});
`,
    },
    test: "test/bank.test.ts",
    passed: passedVitest,
  },
  {
    name: "jest",
    made: "`npm init` and Jest, as CommonJS, with a client that reads the environment itself",
    files: {
      "package.json": json({
        name: "jest-app",
        version: "1.0.0",
        main: "index.js",
        scripts: { test: "jest" },
        dependencies: sdk,
        devDependencies: { ...sandbank, jest: "^30.0.0" },
        type: "commonjs",
      }),
      "sum.js": "module.exports = (a, b) => a + b;\n",
      "sum.test.js": `const sum = require("./sum");

test("adds 1 + 2 to equal 3", () => {
  expect(sum(1, 2)).toBe(3);
});
`,
      "bank-client.js": `const { BankClient } = require("@sandbank/sdk");

const client = new BankClient();

module.exports = { client };
`,
    },
    test: "bank.test.js",
    passed: passedJest,
  },
  {
    name: "node",
    made: "`npm init` with ES modules, and a function that creates the client",
    files: {
      "package.json": json({
        name: "node-app",
        version: "1.0.0",
        main: "index.js",
        scripts: { test: 'echo "Error: no test specified" && exit 1' },
        type: "module",
        dependencies: sdk,
        devDependencies: sandbank,
      }),
      "src/create-bank.js": `import { BankClient } from "@sandbank/sdk";

export function createBank() {
  return new BankClient({ baseUrl: "https://bank.example/v1" });
}
`,
      "src/server.js": `import { createServer } from "node:http";
import { createBank } from "./create-bank.js";

createServer((_, response) => response.end(String(createBank()))).listen(3000);
`,
    },
    test: "test/bank.test.js",
    passed: passedNode,
  },
  {
    name: "next",
    made: "`create-next-app` 16 with its defaults, and a client in `lib`",
    files: {
      "package.json": json({
        name: "next-app",
        version: "0.1.0",
        private: true,
        scripts: { dev: "next dev", build: "next build", start: "next start", lint: "eslint" },
        dependencies: { next: "16.4.3", react: "19.3.0", "react-dom": "19.3.0", ...sdk },
        devDependencies: {
          "@tailwindcss/turbopack": "^4",
          "@types/node": "^20",
          "@types/react": "^19",
          "@types/react-dom": "^19",
          eslint: "^9",
          "eslint-config-next": "16.4.3",
          tailwindcss: "^4",
          typescript: "^5",
          ...sandbank,
        },
      }),
      "package-lock.json": json({ lockfileVersion: 3 }),
      "tsconfig.json": json({
        compilerOptions: {
          target: "ES2017",
          allowJs: true,
          strict: true,
          noEmit: true,
          module: "esnext",
          moduleResolution: "bundler",
          isolatedModules: true,
          jsx: "react-jsx",
          plugins: [{ name: "next" }],
          paths: { "@/*": ["./*"] },
        },
        include: ["next-env.d.ts", "**/*.ts", "**/*.tsx", ".next/types/**/*.ts", "**/*.mts"],
        exclude: ["node_modules"],
      }),
      "next.config.ts": `import type { NextConfig } from "next";

const nextConfig: NextConfig = {};

export default nextConfig;
`,
      "app/page.tsx": `export default function Home() {
  return <main>Hello</main>;
}
`,
      "lib/bank.ts": `import { BankClient } from "@sandbank/sdk";

export const bank = new BankClient({
  apiKey: process.env.BANK_API_KEY!,
  baseUrl: process.env["BANK_URL"]!,
});
`,
    },
    test: "test/bank.test.mjs",
    passed: passedNode,
  },
  {
    name: "nest",
    made: "`nest new` of @nestjs/cli 12, and a service that creates a client",
    files: {
      "package.json": json({
        name: "nest-app",
        version: "0.0.1",
        private: true,
        license: "UNLICENSED",
        type: "module",
        scripts: {
          build: "nest build",
          start: "nest start",
          test: "vitest run",
          "test:watch": "vitest",
          "test:e2e": "vitest run --config ./vitest.config.e2e.ts",
        },
        dependencies: {
          "@nestjs/common": "^12.0.1",
          "@nestjs/core": "^12.0.1",
          "@nestjs/platform-express": "^12.0.1",
          "reflect-metadata": "^0.2.2",
          rxjs: "^7.8.1",
          ...sdk,
        },
        devDependencies: {
          "@nestjs/cli": "^12.0.0",
          "@nestjs/testing": "^12.0.1",
          supertest: "^7.0.0",
          typescript: "^6.0.2",
          vitest: "^4.1.2",
          ...sandbank,
        },
      }),
      "tsconfig.json": json({
        compilerOptions: {
          module: "nodenext",
          moduleResolution: "nodenext",
          resolvePackageJsonExports: true,
          isolatedModules: true,
          emitDecoratorMetadata: true,
          experimentalDecorators: true,
          target: "ES2023",
          outDir: "./dist",
          rootDir: ".",
          strict: true,
          types: ["vitest/globals", "node"],
        },
      }),
      "vitest.config.ts": `import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Resolves the path aliases declared in tsconfig.json, including the ones
  // added by \`nest g library\`. Requires Vite 8, which ships this option.
  resolve: { tsconfigPaths: true },
  test: {
    globals: true,
    root: './',
    include: ['**/*.spec.ts'],
  },
});
`,
      "src/bank.service.ts": `import { Injectable } from '@nestjs/common';
import { BankClient } from '@sandbank/sdk';

@Injectable()
export class BankService {
  private readonly client = new BankClient({
    apiKey: process.env.BANK_TOKEN,
  });
}
`,
      "test/app.e2e-spec.ts": "describe('AppController (e2e)', () => {});\n",
      // In place of src/app.controller.spec.ts, which needs the packages of NestJS.
      "src/app.service.spec.ts": `describe('AppService', () => {
  it('says hello', () => expect('Hello World!').toBe('Hello World!'));
});
`,
    },
    test: "src/bank.spec.ts",
    passed: passedVitest,
  },
  {
    name: "hono",
    made: "`npm create hono`, template nodejs, which calls no bank yet",
    files: {
      "package.json": json({
        name: "hono-app",
        type: "module",
        scripts: { dev: "tsx watch src/index.ts", build: "tsc", start: "node dist/index.js" },
        dependencies: { "@hono/node-server": "^1.19.0", hono: "^4.13.0" },
        devDependencies: { "@types/node": "^20.11.17", tsx: "^4.7.1", typescript: "^5.8.3", ...sdk, ...sandbank },
      }),
      "tsconfig.json": json({
        compilerOptions: {
          target: "ESNext",
          module: "NodeNext",
          strict: true,
          verbatimModuleSyntax: true,
          skipLibCheck: true,
          types: ["node"],
          jsx: "react-jsx",
          jsxImportSource: "hono/jsx",
          outDir: "./dist",
        },
        exclude: ["node_modules"],
      }),
      "src/index.ts": `import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const app = new Hono()

app.get('/', (c) => {
  return c.text('Hello Hono!')
})

serve({ fetch: app.fetch, port: 3000 })
`,
    },
    test: "test/bank.test.js",
    passed: passedNode,
  },
  {
    name: "fastify",
    made: "`fastify generate` of fastify-cli 8, and a plugin that calls the bank with `fetch`",
    files: {
      "package.json": json({
        name: "fastify-app",
        version: "1.0.0",
        main: "app.js",
        directories: { test: "test" },
        scripts: {
          test: "node --test test/**/*.test.js",
          start: "fastify start -l info app.js",
          dev: "fastify start -w -l info -P app.js",
        },
        dependencies: {
          fastify: "^5.0.0",
          "fastify-plugin": "^6.0.0",
          "@fastify/autoload": "^6.0.0",
          "fastify-cli": "^8.0.2",
        },
        devDependencies: { ...sdk, ...sandbank },
      }),
      "app.js": `'use strict'

module.exports = async function (fastify, opts) {}
`,
      "plugins/bank.js": `'use strict'

const fp = require('fastify-plugin')

module.exports = fp(async function (fastify, opts) {
  fastify.decorate('openAccount', async (name) => {
    const response = await fetch(\`\${process.env.BANK_BASE_URL}/accounts\`, {
      method: 'POST',
      headers: { authorization: \`Bearer \${process.env.BANK_TOKEN}\`, 'content-type': 'application/json' },
      body: JSON.stringify({ name })
    })
    return response.json()
  })
})
`,
      // In place of the tests of plugins and routes, which need the packages of Fastify.
      "test/routes/example.test.js": `'use strict'

const { test } = require('node:test')
const assert = require('node:assert')

test('example is loaded', () => {
  assert.equal(typeof require('../../app'), 'function')
})
`,
    },
    test: "test/bank/bank.test.js",
    passed: passedNode,
  },
  {
    name: "monorepo",
    made: "the layout of `create-turbo` with npm, and an API that calls the bank beside a package that does not",
    files: {
      "package.json": json({
        name: "my-turborepo",
        private: true,
        scripts: { build: "turbo run build", dev: "turbo run dev" },
        devDependencies: { turbo: "^2.10.8", typescript: "6.0.3", vitest: "^5.0.0", ...sandbank },
        packageManager: "npm@11.0.0",
        workspaces: ["apps/*", "packages/*"],
      }),
      "packages/ui/package.json": json({ name: "@repo/ui", version: "0.0.0", private: true }),
      "packages/ui/src/card.tsx": "export function Card() {\n  return <div />;\n}\n",
      "apps/api/package.json": json({
        name: "api",
        version: "0.1.0",
        type: "module",
        private: true,
        scripts: { dev: "node src/server.ts" },
        dependencies: sdk,
      }),
      "apps/api/tsconfig.json": json({ extends: "../../tsconfig.base.json", include: ["**/*.ts"] }),
      "tsconfig.base.json": json({
        compilerOptions: { module: "NodeNext", moduleResolution: "NodeNext", strict: true, types: ["node"] },
      }),
      "apps/api/src/bank/client.ts": `import { BankClient } from "@sandbank/sdk";
import { agent } from "./agent.ts";

const client = new BankClient({ headers: { "user-agent": agent } });

export default client;
`,
      "apps/api/src/bank/agent.ts": 'export const agent = "api/0.1.0";\n',
    },
    home: "apps/api",
    test: "test/bank.test.ts",
    passed: passedVitest,
  },
];
