import { bankName, setParams } from "../router/router.ts";
import { useRead } from "../store/use-read.ts";

/** Selects the bank that all screens show. */
export function BankPicker() {
  const banks = useRead("banks.list");
  const names = banks.state === "ready" ? banks.data.data.map(({ name }) => name) : [];
  const all = names.includes(bankName.value) ? names : [bankName.value, ...names];
  return (
    <select
      aria-label="Bank"
      value={bankName.value}
      onChange={({ currentTarget }) =>
        setParams({ bank: currentTarget.value === "default" ? "" : currentTarget.value, at: "" })
      }
    >
      {all.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
}
