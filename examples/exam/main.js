import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { questions } from "./questions.js";
import { sandbank } from "./sandbank.js";

// The arguments are further flags of `sandbank start`. A wrong bank (`--mutant ID`) cannot be kept in a folder.
const folder = mkdtempSync(join(tmpdir(), "exam-"));
process.on("exit", () => rmSync(folder, { recursive: true }));
const flags = process.argv.slice(2);
const emulator = sandbank(flags.includes("--mutant") ? flags : ["--persist", join(folder, "data"), ...flags]);

/** A good answer takes a second. */
const patienceMs = 60_000;
let failed = 0;
await emulator.start();
for (const [index, [title, ask]] of Object.entries(questions).entries()) {
  const receiver = await openReceiver();
  const outcome = (word, text) => console.log(`${word} ${String(index + 1).padStart(2)} ${title}: ${text}`);
  try {
    outcome("passed", await Promise.race([ask(emulator, receiver), late()]));
  } catch (error) {
    failed += 1;
    outcome("FAILED", error.message);
  }
  receiver.close();
}
await emulator.kill();
console.log(`${Object.keys(questions).length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Opens a receiver of webhooks, which keeps them as they came and answers with `status`. */
async function openReceiver() {
  const deliveries = [];
  const server = createServer(async (request, response) => {
    const { status } = receiver;
    deliveries.push({ headers: request.headers, body: await buffer(request), status });
    response.writeHead(status).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  function close() {
    server.close();
    server.closeAllConnections();
  }
  const receiver = { url: `http://127.0.0.1:${server.address().port}/`, status: 204, deliveries, close };
  return receiver;
}

function late() {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${patienceMs / 1_000} seconds`)), patienceMs).unref();
  });
}
