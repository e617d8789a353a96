import { argument, defineCommand } from '../command.ts';
import { parseChoice } from '../values.ts';

export const completion = defineCommand({
  name: 'completion',
  description: 'Print the completion script of a shell',
  details:
    'Bash: add "source <(coa completion bash)" to ~/.bashrc. Zsh: write it to a file "_coa" in a folder of $fpath.\nFish: write it to ~/.config/fish/completions/coa.fish.',
  arguments: { shell: argument(parseChoice(['bash', 'zsh', 'fish'], 'shell'), 'bash, zsh or fish') },
  options: {},
  examples: ['coa completion bash', 'coa completion fish > ~/.config/fish/completions/coa.fish'],
  async run({ shell }, { buildCommands }) {
    const { completionScripts } = await import('../completion/completion-scripts.ts');
    const script = completionScripts[shell](await buildCommands());
    return { kind: 'text', json: { shell, script }, text: script };
  },
});
