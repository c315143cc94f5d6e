// Other packages of the repository import these words through the private subpath `./private/words`. Their builds contain
// only what they use, because this module has no statement of its own.

export { dollars } from "./dollars.ts";
export { isolate, withoutDirection } from "./isolate.ts";
export { type Lookup, nameObject } from "./object-names.ts";
export { railWords } from "./rails.ts";
export { transactionLabels } from "./transaction-labels.ts";
