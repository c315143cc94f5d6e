import { createBank } from "@sandbank/engine";
import { writePage } from "../../../src/attach/write-page.ts";

/** Attaches the sessions of failed tests, as a worker of a test runner does. */
const [name, count] = process.argv.slice(2);
const bank = createBank();
bank.accounts.create({ name: "Operating" });
for (let number = 1; number <= Number(count); number++) {
  writePage(bank, { test: `${name} ${number}` }, () => "<!doctype html>\n");
}
process.disconnect();
