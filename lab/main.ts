/**
 * `npm run lab -- <command> [arguments]`: measures, judges or breaks the product. `npm run bench` is the first of these. Without a command
 * it lists them. What a command measures is in README.md beside this file.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { labIsMissing } from '../scripts/lab-installed.ts';

interface Command {
  name: string;
  does: string;
  /** The program, below `lab/`; or the arguments of Vitest. */
  program?: string;
  vitest?: readonly string[];
  /** It imports packages that only `npm ci --prefix lab` installs. */
  needsLab?: true;
}

const screenshots = ['run', '--config', 'lab/screenshots/vitest.config.ts'];

const commands: readonly Command[] = [
  { name: 'bench', does: 'time, memory, units and dollars', program: 'bench/main.ts' },
  { name: 'bench-mcp', does: "the MCP server's processor time", program: 'bench/mcp.ts' },
  { name: 'bench-webhooks', does: 'from an event to its first attempt', program: 'bench/webhook-latency.ts' },
  { name: 'eval', does: 'models on the labelled sets', program: 'eval/main.ts' },
  { name: 'truth', does: 'false statements about pages', program: 'truth/main.ts' },
  { name: 'truth-ideas', does: 'false statements of ideas', program: 'truth/ideas/main.ts' },
  { name: 'estimate', does: 'promised and real gains of advice', program: 'estimate/main.ts' },
  { name: 'page-kinds', does: 'recognized kinds of pages', program: 'page-kinds/main.ts' },
  { name: 'facts', does: 'precision and recall of facts', program: 'facts/score-facts.ts' },
  { name: 'extraction', does: 'main content beside that of others', program: 'extraction/score-extraction.ts' },
  { name: 'check-extraction', does: 'what main content must have', program: 'extraction/check-extraction.ts' },
  { name: 'issues', does: 'the issues of a static site', program: 'issues/main.ts' },
  { name: 'keywords', does: 'detected keywords', program: 'keywords/detect-keywords.ts' },
  { name: 'outlines', does: 'outlines of pages', program: 'outlines/outline-folder.ts' },
  { name: 'grades', does: 'how grades spread', program: 'grading/grade-folder.ts' },
  { name: 'prompts', does: 'what an analysis sends to a model', program: 'grading/prompt-sizes.ts' },
  { name: 'order-of-grades', does: 'scores beside ratings of people', program: 'grading/order-of-grades.ts' },
  { name: 'compare-advice', does: 'what advice pages share', program: 'grading/compare-advice.ts' },
  { name: 'judge-edits', does: 'real and fake edits', program: 'grading/judge-edits.ts' },
  { name: 'judge-topics', does: 'paragraphs of other pages', program: 'grading/judge-topics.ts' },
  { name: 'shuffle-words', does: 'grades of shuffled text', program: 'grading/shuffle-words.ts' },
  { name: 'admission', does: 'many analyses in simulated time', program: 'admission/main.ts' },
  { name: 'large-site', does: 'a crawl in slices, and its law', program: 'large-site/main.ts' },
  { name: 'ablate', does: 'what the absence of each rule costs', program: 'ablate/main.ts' },
  { name: 'explain', does: 'which rules said what of a text', program: 'explain/main.ts' },
  { name: 'mutation', does: 'changes that no test notices', program: 'mutation/main.ts', needsLab: true },
  { name: 'domain-size', does: 'lines and patterns of the rules', program: 'domain-size/main.ts' },
  { name: 'patterns', does: 'the time of regular expressions', program: 'patterns/main.ts', needsLab: true },
  { name: 'faults', does: 'what is lost when things fail', program: 'faults/main.ts', needsLab: true },
  { name: 'rehearse-crash', does: 'a worker killed in a crawl', program: 'faults/rehearse-crash.ts' },
  { name: 'screenshots', does: 'the pictures of docs/console.md', vitest: [...screenshots, 'screenshots.command'] },
  { name: 'console-figures', does: 'the figures of docs/console.md', vitest: [...screenshots, 'figures.command'] },
  { name: 'word-order', does: 'writes word-order-data.generated.ts', program: 'tables/generate-word-order.ts' },
  {
    name: 'schema-org',
    does: 'writes schema-org/types.json',
    program: 'tables/generate-schema-org-types.ts',
    needsLab: true,
  },
];

const [name, ...given] = process.argv.slice(2);
const command = commands.find((one) => one.name === name);
if (command === undefined) {
  const lines = commands.map((one) => `  ${one.name.padEnd(17)} ${one.does}`);
  process.stderr.write(`usage: npm run lab -- <command> [arguments]\n\n${lines.join('\n')}\n`);
  process.exit(2);
}
const missing = command.needsLab ? labIsMissing() : null;
if (missing !== null) {
  process.stderr.write(`${command.name} cannot run: ${missing}\n`);
  process.exit(2);
}
const child =
  command.program === undefined
    ? spawn('vitest', [...(command.vitest ?? []), ...given], { stdio: 'inherit' })
    : spawn(process.execPath, [path.join(import.meta.dirname, command.program), ...given], { stdio: 'inherit' });
const [code] = (await once(child, 'close')) as [number | null];
process.exit(code ?? 1);
