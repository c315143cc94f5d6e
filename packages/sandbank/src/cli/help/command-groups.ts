/** Commands that `sandbank --help` lists under one heading. */
interface CommandGroup {
  readonly title: string;
  /** The words of each command, in the order of the help. */
  readonly words: readonly string[];
}

/** Every command, once. */
export const commandGroups: readonly CommandGroup[] = [
  { title: "Start and stop", words: ["start", "exec", "wait", "status", "stop", "env", "open"] },
  {
    title: "Look",
    words: [
      "search",
      "explain",
      "balance",
      "limits",
      "diff",
      "logs",
      "attempts",
      "coverage",
      "audit",
      "secret",
      "verify-receiver",
    ],
  },
  {
    title: "Change",
    words: [
      "call",
      "trigger",
      "listen",
      "resend",
      "replay-missing",
      "rotate-secret",
      "faults",
      "faults arm",
      "faults clear",
      "delivery-faults",
    ],
  },
  {
    title: "Time",
    words: [
      "clock",
      "clock due",
      "clock advance",
      "clock to",
      "clock next",
      "clock freeze",
      "clock resume",
      "clock rate",
    ],
  },
  { title: "Sessions", words: ["export", "replay"] },
  {
    title: "Banks",
    words: ["banks", "banks new", "banks rm", "reset", "snapshot save", "snapshot load", "snapshot ls", "snapshot rm"],
  },
  { title: "Help", words: ["doctor", "config", "completion"] },
];
