import { openLine } from "./outage.ts";

const { line, deliverer, restart, pay, balances } = openLine();

function report(when: string): void {
  const [bank, book] = balances();
  console.log(`${when.padEnd(34)} bank ${bank}  book ${book}`);
}

pay(100_00);
await deliverer.settled();
report("A webhook is delivered:");

line.isCut = true;
pay(20_00);
await deliverer.advance({ days: 4 }); // eight attempts, the last after 72 hours
report("The app is down for four days:");

line.isCut = false;
restart();
pay(3_00);
await deliverer.settled();
report("The app restarts, gets new Events:");

await line.app.catchUp();
report("The app polls the missed Events:");
deliverer.close();
