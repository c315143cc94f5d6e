/** The first page of the list. The navigation counts its rows. */
export const declinesPath = "/declined_transactions?limit=100";
