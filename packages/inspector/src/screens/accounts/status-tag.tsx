import type { Account } from "@sandbank/contract";
import { Tag } from "../../parts/tag.tsx";

export function StatusTag({ status }: Pick<Account, "status">) {
  return <Tag tone={status === "open" ? "ok" : "quiet"}>{status}</Tag>;
}
