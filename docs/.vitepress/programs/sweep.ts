export { booksMatch, sweep } from "@sandbank/testing/sweep";
