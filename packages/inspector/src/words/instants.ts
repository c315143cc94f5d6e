export {
  dayOf,
  instantText,
  shortDayOf,
  shortInstantText,
  spanBetween,
  spanText,
  timeOf,
} from "sandbank/private/words/instants";
