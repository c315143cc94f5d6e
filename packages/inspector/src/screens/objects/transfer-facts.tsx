import { Keys } from "../../parts/frames.tsx";
import { NameText, ObjectName } from "../../parts/values.tsx";
import { valuesAt } from "../../tables/values-at.ts";
import { isolate } from "../../words/isolate.ts";
import { moneyText } from "../../words/money.ts";
import { type Fields, type Subject, spaced } from "../../words/step-name.ts";
import { isSent, reasonIn } from "./path.ts";

/** The labels of what these facts say. */
export const TOLD_OF_TRANSFER =
  /^(?:Amount|Direction|(?:Destination )?account|(?:Individual|Creditor|Debtor|Recipient) name)$|(?:account|routing) number$|company name$|reason/i;

export function isTransfer({ type }: Fields): boolean {
  return String(type).endsWith("_transfer");
}

/** The facts that people ask of a transfer first: amount, direction, the two sides, and state. */
export function TransferFacts({ object }: { readonly object: Subject }) {
  const { type, amount, direction, status, account_number_id, source_account_number_id, account_id } = object;
  const isOwn = isSent(String(type));
  const isDebit = direction === "debit" || Number(amount) < 0;
  const isIn = isDebit === isOwn;
  const own = <ObjectName id={String(account_number_id ?? source_account_number_id ?? account_id)} />;
  const other = <Party of={object} isSent={isOwn} />;
  const reason = Object.values(object).map(reasonIn).find(Boolean);
  return (
    <Keys
      of={{
        Amount: moneyText(Math.abs(Number(amount))),
        Direction: `${isIn ? "into" : "out of"} the Account${isDebit ? ", by a debit" : ""}`,
        From: isIn ? other : own,
        To: isIn ? own : other,
        State: [spaced(String(status)), reason].filter(Boolean).join(": "),
      }}
    />
  );
}

const SENT_TO = ["individual_name", "creditor_name", "creditor.name", "physical_check.recipient_name"];
const RECEIVED_FROM = ["originator_company_name", "debtor_name"];

/** The name and the numbers of the other party, or the Account to which a transfer within the bank goes. */
function Party({ of, isSent }: { readonly of: Fields; readonly isSent: boolean }) {
  if (of["destination_account_id"]) return <ObjectName id={String(of["destination_account_id"])} />;
  const [name] = (isSent ? SENT_TO : RECEIVED_FROM).flatMap((path) => valuesAt(of, path));
  const account = of[isSent ? "account_number" : "debtor_account_number"];
  const bank = isSent ? of["routing_number"] : (of["originator_routing_number"] ?? of["debtor_routing_number"]);
  const texts = [name && isolate(String(name)), account && `account ${account}`, bank && `routing number ${bank}`];
  return <NameText text={texts.filter(Boolean).join(", ") || "not known"} />;
}
