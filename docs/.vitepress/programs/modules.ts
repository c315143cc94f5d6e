/** The packages that a program of a page can import, and the file of each beside the worker. */
export const modules: Readonly<Record<string, "bank" | "sweep">> = {
  "@sandbank/engine": "bank",
  "@sandbank/engine/http": "bank",
  "@sandbank/sdk": "bank",
  "@sandbank/sdk/webhooks": "bank",
  "@sandbank/testing/sweep": "sweep",
};
