/** The message of an error: what failed, why, and in sentences what to do next. `action` follows "Failed to". */
export function failureText(action: string, why: string, advice?: string): string {
  return `[sandbank] Failed to ${action}: ${why}.${advice ? ` ${advice}` : ""}`;
}
