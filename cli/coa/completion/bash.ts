import { type CompletionNode, quoted } from './completion-tree.ts';

/** Works with bash 3.2, which macOS has. Where no word fits, the names of files do. */
export function bashScript(tree: readonly CompletionNode[]): string {
  const below = tree.slice(1).map(({ path }) => quoted(path));
  const values = tree.flatMap(({ path, options }) =>
    options
      .filter(({ takesValue }) => takesValue)
      .map(({ name, choices }) => `    ${quoted(`${path} ${name}`)}) words=${quoted(choices.join(' '))}; isValue=1 ;;`),
  );
  const words = tree.map(({ path, commands, options, choices }) => {
    const all = [...commands.map(({ name }) => name), ...choices, ...options.map(({ name }) => name)];
    return `    ${quoted(path)}) words=${quoted(all.join(' '))} ;;`;
  });
  return `# Completion of coa for bash.
_coa() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" at=coa words= isValue= i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$at \${COMP_WORDS[i]}" in
      ${below.join('|\\\n      ')}) at="$at \${COMP_WORDS[i]}" ;;
    esac
  done
  case "$at $previous" in
${values.join('\n')}
  esac
  [ -n "$isValue" ] || case "$at" in
${words.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o bashdefault -o default -F _coa coa
`;
}
