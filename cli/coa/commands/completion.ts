import { argument, defineCommand } from '../command.ts';
import { oneOf } from '../values.ts';

export const completion = defineCommand({
  name: 'completion',
  description: 'Print the completion script of a shell',
  details:
    'Bash: add "source <(coa completion bash)" to ~/.bashrc. Zsh: write it to a file "_coa" in a folder of $fpath.\nFish: write it to ~/.config/fish/completions/coa.fish.',
  arguments: { shell: argument(oneOf(['bash', 'zsh', 'fish'], 'shell'), 'bash, zsh or fish') },
  options: {},
  examples: ['coa completion bash', 'coa completion fish > ~/.config/fish/completions/coa.fish'],
  async run({ shell }) {
    const [{ buildProgram }, { completionScripts }] = await Promise.all([
      import('../program.ts'),
      import('../completion/completion-scripts.ts'),
    ]);
    // The tree as help shows it, with nothing to run.
    const script = completionScripts[shell](await buildProgram(null, async () => {}));
    return { kind: 'text', json: { shell, script }, text: script };
  },
});
