// Generated from project.json by `npm run generate`. Do not edit.

/** The address of the documentation, without a slash at its end. */
export const site: string | null = null;
