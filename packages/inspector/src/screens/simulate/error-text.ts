import type { FormField } from "../../tables/form-table.ts";
import { moneyText } from "../../words/money.ts";
import type { FieldError } from "./send.ts";

/** What is wrong with the field at a path, as a sentence. The bank counts in cents; a field of dollars says its bounds in dollars. */
export function errorText({ key, kind }: FormField, path: string, errors: readonly FieldError[]): string | undefined {
  const error = errors.find(({ field }) => field === path);
  if (error === undefined) return undefined;
  const { message, isSentence } = error;
  if (isSentence === true) return message;
  return `${key} ${kind === "cents" ? message.replace(/\b\d+\b/g, (cents) => moneyText(Number(cents))) : message}`;
}
