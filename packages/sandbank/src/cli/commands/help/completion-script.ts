export const shells = ["bash", "zsh", "fish", "pwsh"] as const;
export type Shell = (typeof shells)[number];

/** The completions of a command. */
export interface CompletionEntry {
  readonly words: string;
  readonly flags: readonly { readonly name: string; readonly values: readonly string[] | undefined }[];
  /** The values of the first argument. */
  readonly values: readonly string[];
}

/** A script that completes the command line in a shell. All words have only letters, digits, `.`, `_` and `-`. */
export function completionScript(shell: Shell, entries: readonly CompletionEntry[]): string {
  if (shell === "fish") return fishScript(entries);
  if (shell === "pwsh") return pwshScript(entries);
  const bash = bashScript(entries);
  // Zsh runs completions of bash.
  return shell === "bash" ? bash : `#compdef sandbank\nautoload -U +X bashcompinit && bashcompinit\n${bash}`;
}

function bashScript(entries: readonly CompletionEntry[]): string {
  const cases = entries.map(({ words, flags, values }) => {
    const below = wordsBelow(entries, words);
    return `    "${words}") echo "${[...below, ...values, ...flags.map(({ name }) => `--${name}`)].join(" ")}" ;;`;
  });
  const groups = groupsOf(entries).map((group) => `    "${group}") echo "${wordsBelow(entries, group).join(" ")}" ;;`);
  const flagValues = new Map(
    entries.flatMap(({ words, flags }) =>
      flags.flatMap(({ name, values }) => (values === undefined ? [] : [[`${words} --${name}`, values.join(" ")]])),
    ) as [string, string][],
  );
  return [
    "_sandbank_words() {",
    '  case "$1" in',
    `    "") echo "${wordsBelow(entries, "").join(" ")}" ;;`,
    ...groups,
    ...cases,
    ...[...flagValues].map(([key, values]) => `    "${key}") echo "${values}" ;;`),
    "  esac",
    "}",
    "_sandbank() {",
    `  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" words="" index`,
    "  for ((index = 1; index < COMP_CWORD; index++)); do",
    `    [[ "\${COMP_WORDS[index]}" == -* ]] && break`,
    `    [[ -z "$(_sandbank_words "\${words:+$words }\${COMP_WORDS[index]}")" ]] && break`,
    `    words="\${words:+$words }\${COMP_WORDS[index]}"`,
    "  done",
    '  local choices="$(_sandbank_words "$words")"',
    '  [[ "$previous" == --* ]] && choices="$(_sandbank_words "$words $previous")"',
    '  [[ "$previous" == --* && -z "$choices" ]] && choices="$(_sandbank_words "$words")"',
    '  COMPREPLY=($(compgen -W "$choices" -- "$current"))',
    `  [[ \${#COMPREPLY[@]} -eq 0 ]] && COMPREPLY=($(compgen -f -- "$current"))`,
    "}",
    "complete -F _sandbank sandbank",
  ].join("\n");
}

function pwshScript(entries: readonly CompletionEntry[]): string {
  const choices = new Map<string, readonly string[]>([
    ["", wordsBelow(entries, "")],
    ...groupsOf(entries).map((group) => [group, wordsBelow(entries, group)] as const),
    ...entries.flatMap(({ words, flags, values }) => [
      [words, [...wordsBelow(entries, words), ...values, ...flags.map(({ name }) => `--${name}`)]] as const,
      ...flags.flatMap(({ name, values: accepted }) =>
        accepted === undefined ? [] : [[`${words} --${name}`, accepted] as const],
      ),
    ]),
  ]);
  return [
    "Register-ArgumentCompleter -Native -CommandName sandbank -ScriptBlock {",
    "  param($current, $line, $position)",
    "  $choices = @{",
    ...[...choices].map(([key, values]) => `    '${key}' = '${values.join(" ")}'`),
    "  }",
    "  $given = @($line.CommandElements | Select-Object -Skip 1 | Where-Object { $_.Extent.EndOffset -lt $position } | ForEach-Object { $_.ToString() })",
    "  $words = ''",
    "  foreach ($each in $given) {",
    "    $next = if ($words -eq '') { $each } else { \"$words $each\" }",
    "    if ($each.StartsWith('-') -or -not $choices.ContainsKey($next)) { break }",
    "    $words = $next",
    "  }",
    "  $key = if ($given.Count -gt 0) { \"$words $($given[-1])\" } else { '' }",
    "  if (-not $choices.ContainsKey($key)) { $key = $words }",
    '  $choices[$key].Split(" ") | Where-Object { $_.StartsWith($current) } | ForEach-Object { $_ }',
    "}",
  ].join("\n");
}

function fishScript(entries: readonly CompletionEntry[]): string {
  const lines = entries.flatMap(({ words, flags, values }) => {
    const own = `__fish_sandbank_in ${words}`;
    const given = [...wordsBelow(entries, words), ...values];
    return [
      ...(given.length === 0 ? [] : [`complete -c sandbank -n '${own}' -f -a '${given.join(" ")}'`]),
      ...flags.map(({ name, values: accepted }) =>
        accepted === undefined
          ? `complete -c sandbank -n '${own}' -l ${name}`
          : `complete -c sandbank -n '${own}' -l ${name} -x -a '${accepted.join(" ")}'`,
      ),
    ];
  });
  const groups = groupsOf(entries).map(
    (group) => `complete -c sandbank -n '__fish_sandbank_in ${group}' -f -a '${wordsBelow(entries, group).join(" ")}'`,
  );
  return [
    "function __fish_sandbank_in",
    "  set -l words (commandline -opc)",
    '  set -l own (string join " " -- $argv)',
    '  test (string join " " -- $words[2..(math 1 + (count $argv))]) = "$own"',
    "end",
    `complete -c sandbank -n 'test (count (commandline -opc)) -eq 1' -f -a '${wordsBelow(entries, "").join(" ")}'`,
    ...groups,
    ...lines,
  ].join("\n");
}

/** The next words after some words: `arm` and `clear` after `faults`. */
function wordsBelow(entries: readonly CompletionEntry[], words: string): string[] {
  const prefix = words === "" ? "" : `${words} `;
  const below = entries.filter((entry) => entry.words.startsWith(prefix) && entry.words !== words);
  return [...new Set(below.map((entry) => entry.words.slice(prefix.length).split(" ")[0] as string))];
}

/** Words that only lead to commands, such as `snapshot`. */
function groupsOf(entries: readonly CompletionEntry[]): string[] {
  const firsts = entries.flatMap(({ words }) => (words.includes(" ") ? [words.split(" ")[0] as string] : []));
  return [...new Set(firsts)].filter((first) => !entries.some(({ words }) => words === first));
}
