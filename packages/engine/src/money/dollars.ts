export { dollars } from "@sandbank/contract/private/words";
