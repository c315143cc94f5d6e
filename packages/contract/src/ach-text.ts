import { patterned } from "./schema-kit.ts";

/** Text that an ACH file can contain. */
export const achText = (description: string, maximum: number, more?: string) =>
  patterned(description, { pattern: /^[ -~]*$/, form: `1 to ${maximum} characters of printable ASCII`, more })
    .min(1)
    .max(maximum);
