import type { Program } from "./program.ts";
import { accountPrograms } from "./programs/accounts.ts";
import { cardDeclinePrograms } from "./programs/card-declines.ts";
import { cardPrograms } from "./programs/cards.ts";
import { checkAndMailPrograms } from "./programs/checks-and-mail.ts";
import { errorPrograms } from "./programs/errors.ts";
import { externalAccountPrograms } from "./programs/external-accounts.ts";
import { outboundPrograms } from "./programs/outbound.ts";
import { surroundingPrograms } from "./programs/surroundings.ts";
import { transferPrograms } from "./programs/transfers.ts";

/** All programs. They do not declare the entries that they reach; `bank.coverage()` counts them after a run. */
export const programs: readonly Program[] = [
  ...accountPrograms,
  ...surroundingPrograms,
  ...cardPrograms,
  ...cardDeclinePrograms,
  ...transferPrograms,
  ...checkAndMailPrograms,
  ...externalAccountPrograms,
  ...outboundPrograms,
  ...errorPrograms,
];
