export { dollars } from "@sandbank/contract/private/dollars";
