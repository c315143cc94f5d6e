import { defineEnvVars } from "@sveltejs/kit/env";

// `vite build` needs no secrets; without one, the first request fails.
const text = { schema: (value: string | undefined) => value ?? "" };

export const variables = defineEnvVars({
  SANDBANK_API_KEY: text,
  SANDBANK_URL: text,
  WEBHOOK_SECRET: text,
  DATABASE: { schema: (value: string | undefined) => value ?? "app.db" },
});
