import { type CompletionNode, quoted } from './completion-tree.ts';

/** Fish escapes a quote within quotes by a backslash. */
const fishQuoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

export function fishScript(tree: readonly CompletionNode[]): string {
  const below = tree.slice(1).map(({ path }) => quoted(path));
  const lines = tree.flatMap(({ path, commands, options, choices }) => {
    const line = (rest: string): string => `complete -c coa -n ${fishQuoted(`__coa_at ${path}`)} ${rest}`;
    return [
      ...commands.map(({ name, description }) => line(`-f -a ${name} -d ${fishQuoted(description)}`)),
      ...(choices.length > 0 ? [line(`-f -a ${fishQuoted(choices.join(' '))}`)] : []),
      ...options.map(({ name, description, takesValue, choices: values }) => {
        const value = values.length > 0 ? ` -x -a ${fishQuoted(values.join(' '))}` : takesValue ? ' -r' : '';
        return line(`-l ${name.slice(2)}${value} -d ${fishQuoted(description)}`);
      }),
    ];
  });
  return `# Completion of coa for fish.
function __coa_at
  set -l at coa
  for word in (commandline -opc)[2..]
    switch "$at $word"
      case ${below.join(' \\\n        ')}
        set at "$at $word"
    end
  end
  test "$at" = "$argv"
end
${lines.join('\n')}
`;
}
