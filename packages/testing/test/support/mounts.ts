import { nodeReceiver, type Receiver } from "@sandbank/engine/deliver";
import type { WebhookRouter } from "@sandbank/sdk/webhooks";
import { toFastifyPlugin, toNodeHandler } from "@sandbank/sdk/webhooks/node";
import express from "express";
import fastify from "fastify";
import { onTestFinished } from "vitest";

/** The ways to mount a webhook router in a framework of this process, for webhooks to the path `/webhooks`. */
export const mounts: readonly [name: string, mount: (router: WebhookRouter) => Receiver | Promise<Receiver>][] = [
  ["a function of a Request", (router) => router.handle],
  ["node:http", (router) => nodeReceiver(toNodeHandler(router))],
  ["Express", (router) => nodeReceiver(express().post("/webhooks", toNodeHandler(router)))],
  [
    "Fastify",
    async (router) => {
      const app = fastify();
      await app.register(toFastifyPlugin(router), { prefix: "/webhooks" });
      await app.ready();
      onTestFinished(() => app.close());
      return nodeReceiver(app.routing);
    },
  ],
];
