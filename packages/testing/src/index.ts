export type { Coverage } from "@sandbank/engine";
