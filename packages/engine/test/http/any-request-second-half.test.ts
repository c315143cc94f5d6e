import { holdEveryAnswer } from "../support/every-answer.ts";

holdEveryAnswer(1);
