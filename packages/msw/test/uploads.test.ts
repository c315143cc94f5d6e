import { setupBank } from "@sandbank/msw/node";
import { testBodiesThrough } from "../../../tests/support/bodies.ts";
import { testUploadsThrough, type WithMount } from "../../../tests/support/round-trip.ts";

const withMount: WithMount = async (use) => {
  const { clientOptions, listen, close } = setupBank();
  listen();
  try {
    await use({ ...clientOptions, fetch });
  } finally {
    close();
  }
};

testUploadsThrough("MSW in Node", withMount);
testBodiesThrough("MSW in Node", withMount);
