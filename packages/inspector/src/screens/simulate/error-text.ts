import type { FormField } from "../../tables/form-table.ts";
import { moneyText } from "../../words/money.ts";
import type { FieldError } from "./send.ts";

/**
 * Returns the error of the field at a path, as a sentence. The bank's messages are in cents; for a field in dollars,
 * the bounds are converted to dollars.
 */
export function errorText({ key, kind }: FormField, path: string, errors: readonly FieldError[]): string | undefined {
  const error = errors.find(({ field }) => field === path);
  if (error === undefined) return undefined;
  const { message, isSentence } = error;
  if (isSentence === true) return message;
  return `${key} ${kind === "cents" ? message.replace(/\b\d+\b/g, (cents) => moneyText(Number(cents))) : message}`;
}
