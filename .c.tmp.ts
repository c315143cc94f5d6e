import { createBank } from "@sandbank/engine";
import { mkdirSync, writeFileSync } from "node:fs";
import { mergeCoverage } from "./packages/testing/src/coverage/merge-coverage.ts";
import { printCoverage } from "./packages/testing/src/coverage/print-coverage.ts";
import { selectCoverage } from "./packages/testing/src/coverage/select-coverage.ts";
import { printPage } from "./packages/testing/src/coverage/page/print-page.ts";
const bank = createBank();
const account = bank.accounts.create({ name: "Operating" });
const n = bank.accountNumbers.create({ account_id: account.id, name: "Incoming" });
bank.simulations.inboundWireTransfers.create({ account_number_id: n.id, amount: 100, decline_reason: "group_locked" });
bank.accountNumbers.update(n.id, { status: "disabled" });
bank.accountNumbers.update(n.id, { status: "canceled" });
const e = bank.entities.list().data[0]; 
const card = bank.cards.create({ account_id: account.id, description: "x" } as never);
const c0 = mergeCoverage([bank.coverage()]);
const hits = ["pending -> submitted","submitted -> acknowledged","acknowledged -> shipped","shipped -> returned","submitted -> rejected"];
const s = bank.eventSubscriptions.create({ url: "https://x.test/hook" } as never);
try { bank.accounts.retrieve("account_x"); } catch {}
const c = mergeCoverage([JSON.parse(JSON.stringify(bank.coverage()))]);
console.log(JSON.stringify(c) === JSON.stringify(bank.coverage()));
console.log(printCoverage(selectCoverage(c, undefined)));
console.log(printCoverage(selectCoverage(c, ["reasons card_decline.", "states account."])));
console.log(printCoverage(selectCoverage(c, ["endpoints accounts.create", "reasons wire_decline.group"])));
const u = new Set(hits.map(h=>"physical_card.shipment.status "+h).concat(["pending","submitted","acknowledged","shipped","returned","rejected"].map(h=>"physical_card.shipment.status "+h)));
for (const k of ["states","transitions"] as const) { const r=c[k] as any; r.reached=[...r.reached,...r.unreached.filter((n:string)=>u.has(n))]; r.unreached=r.unreached.filter((n:string)=>!u.has(n)); }
mkdirSync("/tmp/cov", { recursive: true });
writeFileSync("/tmp/cov/all.html", printPage(c, undefined));
writeFileSync("/tmp/cov/some.html", printPage(c, ["reasons card_decline.", "states account", "transitions account","states event", "states physical"]));
