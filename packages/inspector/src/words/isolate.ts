export { isolate, withoutDirection } from "@sandbank/contract/private/words";
