import { setupBank } from "@sandbank/msw/node";
import { testUploadsThrough } from "../../engine/test/support/round-trip.ts";

testUploadsThrough("MSW in Node", async (use) => {
  const { clientOptions, listen, close } = setupBank();
  listen();
  try {
    await use({ ...clientOptions, fetch });
  } finally {
    close();
  }
});
