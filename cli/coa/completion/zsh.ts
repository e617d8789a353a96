import { type CompletionNode, quoted } from './completion-tree.ts';

const described = (name: string, description: string): string =>
  quoted(`${name.replaceAll(':', '\\:')}:${description}`);

/** A file of $fpath, or sourced. */
export function zshScript(tree: readonly CompletionNode[]): string {
  const below = tree.slice(1).map(({ path }) => quoted(path));
  const values = tree.flatMap(({ path, options }) =>
    options
      .filter(({ takesValue }) => takesValue)
      .map(({ name, choices }) =>
        choices.length > 0
          ? `    ${quoted(`${path} ${name}`)}) compadd -- ${choices.map(quoted).join(' ')}; return ;;`
          : `    ${quoted(`${path} ${name}`)}) _files; return ;;`,
      ),
  );
  const words = tree.map(({ path, commands, options, choices }) => {
    const all = [
      ...commands.map(({ name, description }) => described(name, description)),
      ...choices.map(quoted),
      ...options.map(({ name, description }) => described(name, description)),
    ];
    return `    ${quoted(path)}) candidates=(${all.join(' ')}) ;;`;
  });
  return `#compdef coa
# Completion of coa for zsh.
_coa() {
  local at=coa word
  local -a candidates
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$at $word" in
      (${below.join('|')}) at="$at $word" ;;
    esac
  done
  case "$at \${words[CURRENT-1]}" in
${values.join('\n').replaceAll(/^ {4}'/gm, "    ('")}
  esac
  case "$at" in
${words.join('\n').replaceAll(/^ {4}'/gm, "    ('")}
  esac
  _describe 'coa' candidates || _files
}
if [ "$funcstack[1]" = "_coa" ]; then _coa "$@"; else compdef _coa coa; fi
`;
}
